import { setTimeout as pause } from "node:timers/promises";
import type { Outages } from "@/tests/support/outages";
import { filterQueries } from "../addresses";
import { ask } from "../callers";
import type { Written } from "./writer";

const HOT = ["/", "/?lang=hi", "/exams", "/faq", "/jobs/ssc", "/jobs/banking", "/jobs/bihar", "/sitemap.xml"];
/** Of the notices of the sample data. */
const SAMPLES = 500;
/** nginx lets a client through twenty times a second. */
const CALLS_APART_MS = 400;
const NEW_EVERY = 40;
const AGAIN_MS = 200;

export type Load = { faults: string[]; stop(): Promise<void> };

/**
 * Reads as visitors do, half of the time: each caller rests as long as it waited. Whatever is answered must be the page that was asked for, whole.
 * Faults are given in words.
 */
export function startReaders(
  { address, servers }: { address: string; servers: readonly string[] },
  outages: Outages,
  written: readonly Written[],
  callers: number,
): Load {
  const faults: string[] = [];
  let isOver = false;
  let number = 0;
  const filters = filterQueries(100_000, Date.now() % 1_000);

  const readOnce = async (kind: string, at: string, path: string, expected: string) => {
    const askedAt = performance.now();
    const answer = await ask(at, { path, headers: { "accept-encoding": "identity" } }).catch(() => null);
    const isGood = answer !== null && answer.status === 200;
    outages.tell(kind, isGood, askedAt, performance.now());
    if (answer && answer.status < 500 && answer.status !== 200) faults.push(`${path} answered ${answer.status}`);
    if (isGood && !answer.body.toString().includes(expected)) faults.push(`${path} does not hold ${expected}`);
    return { isGood, ms: performance.now() - askedAt };
  };
  /** Asks again until it is answered: else what is rarely asked would seem to fail for long. */
  const read = async (kind: string, at: string, path: string, expected: string): Promise<number> => {
    for (;;) {
      const { isGood, ms } = await readOnce(kind, at, path, expected);
      if (isGood || isOver) return ms;
      await pause(AGAIN_MS);
    }
  };

  const next = () => {
    number += 1;
    const newest = written.at(-1 - (number % 50));
    if (number % NEW_EVERY === 0) return read("page never asked", address, `/?${filters[number % filters.length]}`, "</html>");
    if (number % 3 === 0 && newest?.id) return read("notice", address, `/job/${newest.id}`, newest.title);
    if (number % 3 === 1) {
      const id = 1 + (number % SAMPLES);
      return read("notice", address, `/job/${id}`, `/job/${id}"`);
    }
    const path = HOT[number % HOT.length] ?? "/";
    return read("hot page", address, path, path === "/sitemap.xml" ? "</loc>" : "</html>");
  };
  const caller = async () => {
    while (!isOver) await pause(await next());
  };
  const calls = async () => {
    for (let turn = 0; !isOver; turn++) {
      await read("call", address, `/api/jobs?limit=5&page=${1 + (turn % 40)}`, '"jobs":[');
      await pause(CALLS_APART_MS);
    }
  };
  // Of a server alone, which may be away for as long as it takes to start.
  const alone = async () => {
    for (let turn = 0; !isOver; turn++) {
      const at = servers[turn % servers.length] ?? address;
      await read(`server ${1 + (turn % servers.length)} alone`, at, "/", "</html>");
      await pause(CALLS_APART_MS);
    }
  };
  const all = [...Array.from({ length: callers }, () => caller()), calls(), alone()];
  return {
    faults,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}
