import { AppError, refuseForNow } from "@/lib/errors";
import { cachedExams } from "@/lib/exams/cache";
import { api } from "@/lib/http/api";
import { etagOf } from "@/lib/http/etag";
import { respondStamped } from "@/lib/http/json-response";
import { clientAddress, networkOf } from "@/lib/http/network";
import { otherMethodsThan } from "@/lib/http/other-methods";
import type { Language } from "@/lib/i18n/languages";
import { parseId } from "@/lib/ids";
import { cachedJob } from "@/lib/jobs/cache";
import { examPictureOf } from "@/lib/share/exam-picture";
import { keptPicture } from "@/lib/share/kept-pictures";
import { pictureOf } from "@/lib/share/picture";
import { type SharedPicture, sitePicture, stampOf } from "@/lib/share/shared-picture";

export const dynamic = "force-dynamic";

const SECONDS_TO_WAIT = 5;

/** /share/job-5.png, /share/exam-5.png, /share/site.png: what programs show beside a link to a notice, with an exam, and beside all others (decision 060). */
export const GET = api({}, async ({ request, params, language, t }) => {
  const picture = await pictureFor(params.file ?? "", language, new Date());
  if (!picture) throw new AppError("NOT_FOUND", t("notFound"));
  const body = await keptPicture(picture, networkOf(clientAddress(request)));
  if (body === null) throw refuseForNow(t("rateLimited"), SECONDS_TO_WAIT);
  return respondStamped(request, { body, etag: etagOf(Buffer.from(body.buffer)), type: "image/png", stamp: stampOf(picture) });
});

async function pictureFor(file: string, language: Language, now: Date): Promise<SharedPicture | null> {
  if (file === "site.png") return sitePicture(language);
  const [, kind, digits = ""] = /^(job|exam)-(\d+)\.png$/.exec(file) ?? [];
  const id = parseId(digits);
  if (id === null) return null;
  if (kind === "exam") {
    const exam = (await cachedExams()).find((one) => one.id === id);
    return exam ? examPictureOf(exam, language, now) : null;
  }
  const job = await cachedJob(id);
  return job && pictureOf(job, language, now);
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
