import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Env } from "@/lib/settings";

/** Tells two secrets apart without telling either. Null where the site has none yet. */
export async function secretMark({
  NEXTAUTH_SECRET,
  DATA_DIR,
}: Pick<Env, "NEXTAUTH_SECRET" | "DATA_DIR">): Promise<string | null> {
  const secret = NEXTAUTH_SECRET ?? (await readFile(path.join(DATA_DIR, "session-secret"), "utf8").catch(() => ""));
  return secret ? createHash("sha256").update(`backup ${secret.trim()}`).digest("hex").slice(0, 16) : null;
}
