import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import type { Env } from "@/lib/settings";
import { createAdminUser } from "@/lib/staff/mutations";
import { usernameSchema } from "@/lib/staff/schema";

/** Why nobody could sign in as the administrator whom the settings name, in words for the operator. */
class FirstAdminError extends Error {
  override readonly name = "FirstAdminError";
}

/**
 * Makes the first administrator where there is none: from ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD, else, on the embedded database,
 * with a random password that is printed this once (product.md, "First admin"). There is no default password.
 * @throws FirstAdminError where the name is one with which nobody can sign in
 */
export async function ensureFirstAdmin(env: Env, report: (line: string) => void): Promise<void> {
  if (await db().adminUser.findFirst({ select: { id: true } })) return;
  if (!env.ADMIN_PASSWORD && env.DATABASE_URL) {
    report("There is no administrator yet: set ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD and start again");
    return;
  }
  const name = usernameSchema.safeParse(env.ADMIN_USERNAME ?? "admin");
  if (!name.success) throw new FirstAdminError(`ADMIN_USERNAME: ${name.error.issues[0]?.message}`);
  const username = name.data;
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  try {
    await createAdminUser({ username, email: env.ADMIN_EMAIL ?? env.CONTACT_EMAIL, password, role: "admin" });
  } catch (error) {
    // Another server that starts on the same database was quicker.
    if (await db().adminUser.findFirst({ select: { id: true } })) return;
    throw error;
  }
  if (!env.ADMIN_PASSWORD) {
    report(`\nAdministrator: ${username}, password ${password} (shown only this once; sign in at /admin/login and change it)\n`);
  }
}
