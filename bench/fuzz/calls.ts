import { readdirSync } from "node:fs";
import path from "node:path";
import type { RouteHandler } from "@/lib/http/api";

const ROOT = "app/api";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type Call = { method: string; route: string; takes: Partial<RouteHandler["takes"]> };

/** Every call under app/api, found in the folder of the routes, so that none can be forgotten; those that a method is refused by are left out. */
export async function allCalls(): Promise<Call[]> {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) => path.basename(file) === "route.ts");
  const calls: Call[] = [];
  for (const file of files.sort()) {
    const folder = path.dirname(file).replaceAll(path.sep, "/");
    const route = `/api/${folder}`;
    // From here, so that all of them are part of this program where it is compiled.
    const handlers: Partial<Record<string, Partial<RouteHandler> & { name: string }>> = await import(
      `../../app/api/${folder}/route.ts`
    );
    for (const method of METHODS) {
      const handler = handlers[method];
      // What refuses a method takes nothing and is one for all of them.
      if (handler && handler.name !== "refuse") calls.push({ method, route, takes: handler.takes ?? {} });
    }
  }
  return calls;
}
