import { readdirSync } from "node:fs";
import path from "node:path";
import type { call } from "@/tests/support/call";

type Handler = Parameters<typeof call>[0];
export type AdminCall = { name: string; path: string; method: string; handler: Handler; role: "editor" | "admin" };

const ROOT = "app/api/admin";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/** The calls that need no session; a new one must be named here, or its test fails. */
const OPEN = ["POST login"];
/** The calls that editors may not make: what is done to users (product.md, "Admin roles"), and what lets the server ask other sites. */
const ADMINS_ALONE = [
  "sources",
  "outbox",
  "sources/try",
  "users",
  "users/second-factors",
  "users/second-factor-rule",
  "users/[id]",
  "users/[id]/second-factor",
];

/** Every call of the staff, found in the folder of the routes, so that none can be forgotten. */
export async function adminCalls(): Promise<AdminCall[]> {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) => path.basename(file) === "route.ts");
  const calls: AdminCall[] = [];
  for (const file of files.sort()) {
    const route = path.dirname(file).replaceAll(path.sep, "/");
    const handlers: Partial<Record<string, Handler>> = await import(`@/${ROOT}/${route}/route`);
    for (const method of METHODS) {
      const handler = handlers[method];
      const name = `${method} ${route}`;
      if (!handler || OPEN.includes(name) || (await isRefusedMethod(handler, method))) continue;
      calls.push({ name, path: `/api/admin/${route}`, method, handler, role: ADMINS_ALONE.includes(route) ? "admin" : "editor" });
    }
  }
  return calls;
}

/** Routes export a handler for each method that they do not take, too. */
async function isRefusedMethod(handler: Handler, method: string): Promise<boolean> {
  const response = await handler(new Request("http://site.example/", { method }), { params: Promise.resolve({}) });
  return response.status === 405;
}
