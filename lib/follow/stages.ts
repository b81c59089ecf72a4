import type { Day } from "@/lib/dates";
import { dayOfStage, type ExamDays, type Recruitment, type TimelineStage, timelineOf } from "@/lib/notice/timeline";

/** A stage of which followers can be told: its days are known, or it was called off. */
export type FollowedStage = {
  /** "exam.2": by which it is the same from run to run, whatever it is called and when it is. */
  key: string;
  /** What is to be known of it, as `job_followers.days` keeps it: "2027-01-10/2027-01-12", or that it was called off. */
  state: string;
  /** The days by which it was planned, where it was called off. */
  day: Day | null;
  /** The day on which it ends. */
  last: Day | null;
  stage: TimelineStage;
};

/** A stage whose day is known. */
export type DatedStage = FollowedStage & { day: Day; last: Day };

export const CALLED_OFF = "cancelled";

/** The stages of a recruitment that have a day or were called off. */
export function followedStages(job: Recruitment, exam: ExamDays | null): FollowedStage[] {
  return timelineOf(job, exam).flatMap((stage) => {
    const day = dayOfStage(stage);
    const isCalledOff = stage.status === "cancelled";
    if (day === null && !isCalledOff) return [];
    const state = isCalledOff ? CALLED_OFF : `${stage.from ?? ""}/${stage.to ?? ""}`;
    return [{ key: `${stage.kind}.${stage.ordinal}`, state, day, last: stage.to ?? day, stage }];
  });
}

/** Those that have a day and were not called off: what followers are told of first. */
export function datedStages(job: Recruitment, exam: ExamDays | null): DatedStage[] {
  return followedStages(job, exam).filter((one): one is DatedStage => one.day !== null && one.state !== CALLED_OFF);
}

/** The days that a state says; null for one that was called off. */
export function daysOfState(state: string): Pick<TimelineStage, "from" | "to"> | null {
  if (state === CALLED_OFF) return null;
  const [from, to] = state.split("/");
  return { from: from || null, to: to || null };
}
