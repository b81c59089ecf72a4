import { addDays, type Day } from "@/lib/dates";
import { CALLED_OFF, daysOfState, type FollowedStage } from "@/lib/follow/stages";
import { dayOfStage, type TimelineStage } from "@/lib/notice/timeline";

/** What a follower knows of the stages of a recruitment: their states (lib/follow/stages.ts) by their keys. */
export type KnownDays = Readonly<Record<string, string>>;

/** A stage that somebody is told of, and the days that they had it at where these hold no more. */
export type Telling = { key: string; state: string; stage: TimelineStage; before: Pick<TimelineStage, "from" | "to"> | null };

/** A stage that ended longer ago is history which was entered late, not news. */
const NEWS_DAYS = 7;

/** The first day in India on which a stage may have ended that is news. */
export function newsSince(today: Day): Day {
  return addDays(today, -NEWS_DAYS);
}

/** What is another than somebody knows: the keys of what they are to be told, and what is taken as known without a word. */
export function changesOf(
  known: KnownDays,
  stages: readonly FollowedStage[],
  today: Day,
): { told: string[]; silent: Record<string, string> } {
  const changed = stages.filter(({ key, state }) => known[key] !== undefined && known[key] !== state);
  const isTold = (stage: FollowedStage) => isNews(known, stage, today) && !isRenumbered(known, stages, stage);
  return {
    told: changed.filter(isTold).map(({ key }) => key),
    silent: Object.fromEntries(changed.filter((stage) => !isTold(stage)).map(({ key, state }) => [key, state])),
  };
}

/** What one person is told of a recruitment: of the stages to be told of first those with a day, and of all that is to be told those that changed. */
export function tellingsOf(
  { first, changes }: { first: ReadonlySet<string>; changes: ReadonlySet<string> },
  known: KnownDays,
  stages: readonly FollowedStage[],
  today: Day,
): Telling[] {
  const changed = new Set(changesOf(known, stages, today).told);
  return stages.flatMap(({ key, state, stage, last }) => {
    const isChange = changed.has(key) && (first.has(key) || changes.has(key));
    if (isChange) return [{ key, state, stage, before: daysOfState(known[key] ?? "") }];
    // What waited for its mail while no server ran, or was given up meanwhile, may be history by now.
    const isNew = first.has(key) && state !== CALLED_OFF && last !== null && last >= newsSince(today);
    return isNew ? [{ key, state, stage, before: null }] : [];
  });
}

/** Whether a change concerns anybody: not that of a stage which was over as they know it, or has long been over as it is. */
function isNews(known: KnownDays, { key, state, last }: FollowedStage, today: Day): boolean {
  const isToCome = lastOf(known[key] ?? "") >= today;
  if (state === CALLED_OFF || last === null) return isToCome;
  return last >= today || (isToCome && last >= newsSince(today));
}

function lastOf(state: string): Day {
  const days = daysOfState(state);
  return days ? (days.to ?? dayOfStage(days) ?? "") : "";
}

/**
 * Whether the stages of a kind have only changed places, as where one before them was put in or taken out: the days that somebody has of this one are now
 * those of another, or it has those which they have of another that has them no more.
 */
function isRenumbered(known: KnownDays, stages: readonly FollowedStage[], { key, state, stage }: FollowedStage): boolean {
  const stateOf = new Map(stages.map((other) => [other.key, other.state]));
  const ofKind = [...new Set([...stateOf.keys(), ...Object.keys(known)])].filter(
    (other) => other !== key && other.startsWith(`${stage.kind}.`),
  );
  return ofKind.some((other) => {
    if (stateOf.get(other) === known[other]) return false;
    const hasTaken = stateOf.get(other) === known[key] && known[key] !== CALLED_OFF;
    return hasTaken || (known[other] === state && state !== CALLED_OFF);
  });
}
