import { randomBytes } from "node:crypto";
import { closeDb, setDatabaseUrl } from "@/lib/db";
import { findEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { makeAdmin, makeUser, signIn } from "@/tests/support/accounts";
import { fc } from "@/tests/support/properties";
import { allCalls } from "./calls";
import { type Role, requestsTo, type Sent } from "./requests";
import { type Answer, send } from "./send";

const SLOWEST_MS = 2_000;
const AT_ONCE = 4;
/** Requests to each call by the same accounts, at most; then others are made, since some requests end or delete them. */
const ROUND = 3;
/** Who is slow on a machine that does other things is asked again alone, and the fastest answer counts. */
const SECOND_CHANCES = 4;
const READS_FILES = /^\/api\/admin\/import/;
/** Without the odd headers of what was slow, with which it could be refused before a reader starts. */
const ONE_ROW: Sent = {
  route: "/api/admin/import/preview",
  method: "POST",
  path: "/api/admin/import/preview?name=a.csv",
  role: "editor",
  carrier: "bearer",
  headers: { "content-type": "text/csv" },
  body: Buffer.from("title\nKeeper\n"),
};

type Options = { address: string; dataDir: string; cronSecret: string; total: number; seed: number };
type Fault = { what: string; sent: Sent };

/** Sends the requests; says what was wrong, once for each call and kind, and how it went. */
export async function fuzz({
  address,
  dataDir,
  cronSecret,
  total,
  seed,
}: Options): Promise<{ faults: string[]; summary: string }> {
  setDatabaseUrl((await findEmbeddedPostgres(dataDir)) ?? "");
  const calls = await allCalls();
  const toEach = Math.min(ROUND, Math.ceil(total / calls.length));
  const rounds = Math.ceil(total / (calls.length * toEach));
  console.log(`${calls.length} calls, ${rounds * calls.length * toEach} requests, seed ${seed}`);
  const faults = new Map<string, Fault>();
  const note = (what: string, sent: Sent) => faults.set(`${sent.route} ${what.slice(0, 3)}`, { what, sent });
  const statuses = new Map<number, number>();
  const slow: Sent[] = [];
  const taken = new Set<string>();
  let actors = await makeActors(cronSecret);
  const ask = async (sent: Sent): Promise<Answer> => {
    const headers = await actors(sent.role, sent.carrier);
    return send(address, sent, { ...headers, "x-forwarded-for": `10.${randomBytes(3).join(".")}` });
  };
  const judge = async (sent: Sent) => {
    const { status, ms, text } = await ask(sent);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status > 0 && status < 300) taken.add(sent.route);
    if (status === 0 || status >= 500) note(`${status} ${text}`, sent);
    if (ms > SLOWEST_MS) slow.push(sent);
  };
  for (let round = 0; round < rounds; round++) {
    if (round > 0) actors = await makeActors(cronSecret);
    const requests = calls
      .flatMap((call, at) => fc.sample(requestsTo(call), { numRuns: toEach, seed: seed + round * calls.length + at }))
      .values();
    // Of one iterator each takes what is next.
    const inTurn = async () => {
      for (const sent of requests) await judge(sent);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
    if (round % 10 === 9) console.log(`${(round + 1) * calls.length * toEach} requests, ${faults.size} kinds of fault`);
  }
  // An upload is read in a process of its own, which takes its time to start, whatever is in the file.
  let startOfReader: number | undefined;
  for (const sent of slow) {
    const isRead = READS_FILES.test(sent.path);
    if (isRead) startOfReader ??= await fastest(ask, ONE_ROW, 0);
    const start = isRead ? (startOfReader ?? 0) : 0;
    const ms = await fastest(ask, sent, start + SLOWEST_MS);
    if (ms > start + SLOWEST_MS) note(`slow: ${Math.round(ms)} ms (start ${Math.round(start)} ms)`, sent);
  }
  await closeDb();
  const untaken = calls.map(({ method, route }) => `${method} ${route}`).filter((route) => !taken.has(route));
  console.log(`Never taken: ${untaken.join(", ") || "none"}`);
  const answered = [...statuses].sort(([one], [other]) => one - other).map(([status, times]) => `${times} × ${status}`);
  const summary = `${rounds * calls.length * toEach} requests, ${faults.size} kinds of fault, ${slow.length} asked again (${answered.join(", ")})`;
  return { faults: [...faults.values()].map(describe), summary };
}

async function fastest(ask: (sent: Sent) => Promise<Answer>, sent: Sent, enough: number): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let again = 0; again < SECOND_CHANCES && ms > enough; again++) ms = Math.min(ms, (await ask(sent)).ms);
  return ms;
}

function describe({ what, sent: { route, body, path, ...rest } }: Fault): string {
  const start = (text: string) => text.slice(0, 600);
  return `${route}: ${what}\n  ${start(path)} ${JSON.stringify(rest)}\n  ${start(body?.toString() ?? "")}`;
}

type Headers = Record<string, string>;

/** Somebody new of each role. Every request gets a session of its own, since some of them end it. */
async function makeActors(cronSecret: string): Promise<(role: Role, carrier: "cookie" | "bearer") => Promise<Headers>> {
  const [user, editor, admin] = [await makeUser(), await makeAdmin("editor"), await makeAdmin("admin")];
  const machine = { authorization: `Bearer ${cronSecret}` };
  return async (role, carrier) => {
    if (role === "nobody") return {};
    if (role === "machine") return machine;
    const [kind, { id }] = role === "user" ? (["user", user] as const) : (["admin", role === "editor" ? editor : admin] as const);
    // Whoever a request has deleted comes with the session that they had.
    return (await signIn(kind, id).catch(() => ({ user, editor, admin })[role]))[carrier];
  };
}
