type Limits = {
  /** Works that run at a time, over all lanes. */
  maxRunning: number;
  /** Works that wait in one lane. */
  maxWaiting: number;
};

/** Where a work waits, and for whom: the network from which it came. */
type Place = { lane: string; from: string };

export type FairQueue = {
  /** Runs work when its turn comes; null where too many wait in its lane, above all from where it comes. */
  run<T>(work: () => Promise<T>, place: Place): Promise<T | null>;
};

type Waiting = { start: () => void; refuse: () => void };
/** Those who wait in a lane, by where they come from; nobody stands here with nothing. The first is next. */
type Lane = Map<string, Waiting[]>;

/**
 * Lets a bounded number of works run at a time. Lanes take turns, and within a lane those from whom work comes: a flood in one lane, or
 * from one network, delays the others by a work and not by its own length. Where a lane is full, the newest work of whoever has most
 * waiting is refused, so that a flood pushes out itself.
 */
export function createFairQueue({ maxRunning, maxWaiting }: Limits): FairQueue {
  const lanes = new Map<string, Lane>();
  let running = 0;
  const next = () => {
    const work = running < maxRunning ? takeNext(lanes) : undefined;
    if (!work) return;
    running += 1;
    work.start();
  };
  const end = () => {
    running -= 1;
    next();
  };
  return {
    run(work, { lane: name, from }) {
      return new Promise((resolve, reject) => {
        const lane = lanes.get(name) ?? new Map();
        lanes.set(name, lane);
        const start = () => void work().then(resolve, reject).finally(end);
        lane.set(from, [...(lane.get(from) ?? []), { start, refuse: () => resolve(null) }]);
        next();
        if (sizeOf(lane) > maxWaiting) refuseNewestOfMost(lane);
      });
    },
  };
}

/** Takes the first work of whoever is first in the first lane, and sends both behind the others. */
function takeNext(lanes: Map<string, Lane>): Waiting | undefined {
  const [first] = lanes;
  if (!first) return undefined;
  const [name, lane] = first;
  lanes.delete(name);
  const work = takeFirst(lane);
  if (lane.size > 0) lanes.set(name, lane);
  return work;
}

function takeFirst(lane: Lane): Waiting | undefined {
  const [first] = lane;
  if (!first) return undefined;
  const [from, [work, ...rest]] = first;
  lane.delete(from);
  if (rest.length > 0) lane.set(from, rest);
  return work;
}

function refuseNewestOfMost(lane: Lane): void {
  // Of several with as many the one that came last.
  const [from, works] = [...lane].reduce((most, one) => (one[1].length >= most[1].length ? one : most));
  works.pop()?.refuse();
  if (works.length === 0) lane.delete(from);
}

function sizeOf(lane: Lane): number {
  return [...lane.values()].reduce((sum, works) => sum + works.length, 0);
}
