import { setTimeout as pause } from "node:timers/promises";
import type { Outages } from "@/tests/support/outages";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { noticeOf } from "../notice";

/** No answer for so long is none. */
const PATIENCE_MS = 15_000;
const LOOK_AGAIN_MS = 50;

/** A notice that was sent; `id` once its storing was confirmed. */
export type Written = { title: string; id: number | null; shownAfterMs: number | null };

/** The title of a notice by its number, none of which holds another. */
const titleOf = (at: number) => `Keeper of House ${at} of Many`;

/** Publishes a notice through nginx, and looks how long it takes until the home page there shows it. */
export class Writer {
  readonly all: Written[] = [];
  readonly #address: string;
  readonly #token: string;
  readonly #outages: Outages;

  private constructor(address: string, token: string, outages: Outages) {
    this.#address = address;
    this.#token = token;
    this.#outages = outages;
  }

  static async signedIn(address: string, outages: Outages): Promise<Writer> {
    const { username, password } = TEST_ADMIN;
    const answer = await fetch(`${address}/api/admin/login`, json({ username, password }));
    if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
    const { token } = (await answer.json()) as { token: string };
    return new Writer(address, token, outages);
  }

  async publish(): Promise<void> {
    const written: Written = { title: titleOf(this.all.length), id: null, shownAfterMs: null };
    this.all.push(written);
    const askedAt = performance.now();
    written.id = await this.#send(written.title).catch(() => null);
    this.#outages.tell("write", written.id !== null, askedAt, performance.now());
    if (written.id !== null) written.shownAfterMs = await this.#shownAfter(written.title);
  }

  async #send(title: string): Promise<number | null> {
    const job = noticeOf(title, this.all.length);
    const answer = await fetch(`${this.#address}/api/admin/jobs`, json(job, { authorization: `Bearer ${this.#token}` }));
    return answer.status === 201 ? ((await answer.json()) as { id: number }).id : null;
  }

  /** Null where ten newer ones may have taken its place before. */
  async #shownAfter(title: string): Promise<number | null> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < PATIENCE_MS) {
      const page = await fetch(this.#address, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        (answer) => answer.text(),
        () => "",
      );
      if (page.includes(title)) return performance.now() - startedAt;
      await pause(LOOK_AGAIN_MS);
    }
    return null;
  }
}

function json(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
}
