import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { ask, ratePerSecond } from "./callers";
import { noticeOf } from "./notice";

const SECONDS = 8;
const FIRST_TRIES = 5;
/** Until the code of a write is compiled: the first fifteen cost three times what later ones do. */
const WARM_WRITES = 30;
let number = 0;

/** The rate of 42 hot pages while a notice a second is published, as a share of the rate without; and what the first to ask after a write waits. */
export async function measureWrites(address: string): Promise<Record<string, number>> {
  const publish = await publisher(address);
  const pages = await hotPages(address);
  for (let written = 0; written < WARM_WRITES; written++) await publish();
  await ratePerSecond(address, pages, { seconds: 2 });
  const still = await ratePerSecond(address, pages, { seconds: SECONDS });
  const writing = setInterval(() => void publish().catch(fail), 1_000);
  const moving = await ratePerSecond(address, pages, { seconds: SECONDS });
  clearInterval(writing);
  const waits: number[] = [];
  const seen: number[] = [];
  for (let tries = 0; tries < FIRST_TRIES; tries++) {
    const hot = (await ask(address, { path: "/" })).ms;
    const id = await publish();
    waits.push((await ask(address, { path: "/" })).ms - hot);
    const from = performance.now();
    while (!(await listed(address)).includes(id))
      if (performance.now() - from > 10_000) throw new Error("A notice is not listed");
    seen.push(performance.now() - from);
  }
  return {
    "rate of 42 pages, /s": still,
    "the same with a publish a second, /s": moving,
    "share of the rate that is left": moving / still,
    "first home page after a write, ms more": Math.max(...waits),
    "from a write to its being listed, ms": Math.max(...seen),
  };
}

/** The longest of a few times from a notice being written to a search for its title finding it, in ms; one before them warms the code. */
export async function msToBeFound(address: string): Promise<number> {
  const publish = await publisher(address);
  await publish();
  const times: number[] = [];
  for (let tries = 0; tries < FIRST_TRIES; tries++) {
    const from = performance.now();
    const id = await publish();
    const search = `search=${encodeURIComponent(titleOf(number))}`;
    while (!(await listed(address, search)).includes(id))
      if (performance.now() - from > 10_000) throw new Error("A notice is not found");
    times.push(performance.now() - from);
  }
  return Math.max(...times);
}

function titleOf(at: number): string {
  return `Measured Surveyor ${process.pid}-${at}`;
}

function fail(error: unknown): void {
  console.error(error);
  process.exitCode = 1;
}

async function listed(address: string, query = ""): Promise<number[]> {
  const answer = await fetch(`${address}/api/jobs?limit=10&${query}`);
  return ((await answer.json()) as { jobs: { id: number }[] }).jobs.map(({ id }) => id);
}

async function hotPages(address: string): Promise<string[]> {
  const ids = ((await (await fetch(`${address}/api/jobs?limit=30&sortBy=deadline`)).json()) as { jobs: { id: number }[] }).jobs;
  return ["/", "/?lang=hi", "/exams", "/faq", "/jobs/ssc", "/jobs/banking", ...ids.map(({ id }) => `/job/${id}`)].slice(0, 42);
}

/** Signs in; what it gives publishes one more notice and tells its id. */
async function publisher(address: string): Promise<() => Promise<number>> {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await call("/api/admin/login", { username: TEST_ADMIN.username, password: TEST_ADMIN.password });
  return async () => {
    number += 1;
    return (await call("/api/admin/jobs", noticeOf(titleOf(number), number), { authorization: `Bearer ${token}` })).id;
  };
}
