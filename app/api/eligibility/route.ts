import { z } from "zod";
import { answerEligibility } from "@/lib/eligibility/answer";
import { toldProfile } from "@/lib/eligibility/profile";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { findJob } from "@/lib/jobs/queries";

export const dynamic = "force-dynamic";

const LIMIT = { name: "eligibility", calls: 120, seconds: 60 };
const bodySchema = z.object({ jobId: z.int(), profile: toldProfile(() => new Date()) });

/**
 * Whether a person may apply: `{verdict, posts: [{positionId, name, verdict, reasons}], fee}`. A POST because what people say of themselves belongs
 * into no address and no log; nothing of it is stored. A job without a notice as data: `cannot_tell`, and no posts.
 */
export const POST = api({ body: bodySchema, limit: LIMIT }, async ({ body, language, t }) => {
  const job = await findJob(body.jobId);
  if (!job) throw new AppError("NOT_FOUND", t("jobNotFound"));
  return respondPrivate(answerEligibility(body.profile, job, language));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
