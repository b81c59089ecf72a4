import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/env";
import type { Mail } from "@/lib/mail/message";
import { outboxFolder } from "@/lib/mail/outbox";

/** The mails that the code under test sent while no mail server was set, oldest first. */
export function readOutbox(): Mail[] {
  const folder = outboxFolder(env.DATA_DIR);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Mail);
}

/** Forgets them; call it before each test that reads. */
export function emptyOutbox(): void {
  rmSync(outboxFolder(env.DATA_DIR), { recursive: true, force: true });
}
