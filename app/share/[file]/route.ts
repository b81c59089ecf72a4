import { AppError, refuseForNow } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { etagOf } from "@/lib/http/etag";
import { respondStamped } from "@/lib/http/json-response";
import { clientAddress, networkOf } from "@/lib/http/network";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { cachedJob } from "@/lib/jobs/cache";
import { parseJobId } from "@/lib/jobs/job-id";
import { keptPicture } from "@/lib/share/kept-pictures";
import { pictureOf } from "@/lib/share/picture";

export const dynamic = "force-dynamic";

const SECONDS_TO_WAIT = 5;

/** /share/job-5.png: the picture of a notice that programs show beside a link to it (decision 060). */
export const GET = api({}, async ({ request, params, language, t }) => {
  const id = parseJobId(/^job-(\d+)\.png$/.exec(params.file ?? "")?.[1] ?? "");
  const job = id === null ? null : await cachedJob(id);
  if (!job) throw new AppError("NOT_FOUND", t("notFound"));
  const body = await keptPicture(pictureOf(job, language, new Date()), networkOf(clientAddress(request)));
  if (body === null) throw refuseForNow(t("rateLimited"), SECONDS_TO_WAIT);
  return respondStamped(request, { body, etag: etagOf(Buffer.from(body.buffer)), type: "image/png" });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
