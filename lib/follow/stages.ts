import type { Day } from "@/lib/dates";
import { dayOfStage, type ExamDays, type LifeStage, lifeOf, type Recruitment } from "@/lib/notice/life";

/** A stage whose day is known. */
export type DatedStage = {
  /** "exam.2": by which it is the same from run to run, whatever it is called and when it is. */
  key: string;
  day: Day;
  /** The day on which it ends. */
  last: Day;
  stage: LifeStage;
};

/** The stages of a recruitment that have a day and were not called off: what its followers can be told of. */
export function datedStages(job: Recruitment, exam: ExamDays | null): DatedStage[] {
  return lifeOf(job, exam).flatMap((stage) => {
    const day = dayOfStage(stage);
    if (day === null || stage.status === "cancelled") return [];
    return [{ key: `${stage.kind}.${stage.ordinal}`, day, last: stage.to ?? day, stage }];
  });
}
