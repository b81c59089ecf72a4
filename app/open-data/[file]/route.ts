import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { openDataFile } from "@/lib/open-data/file";

export const dynamic = "force-dynamic";

const LIMIT = { name: "open-data", calls: 60, seconds: 3600 };

/** /open-data/jobs.csv and /open-data/jobs.jsonl: the facts of every published notice. */
export const GET = api({ limit: LIMIT }, async ({ request, params, t }) => {
  const response = await openDataFile(params.file ?? "", request);
  if (!response) throw new AppError("NOT_FOUND", t("notFound"));
  return response;
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
