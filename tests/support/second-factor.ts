import type { APIRequestContext } from "@playwright/test";
import { codeOfStep, stepAt } from "@/lib/auth/one-time-code";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { expect } from "@/tests/support/test";

const STAFF_PASSWORD = "a password of the staff";
let number = 0;

export type Staff = { id: number; username: string; password: string };

/** The code that an app with a key shows now, or `offset` steps of 30 seconds later. */
export function codeOf(key: string, offset = 0): string {
  return codeOfStep(key.replaceAll(" ", ""), stepAt(new Date()) + offset);
}

/** Makes a member of the staff for one test, whose second factor and sessions are no other test's. */
export async function makeStaff(request: APIRequestContext, role: "admin" | "editor" = "editor"): Promise<Staff> {
  const username = `${role}-${Date.now()}-${process.pid}-${++number}`;
  const headers = await bearerOf(request, TEST_ADMIN);
  const data = { username, email: `${username}@example.org`, password: STAFF_PASSWORD, role };
  const response = await request.post("/api/admin/users", { data, headers });
  expect(response.status()).toBe(201);
  return { id: (await response.json()).id, username, password: STAFF_PASSWORD };
}

/** Turns their second factor on by the calls, with the code of now: a sign-in takes the next one (`codeOf(key, 1)`). */
export async function enrolStaff(request: APIRequestContext, staff: Staff): Promise<{ key: string; recoveryCodes: string[] }> {
  const headers = await bearerOf(request, staff);
  const { key } = await (await request.post("/api/admin/second-factor", { headers })).json();
  const data = { currentPassword: staff.password, code: codeOf(key) };
  const response = await request.post("/api/admin/second-factor/confirm", { data, headers });
  expect(response.status()).toBe(200);
  return { key, recoveryCodes: (await response.json()).recoveryCodes };
}

async function bearerOf(request: APIRequestContext, { username, password }: { username: string; password: string }) {
  const response = await request.post("/api/admin/login", { data: { username, password } });
  expect(response.status()).toBe(200);
  return { authorization: `Bearer ${(await response.json()).token}` };
}
