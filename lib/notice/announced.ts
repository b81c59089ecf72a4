import type { Day } from "@/lib/dates";
import type { StageKind, StageStatus } from "@/lib/notice/schema";

/** What a body announced of a recruitment since its notice, as `jobs.announced` holds it. */
export type Announced = {
  stages: AnnouncedStage[];
  /** Corrigenda that say no more than that there is one: what they correct stands in them. */
  corrigenda: { title: string; url: string | null; on: Day | null }[];
};

export type AnnouncedStage = {
  kind: StageKind;
  name: string | null;
  from: Day | null;
  to: Day | null;
  status: StageStatus;
  url: string | null;
};

/**
 * The stages of a notice with those that its body announced. One that the notice plans is the one that was announced, by kind and name: it takes its days and link; what an
 * editor has confirmed or called off stays, and gets the link where it has none. The others come behind, so that none changes its place when another comes.
 */
export function withAnnounced<Stage extends AnnouncedStage>(
  stated: readonly Stage[],
  announced: readonly AnnouncedStage[],
): (Stage | AnnouncedStage)[] {
  const stages: (Stage | AnnouncedStage)[] = [...stated];
  const taken = new Set<number>();
  for (const stage of announced) {
    const isFree = (other: AnnouncedStage, at: number) => at < stated.length && !taken.has(at) && other.kind === stage.kind;
    const same = stages.findIndex((other, at) => isFree(other, at) && nameOf(other) === nameOf(stage));
    const at =
      same >= 0 ? same : stages.findIndex((other, place) => isFree(other, place) && (other.name === null || stage.name === null));
    const planned = stages[at];
    if (!planned) stages.push(stage);
    else {
      taken.add(at);
      stages[at] = announcedAs(planned, stage);
    }
  }
  return stages;
}

function announcedAs<Stage extends AnnouncedStage>(planned: Stage, { from, to, status, url }: AnnouncedStage): Stage {
  const isSettled =
    planned.status !== "provisional" && (planned.from !== null || planned.to !== null || planned.status === "cancelled");
  if (isSettled || (from === null && to === null)) return { ...planned, url: planned.url ?? url };
  return { ...planned, from, to, status, url: url ?? planned.url };
}

function nameOf({ name }: AnnouncedStage): string {
  return name?.trim().toLowerCase() ?? "";
}
