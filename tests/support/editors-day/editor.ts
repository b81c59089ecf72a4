import { request } from "node:http";
import { addDays, type Day } from "@/lib/dates";
import type { BinJob } from "@/lib/jobs/bin/schema";
import type { AdminJobDto, BulkResult, Conflict, SimilarJob } from "@/lib/jobs/editing/schema";
import { CUTS, type CuttingProxy } from "@/tests/support/editors-day/cutting-proxy";
import { type Intent, titled, untitled } from "@/tests/support/editors-day/ledger";
import type { RealNotice } from "@/tests/support/editors-day/notices";

const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 20_000;

type Answer = { status: number; body: unknown };
type Options = {
  name: string;
  cookie: string;
  proxy: CuttingProxy;
  random: () => number;
  /** The share of calls whose connection is cut. */
  cutShare: number;
  today: Day;
  ledger: Intent[];
  /** The next number that no other write of the day has. */
  nextRevision: () => number;
};

/** Somebody of the staff, who looks after each failure of the network whether it was stored, as the admin area would show it, and tries again. */
export class PlayedEditor {
  calls = 0;
  cuts = 0;
  conflicts = 0;
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Enters a notice; the form asks for similar ones first. @returns its number */
  async enter({ entry, title, fields }: RealNotice, status: "published" | "draft"): Promise<number> {
    const revision = this.options.nextRevision();
    const name = titled(title, entry, revision);
    const job = {
      ...fields,
      title: name,
      deadline: this.laterDay(),
      positions: revision,
      status,
      submission: crypto.randomUUID(),
    };
    const intent = this.intend("job.create", null, { title: name });
    while (intent.attempts < MAX_ATTEMPTS) {
      const query = new URLSearchParams({ title: name, recruitingOrganization: fields.recruitingOrganization ?? "" });
      const similar = (await this.read(`/api/admin/jobs/similar?${query}`)).body as SimilarJob[];
      const mine = similar.find((found) => found.title === name);
      const answer = mine ? { status: 200, body: mine } : await this.attempt(intent, "POST", "/api/admin/jobs", job);
      if (!answer) continue;
      if (answer.status >= 300) throw new Error(`entering answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      intent.jobId = (answer.body as { id: number }).id;
      confirm(intent, mine ? null : Date.now());
      return intent.jobId;
    }
    throw new Error("the network never came back");
  }

  /** Corrects the number of posts, and the deadline too where it is extended; what another editor saved meanwhile is kept. */
  async correct(id: number, isExtension: boolean): Promise<void> {
    let job = await this.look(id);
    if (!job) return;
    const revision = this.options.nextRevision();
    const entry = Number(/\(entry (\d+),/.exec(job.title)?.[1]);
    const title = titled(untitled(job.title), entry, revision);
    const deadline = isExtension ? this.laterDay() : null;
    const intent = this.intend("job.update", id, { title });
    while (intent.attempts < MAX_ATTEMPTS) {
      const { department, location, qualification } = job;
      const change = { title, department, location, qualification, deadline: deadline ?? job.deadline, positions: revision };
      const correction = this.options.random() < 0.5 ? "slip" : "corrigendum";
      const answer = await this.attempt(intent, "PUT", `/api/admin/jobs/${id}`, { ...change, version: job.version, correction });
      if (answer?.status === 409) this.conflicts += 1;
      const stored: AdminJobDto | null = answer?.status === 409 ? (answer.body as { job: AdminJobDto }).job : await this.look(id);
      if (answer && answer.status !== 409) return settle(intent, answer.status === 200);
      if (!stored) return giveUp(intent);
      if (stored.title === title) return confirm(intent);
      job = stored;
    }
  }

  /** Closes, reopens or moves the deadline of a job from the list. */
  async inList(id: number, action: "close" | "reopen" | "deadline"): Promise<void> {
    const reason = `Closing ${this.options.nextRevision()}`;
    const deadline = this.laterDay();
    const expected = { close: { reason }, reopen: { reason: null }, deadline: { deadline } }[action];
    let version = (await this.look(id))?.version;
    const intent = this.intend("job.update", id, expected);
    await this.insist(intent, {
      send: () => {
        const versions = version === undefined ? {} : { [id]: version };
        const body = { ids: [id], versions, action, reason, deadline, correction: "slip" };
        return this.attempt(intent, "POST", "/api/admin/jobs/bulk", body);
      },
      isDone: ({ body }) => (body as BulkResult).changed.includes(id),
      isStored: (job) => action === "close" && job?.closed?.reason === reason,
      onConflict: (body) => {
        version = (body as { conflicts: Conflict[] }).conflicts[0]?.job.version;
      },
    });
  }

  /** Publishes a job, or withdraws it. */
  async setStatus(id: number, status: "published" | "withdrawn"): Promise<void> {
    const job = await this.look(id);
    if (!job || job.status === status) return;
    const intent = this.intend("job.status", id, { status });
    await this.insist(intent, {
      send: () => this.attempt(intent, "POST", `/api/admin/jobs/${id}/status`, { status, version: job.version }),
    });
  }

  async remove(id: number): Promise<void> {
    const intent = this.intend("job.delete", id, {});
    await this.insistOn(intent, (await this.look(id))?.version, (query) =>
      this.attempt(intent, "DELETE", `/api/admin/jobs/${id}${query}`),
    );
  }

  async restore(id: number): Promise<void> {
    const { jobs } = (await this.read("/api/admin/jobs/bin")).body as { jobs: BinJob[] };
    const intent = this.intend("job.restore", id, {});
    await this.insistOn(intent, jobs.find((job) => job.id === id)?.version, (query) =>
      this.attempt(intent, "POST", `/api/admin/jobs/${id}/restore${query}`),
    );
  }

  /** Insists on a call that names the version it saw in its address, and is made all the same where another was saved. */
  private insistOn(intent: Intent, seen: number | undefined, send: (query: string) => Promise<Answer | null>): Promise<void> {
    let version = seen;
    return this.insist(intent, {
      send: () => send(version === undefined ? "" : `?version=${version}`),
      onConflict: (body) => {
        version = (body as Conflict).job.version;
      },
    });
  }

  /** Sends until there is an answer, and looks in between; where another editor saved first, again where `onConflict` says of which version. */
  private async insist(
    intent: Intent,
    given: {
      send: () => Promise<Answer | null>;
      isDone?: (answer: Answer) => boolean;
      isStored?: (job: AdminJobDto | null) => boolean;
      onConflict?: (body: unknown) => void;
    },
  ): Promise<void> {
    const { send, isDone = () => true, isStored = () => false, onConflict } = given;
    while (intent.attempts < MAX_ATTEMPTS) {
      const answer = await send();
      if (answer?.status === 409) this.conflicts += 1;
      if (answer?.status === 409 && onConflict) onConflict(answer.body);
      else if (answer) return settle(intent, answer.status < 300 && isDone(answer));
      if (isStored(await this.look(intent.jobId ?? 0))) return confirm(intent);
    }
  }

  private async look(id: number): Promise<AdminJobDto | null> {
    const { status, body } = await this.read(`/api/admin/jobs/${id}`);
    return status === 200 ? (body as AdminJobDto) : null;
  }

  private async read(path: string): Promise<Answer> {
    for (;;) {
      const answer = await this.call("GET", path);
      if (answer) return answer;
    }
  }

  private intend(action: Intent["action"], jobId: number | null, expected: Intent["expected"]): Intent {
    const { name: editor, ledger } = this.options;
    const intent: Intent = {
      editor,
      action,
      jobId,
      expected,
      begunAt: Date.now(),
      attempts: 0,
      verdict: "open",
      answeredAt: null,
    };
    ledger.push(intent);
    return intent;
  }

  private attempt(intent: Intent, method: string, path: string, body?: unknown): Promise<Answer | null> {
    intent.attempts += 1;
    return this.call(method, path, body);
  }

  private laterDay(): Day {
    return addDays(this.options.today, 10 + Math.floor(this.options.random() * 300));
  }

  /** One call on a connection of its own; null where the network took the call or its answer. @throws Error for an answer 5xx or 429 */
  private async call(method: string, path: string, body?: unknown): Promise<Answer | null> {
    const { proxy, random, cutShare, cookie } = this.options;
    const cut = random() < cutShare ? (CUTS[Math.floor(random() * CUTS.length)] ?? null) : null;
    this.calls += 1;
    if (cut) this.cuts += 1;
    proxy.cutNext(cut);
    const answer = await send({ port: proxy.port, method, path, cookie, body });
    if (answer && (answer.status >= 500 || answer.status === 429)) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer;
  }
}

function confirm(intent: Intent, answeredAt: number | null = null): void {
  intent.verdict = "confirmed";
  intent.answeredAt = answeredAt;
}

/** A refusal says nothing about an attempt before it, whose answer never came. */
function settle(intent: Intent, isDone: boolean): void {
  if (isDone) confirm(intent, Date.now());
  else giveUp(intent);
}

function giveUp(intent: Intent): void {
  intent.verdict = intent.attempts > 1 ? "unknown" : "refused";
}

type Sent = { port: number; method: string; path: string; cookie: string; body?: unknown };

function send({ port, method, path, cookie, body }: Sent): Promise<Answer | null> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const headers = { cookie, "content-type": "application/json", "content-length": Buffer.byteLength(text), connection: "close" };
  return new Promise((resolve) => {
    const call = request({ host: "127.0.0.1", port, method, path, headers, agent: false, timeout: TIMEOUT_MS }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", () => resolve(null));
      response.on("end", () => {
        const answer = Buffer.concat(parts).toString();
        try {
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(answer) });
        } catch {
          resolve(null);
        }
      });
    });
    call.on("error", () => resolve(null));
    call.on("timeout", () => call.destroy());
    call.end(text);
  });
}
