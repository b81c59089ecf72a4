import { z } from "zod";
import { announceJobChanges } from "@/lib/cache/announce";
import { dayInIndia, lastDate } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";
import { publishReview, refuseReview, takeBackRefusal } from "@/lib/ingestion/review/mutations";
import { adminJobAnswer } from "@/lib/jobs/editing/answer";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { withNoticeTexts } from "@/lib/jobs/editing/fill-from-notice";
import { publicationSchema } from "@/lib/jobs/editing/schema";
import { publicationOf } from "@/lib/jobs/publication";
import { announcedStart } from "@/lib/notice/announced-start";
import { checkNotice } from "@/lib/notice/check";

export const dynamic = "force-dynamic";

const MAX_BODY_BYTES = 512 * 1024;
const bodySchema = z.object({
  action: z.enum(["publish", "refuse", "wait"]),
  job: z.record(z.string(), z.unknown()).optional(),
  seenAt: z.iso.datetime().optional(),
});

/**
 * Decides a row that waits: `{action: "refuse"}`, which `"wait"` takes back, or `{action: "publish", job, seenAt}` with the job that it becomes and the
 * snapshot that it was made of: 409 where the source says something else since.
 */
export const POST = api({ role: "editor", body: bodySchema, maxBodyBytes: MAX_BODY_BYTES }, async ({ params, body, actor }) => {
  const now = new Date();
  const id = parseId(params.id) ?? NO_ID;
  if (body.action === "refuse") {
    await refuseReview(id, { actor, now });
    return respondPrivate({ message: "The row was refused." });
  }
  if (body.action === "wait") {
    await takeBackRefusal(id, { actor });
    return respondPrivate({ message: "The row waits again." });
  }
  const publication = parseInput(publicationSchema, body.job ?? {});
  const kind = publication.status === "draft" ? "edit" : "source";
  const announced = announcedStart(body.job?.notice);
  const given = withNoticeTexts(body.job ?? {}, body.job?.notice);
  const { fields, issues } = checkJob(given, { today: dayInIndia(now), kind, announcedStart: announced });
  if (!fields) throw refuse(issues);
  const notice = checkNotice(body.job?.notice, fields.deadline);
  const how = publicationOf(publication, lastDate(fields.deadline, notice?.closesAt), now);
  const job = await publishReview(id, { fields, notice, publication: how, seenAt: body.seenAt }, { actor, now });
  await announceJobChanges();
  return respondPrivate(adminJobAnswer(job), { status: 201 });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
