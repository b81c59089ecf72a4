import { addressKey } from "@/lib/accounts/address";
import type { JobAlert } from "@/lib/alerts/schema";
import { hashPassword } from "@/lib/auth/password";
import type { AdminRole } from "@/lib/auth/schema";
import { startSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db";
import { usernameKey } from "@/lib/staff/schema";

/** The password of every account that tests make. */
export const TEST_PASSWORD = "correct horse";

let digest: Promise<string> | undefined;
let number = 0;

export type TestAccount = {
  id: number;
  email: string;
  sessionId: string;
  /** `Authorization` of a client that holds the account's bearer token. */
  bearer: { authorization: string };
  /** `Cookie` of a browser that is signed in. */
  cookie: { cookie: string };
};

/** Makes a user with a proven address, already signed in. */
export async function makeUser(
  change: { email?: string; fullName?: string; isActive?: boolean; emailVerifiedAt?: Date | null } = {},
): Promise<TestAccount> {
  const email = change.email ?? `user${++number}@example.org`;
  digest ??= hashPassword(TEST_PASSWORD);
  const { id } = await db().user.create({
    data: {
      fullName: "Asha Verma",
      emailVerifiedAt: new Date(),
      ...change,
      email,
      emailKey: addressKey(email),
      passwordHash: await digest,
    },
  });
  return { id, email, ...(await signIn("user", id)) };
}

/** Makes a member of the staff, already signed in. */
export async function makeAdmin(role: AdminRole = "admin"): Promise<TestAccount & { username: string }> {
  const username = `${role}${++number}`;
  const email = `${username}@example.org`;
  digest ??= hashPassword(TEST_PASSWORD);
  const keys = { usernameKey: usernameKey(username), emailKey: addressKey(email) };
  const { id } = await db().adminUser.create({ data: { username, email, ...keys, passwordHash: await digest, role } });
  return { id, email, username, ...(await signIn("admin", id)) };
}

/** One more session of an account, as on a second device. */
export async function signIn(kind: "user" | "admin", id: number): Promise<Pick<TestAccount, "sessionId" | "bearer" | "cookie">> {
  const request = new Request("http://site.example/", { headers: { "user-agent": "Test browser" } });
  const version = await versionOf(kind, id);
  const session = await startSession({ kind, id, version }, request, new Date());
  return {
    sessionId: session.id,
    bearer: { authorization: `Bearer ${session.bearer}` },
    cookie: { cookie: session.cookie.split(";")[0] ?? "" },
  };
}

async function versionOf(kind: "user" | "admin", id: number): Promise<number> {
  const where = { where: { id }, select: { sessionVersion: true } };
  const owner = kind === "user" ? await db().user.findUniqueOrThrow(where) : await db().adminUser.findUniqueOrThrow(where);
  return owner.sessionVersion;
}

/** An alert by mail for nurses, at once. */
export const NURSE_ALERT: JobAlert = {
  title: "Nurse posts",
  keywords: "staff nurse",
  location: "all-locations",
  department: "all-departments",
  salaryRange: "all-salaries",
  emailNotifications: true,
  smsNotifications: false,
  email: "",
  phone: "",
  frequency: "instant",
  isActive: true,
};
