import { z } from "zod";
import { announceJobChanges } from "@/lib/cache/announce";
import { dayInIndia, lastDate } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { adminJobAnswer } from "@/lib/jobs/editing/answer";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { withNoticeTexts } from "@/lib/jobs/editing/fill-from-notice";
import { publicationSchema, submissionSchema } from "@/lib/jobs/editing/schema";
import { createJob } from "@/lib/jobs/editing/write/mutations";
import { publicationOf } from "@/lib/jobs/publication";
import { adminListSchema } from "@/lib/jobs/search/staff/filters";
import { listAdminJobs } from "@/lib/jobs/search/staff/list";
import { announcedStart } from "@/lib/notice/announced-start";
import { checkNotice } from "@/lib/notice/check";

export const dynamic = "force-dynamic";

const MAX_BODY_BYTES = 512 * 1024;
const bodySchema = z.record(z.string(), z.unknown());

/** `{jobs, total}`: a page of all jobs, whatever their status; with `isMore` where more than `total` match. */
export const GET = api({ role: "editor", query: adminListSchema }, async ({ query }) =>
  respondPrivate(await listAdminJobs(query, new Date())),
);

/**
 * Creates a job, with its `notice` as data where one is given: published at once, or a draft, or scheduled (`status`, `publishAt`). 201 and
 * the job. With a `submission`, a UUID of the caller's, the same call may be sent again after the network took its answer: it makes one
 * job, and answers that.
 */
export const POST = api({ role: "editor", body: bodySchema, maxBodyBytes: MAX_BODY_BYTES }, async ({ body, actor }) => {
  const now = new Date();
  const publication = parseInput(publicationSchema, body);
  const { submission } = parseInput(submissionSchema, body);
  const kind = publication.status === "draft" ? "edit" : "new";
  const { fields, issues } = checkJob(withNoticeTexts(body, body.notice), {
    today: dayInIndia(now),
    kind,
    announcedStart: announcedStart(body.notice),
  });
  if (!fields) throw refuse(issues);
  const notice = checkNotice(body.notice, fields.deadline);
  const how = publicationOf(publication, lastDate(fields.deadline, notice?.closesAt), now);
  const job = await createJob(fields, how, { actor, now, notice, submission });
  await announceJobChanges();
  return respondPrivate(adminJobAnswer(job), { status: 201 });
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "POST");
