import { dayInIndia, isDay, lastDate } from "@/lib/dates";
import { db } from "@/lib/db";
import { findAdminJob, findClosingHour, findListedHour } from "@/lib/jobs/editing/queries";
import type { JobFields } from "@/lib/jobs/editing/schema";
import { type JobToStore, jobToStore } from "@/lib/jobs/editing/write/job-to-store";
import type { DerivedColumns } from "@/lib/jobs/facts/derive";
import { withNulls } from "@/lib/jobs/job/blanks";
import { SHOWN_NAMES, type ShownFact } from "@/lib/jobs/job/columns";
import { forEachName, type Stored } from "@/lib/jobs/job/field";
import { JOB_NAMES, type JobTable, POSITION_NAMES, type PositionTable } from "@/lib/jobs/job/names";
import { MANUAL_SOURCE } from "@/lib/jobs/job/values";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { keptNotice } from "@/lib/notice/of-job";
import type { Notice } from "@/lib/notice/schema";

/**
 * A form as the page of the job that saving it would store (jobToStore), a new one where `id` names none. What the rules still miss in an
 * unfinished form is filled in, so that there is something to see: a title, today as the deadline, a vacancy for each post. A `notice` that
 * is not given stays as it is stored.
 */
export async function previewJob(
  fields: JobFields,
  { id, now, notice: typed }: { id: number; now: Date; notice?: Notice | null },
): Promise<JobDetailDto> {
  const today = dayInIndia(now);
  const current = await findAdminJob(id);
  const origin = { source: current?.source ?? MANUAL_SOURCE, sourceReference: "", postedOn: current?.postedOn ?? today };
  const toStore = jobToStore(withoutGaps(fields, today), origin);
  const body = await db().organisation.findUnique({
    where: { name: toStore.input.recruitingOrganization },
    select: { website: true },
  });
  const notice = typed === undefined ? current && keptNotice(current, toStore.input.deadline) : typed;
  const lastHour = current ? await findListedHour(current.id) : null;
  // A new last date opens what was closed early.
  const closed = current?.deadline === toStore.input.deadline ? current.closed : null;
  const stated = lastDate(toStore.input.deadline, notice?.closesAt, lastHour).closesAt;
  // As the trigger set_closes_at decides: when it was closed, else the hour of the notice, else that of the source, each of its own day alone.
  const hour = { lastHour, closesAt: closed ? await findClosingHour(id) : stated };
  return {
    ...pageOf(toStore),
    id,
    closed,
    ...hour,
    notice,
    organisationWebsite: body?.website ?? null,
    updatedAt: now.toISOString(),
  };
}

function withoutGaps(fields: JobFields, today: string): JobFields {
  return {
    ...fields,
    title: fields.title || "Untitled",
    deadline: isDay(fields.deadline) ? fields.deadline : today,
    applicationStartDate: isDay(fields.applicationStartDate) ? fields.applicationStartDate : "",
    jobPositions: fields.jobPositions.map((post) => ({ ...post, numberOfVacancies: post.numberOfVacancies || 1 })),
  };
}

/** The page without what the database alone knows. Numbers of posts are their places. */
function pageOf({ input, derived }: JobToStore) {
  return {
    ...withNulls<Stored<JobTable>>(JOB_NAMES, input),
    ...(forEachName(SHOWN_NAMES, (name) => derived[name]) as Pick<DerivedColumns, ShownFact>),
    isSample: input.source === "sample",
    corrigenda: [],
    announced: null,
    exam: null,
    jobPositions: input.jobPositions.map((post, index) => ({
      id: index + 1,
      ordinal: index + 1,
      ...withNulls<Stored<PositionTable>>(POSITION_NAMES, post),
    })),
  };
}
