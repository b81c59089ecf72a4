import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { parseId } from "@/lib/ids";
import { countApplyClick } from "@/lib/jobs/mutations";

export const dynamic = "force-dynamic";

const LIMIT = { name: "apply-click", calls: 30, seconds: 60 };

/** The beacon of Apply Now: counts a click on an open job. It changes no list, so nothing cached is invalidated. */
export const POST = api({ limit: LIMIT, sameOrigin: true }, async ({ params, t }) => {
  const id = parseId(params.id);
  if (id === null || !(await countApplyClick(id, new Date()))) throw new AppError("NOT_FOUND", t("jobNotOpen"));
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
