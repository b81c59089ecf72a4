import { readdirSync, readFileSync } from "node:fs";
import { NextRequest } from "next/server";
import * as health from "@/app/api/health/route";
import { GET as jobs } from "@/app/api/jobs/route";
import { PUBLIC_CALLS } from "@/app/api/openapi.json/public-calls";
import { GET } from "@/app/api/openapi.json/route";
import { STAFF_CALLS } from "@/app/api/openapi.json/staff-calls";
import { GET as me } from "@/app/api/users/me/route";
import { env } from "@/lib/env";
import { refuseSearch, secondsToSearch } from "@/lib/http/limits/search-limit";
import type { OpenApiDocument } from "@/lib/openapi/document";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";

useDatabase();
/** Calls between machines of one installation, forms of pages, where a browser goes to sign in elsewhere, and the document itself. */
const LEFT_OUT = /\/(?:auth|telegram|cron|internal|account-forms|eligibility-form|openapi\.json)(?:\/|$)|\[\.\.\./;

const read = async () => (await (await call(GET, "/api/openapi.json")).json()) as OpenApiDocument;

it("has every route under app/api, but those between machines and the forms of pages", () => {
  const routes = readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts") && !LEFT_OUT.test(`/${file}`))
    .map((file) => `/api/${file.replace(/\/route\.ts$/, "")}`.replaceAll(/\[(\w+)\]/g, "{$1}"));
  expect(Object.keys({ ...PUBLIC_CALLS, ...STAFF_CALLS }).sort()).toEqual(routes.sort());
});

it("has every method that a route takes, by its own name", async () => {
  const { paths } = await read();
  const ids = new Set<string>();
  for (const [path, operations] of Object.entries(paths)) {
    const source = readFileSync(`app${path.replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`, "utf8");
    const taken = [...source.matchAll(/^export (?:const|async function) (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
      ([, name = ""]) => name,
    );
    expect([path, Object.keys(operations).sort()]).toEqual([path, taken.map((name) => name.toLowerCase()).sort()]);
    for (const { operationId } of Object.values(operations)) ids.add(operationId);
  }
  expect(ids.size).toBe(Object.values(paths).flatMap((operations) => Object.keys(operations)).length);
});

it("says of the list the filters that it takes, with their values, and which may be repeated", async () => {
  const { paths } = await read();
  const { parameters } = paths["/api/jobs"]?.get ?? { parameters: [] };
  const of = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
  expect(of("qualification")).toMatchObject({ type: "array", items: { enum: expect.arrayContaining(["12th", "graduate"]) } });
  expect(of("sortBy")).toMatchObject({ enum: expect.arrayContaining(["latest", "deadline"]) });
  expect(parameters.every(({ required }) => !required)).toBe(true);
});

it("says who may call: nobody needs a token to read, the staff does", async () => {
  const { paths } = await read();
  expect(paths["/api/jobs"]?.get?.security).toBeUndefined();
  expect(paths["/api/admin/jobs"]?.post).toMatchObject({ security: [{ token: [] }], tags: ["staff"] });
  expect(paths["/api/users/login"]?.post?.requestBody).toMatchObject({
    content: { "application/json": { schema: { required: ["email", "password"] } } },
  });
});

it("lets pages of other sites read what anybody may, and nothing that belongs to somebody", async () => {
  const origin = { headers: { origin: "https://elsewhere.example" } };
  const open = await call(jobs, "/api/jobs", origin);
  expect(open.headers.get("access-control-allow-origin")).toBe("*");
  expect(open.headers.get("access-control-allow-credentials")).toBeNull();
  expect((await call(me, "/api/users/me", origin)).headers.get("access-control-allow-origin")).toBeNull();
});

it("tells a page of another site that searched too often for how long it has to wait", async () => {
  const headers = { origin: "https://elsewhere.example", "x-forwarded-for": "203.0.113.77" };
  await secondsToSearch("203.0.113.77", env.SEARCHES_A_MINUTE);
  const refused = await refuseSearch(new NextRequest("http://site.example/api/jobs?search=clerk", { headers }));
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused?.headers.get("access-control-allow-origin")).toBe("*");
  expect(refused?.headers.get("access-control-expose-headers")).toBe("retry-after");
});

it("answers a method that the call of monitors does not take as every other call does", async () => {
  const refused = await call(health.POST, "/api/health", { method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect(await refused.json()).toEqual({ message: "This address does not take this method." });
});
