import { addDays, type Day, dayInIndia, isOpen, type LastDate, startOfDay } from "@/lib/dates";
import type { ExamDto } from "@/lib/exams/schema";
import { type Announced, type AnnouncedStage, withAnnounced } from "@/lib/notice/announced";
import { type Notice, STAGE_KINDS, type StageKind, type StageStatus } from "@/lib/notice/schema";

/** A stage of a recruitment; one that takes a day begins and ends on it. Null is not known. */
export type TimelineStage = {
  kind: StageKind;
  /** Which of its kind it is, in the order of the notice: with the kind its name from day to day, whatever it is called and when it is. */
  ordinal: number;
  name: string | null;
  from: Day | null;
  to: Day | null;
  status: StageStatus;
  url: string | null;
};

/** What a recruitment says of its course. */
export type Recruitment = LastDate & {
  applicationStartDate: Day | null;
  notice: Pick<Notice, "stages" | "feePaidBy"> | null;
  /** What its body announced since, as sources show it; of a notice that is written just now nothing. */
  announced?: Pick<Announced, "stages"> | null;
};

/** The days of an exam as they were entered in the calendar. */
export type ExamDays = Pick<ExamDto, "admitCardDate" | "examDate" | "resultsDate" | "officialWebsite" | "isCancelled">;

/**
 * The course of a recruitment from application to joining, in the order of its days; what has no day comes last. The first and the last day to
 * apply are those of the listing, by which Apply opens and closes. Stages of a kind that neither the notice states nor the body has announced since
 * are taken from its exam in the calendar: a recruitment and its exam are one thing seen twice, and this function alone joins the two.
 */
export function timelineOf(job: Recruitment, exam: ExamDays | null): TimelineStage[] {
  const ofNotice = (job.notice?.stages ?? []).map(toTimelineStage);
  const stated = withAnnounced(ofNotice, job.announced?.stages ?? []);
  // A link to the days of an exam says none: those of the calendar stay.
  const states = (kind: StageKind) =>
    stated.some((stage, at) => stage.kind === kind && (at < ofNotice.length || dayOfStage(stage) !== null));
  const apply = stated.find(isLive("apply"));
  return numbered([
    { ...(apply ?? stageOf("apply", null)), from: job.applicationStartDate ?? apply?.from ?? null, to: job.deadline },
    ...stated.filter((stage) => stage.kind !== "apply"),
    ...(job.notice?.feePaidBy && !states("fee") ? [{ ...stageOf("fee", null), to: job.notice.feePaidBy }] : []),
    ...(exam ? stagesOfExam(exam).filter(({ kind }) => !states(kind)) : []),
  ]).toSorted(byDay);
}

/** The exam of a recruitment in the calendar, with the days of the recruitment's course: of several of a kind the one that comes next, else the last. */
export function examOnTimeline<Exam extends ExamDto>(exam: Exam, job: Recruitment, now: Date): Exam & LastHour {
  const timeline = timelineOf(job, exam);
  // One whose day the notice leaves open is held all the same.
  const isHeld = timeline.some(({ kind, status }) => kind === "exam" && status !== "cancelled");
  const isCancelled = exam.isCancelled === true || !isHeld;
  const stageOfKind = (kind: StageKind, after = timeline) => {
    const live = after.filter(isLive(kind));
    const next = live.find((stage) => isComing(stage, job, now)) ?? live.at(-1);
    return next ?? (isCancelled ? timeline.find((other) => other.kind === kind) : undefined);
  };
  const dayOf = (stage: TimelineStage | undefined): Day | null => (stage ? dayOfStage(stage) : null);
  const held = stageOfKind("exam");
  const exams = timeline.filter(isLive("exam"));
  const place = exams.findIndex((stage) => stage === held);
  const [before, after] = [exams[place - 1], exams[place + 1]];
  // The cards of the exams before and after it are none for this one.
  const ofHeld = timeline.slice(before ? timeline.indexOf(before) : 0, held && after ? timeline.indexOf(held) : undefined);
  const start = timeline.find(isLive("apply"))?.from ?? exam.registrationStartDate;
  return {
    ...exam,
    registrationStartDate: start < job.deadline ? start : job.deadline,
    registrationEndDate: job.deadline,
    closesAt: job.closesAt,
    admitCardDate: dayOf(stageOfKind("admit_card", ofHeld)),
    examDate: dayOf(held) ?? exam.examDate,
    examEndDate: held && held.to !== dayOfStage(held) ? held.to : null,
    resultsDate: dayOf(stageOfKind("result")),
    isCancelled,
  };
}

type LastHour = Pick<LastDate, "closesAt">;

/**
 * The last midnight before `now` at which the calendar went on from a stage of an exam to the next of its kind, as from Tier 1 to Tier 2; null where
 * it never did. Nobody writes anything then, yet programs that subscribe must be told that the day of the exam is another one.
 */
export function movedOnAt(exam: ExamDays, job: Recruitment, now: Date): Date | null {
  const timeline = timelineOf(job, exam);
  const kinds: readonly StageKind[] = ["admit_card", "exam", "result"];
  const moves = kinds.flatMap((kind) => {
    const ends = timeline.filter(isLive(kind)).flatMap(({ from, to }) => to ?? from ?? []);
    return ends.slice(0, -1).map((end) => startOfDay(addDays(end, 1)));
  });
  return moves.filter((at) => at <= now).reduce<Date | null>((last, at) => (last && last >= at ? last : at), null);
}

/** What comes next of a recruitment, what runs today included; null where nothing dated is to come. */
export function nextStage(timeline: readonly TimelineStage[], last: LastDate, now: Date): TimelineStage | null {
  return timeline.find((stage) => isComing(stage, last, now)) ?? null;
}

/** Whether a dated stage is not over; what was cancelled does not come. */
export function isComing(stage: TimelineStage, last: LastDate, now: Date): boolean {
  const end = stage.to ?? stage.from;
  if (end === null || stage.status === "cancelled") return false;
  return stage.kind === "apply" ? isOpen(last, now) : end >= dayInIndia(now);
}

/** The day by which a stage is named: its first, else its last. */
export function dayOfStage({ from, to }: Pick<TimelineStage, "from" | "to">): Day | null {
  return from ?? to;
}

type Unnumbered = AnnouncedStage;

function numbered(stages: readonly Unnumbered[]): TimelineStage[] {
  const counts = new Map<StageKind, number>();
  return stages.map((stage) => {
    const ordinal = (counts.get(stage.kind) ?? 0) + 1;
    counts.set(stage.kind, ordinal);
    return { ...stage, ordinal };
  });
}

function isLive(kind: StageKind): (stage: Unnumbered) => boolean {
  return (stage) => stage.kind === kind && stage.status !== "cancelled" && (kind === "apply" || dayOfStage(stage) !== null);
}

function stagesOfExam({ admitCardDate, examDate, resultsDate, officialWebsite: url, isCancelled }: ExamDays): Unnumbered[] {
  const days = { admit_card: admitCardDate, exam: examDate, result: resultsDate } as const;
  const status = isCancelled ? "cancelled" : "provisional";
  return (Object.keys(days) as (keyof typeof days)[]).flatMap((kind) => {
    const day = days[kind];
    return day === null ? [] : [{ ...stageOf(kind, url), from: day, to: day, status }];
  });
}

function stageOf(kind: StageKind, url: string | null): Unnumbered {
  return { kind, name: null, from: null, to: null, status: "confirmed", url };
}

function toTimelineStage({ kind, name, from, to, status, url }: NonNullable<Notice["stages"]>[number]): Unnumbered {
  return { kind, name: name ?? null, from: from ?? to ?? null, to: to ?? from ?? null, status, url: url ?? null };
}

/** By the day on which a stage begins, else ends; on one day in the usual order of a recruitment. */
function byDay(a: TimelineStage, b: TimelineStage): number {
  const [first, second] = [dayOfStage(a) ?? "9999", dayOfStage(b) ?? "9999"];
  if (first !== second) return first < second ? -1 : 1;
  return STAGE_KINDS.indexOf(a.kind) - STAGE_KINDS.indexOf(b.kind);
}
