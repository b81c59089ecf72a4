import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { keptPassword } from "@/lib/server/postgres/site-role";
import { makeWritableFolder } from "@/lib/server/writable-folder";
import type { Env } from "@/lib/settings";

const FILE = "session-secret";

/**
 * The random secret of sessions, made once and kept in the data folder, readable by its owner alone, so that sessions outlive a
 * restart. For a server whose database is its own; servers that share a database get the secret from their settings.
 */
export function keptSecret(dataDir: string): string {
  makeWritableFolder(dataDir);
  return keptPassword(path.join(dataDir, FILE));
}

type Source = Pick<Env, "NEXTAUTH_SECRET" | "DATA_DIR">;

/** Tells the secrets of two sites apart without telling either. Null where the site has none yet. */
export async function secretMark({ NEXTAUTH_SECRET, DATA_DIR }: Source): Promise<string | null> {
  const secret = NEXTAUTH_SECRET ?? (await readFile(path.join(DATA_DIR, FILE), "utf8").catch(() => ""));
  return secret ? createHash("sha256").update(`backup ${secret.trim()}`).digest("hex").slice(0, 16) : null;
}
