import { revalidateTag } from "next/cache";
import * as cronRoute from "@/app/api/cron/midnight/route";
import * as revalidateRoute from "@/app/api/internal/revalidate/route";
import { generation } from "@/lib/cache/fresh-cache";
import { env } from "@/lib/env";
import { call } from "@/tests/support/call";

const invalidated = () => jest.mocked(revalidateTag).mock.calls.map(([tag]) => tag);

const SECRET = "internal-secret-of-this-test-only-000";
beforeEach(() => {
  jest.mocked(revalidateTag).mockClear();
  env.INTERNAL_SECRET = SECRET;
  env.CRON_SECRET = undefined;
});

describe("POST /api/internal/revalidate", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    call(revalidateRoute.POST, "/api/internal/revalidate", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-internal-secret": SECRET, ...headers },
    });

  it("invalidates tags and what is kept in memory, at once", async () => {
    const before = generation();
    expect((await post('{"jobs":[5],"tags":["list:all"]}')).status).toBe(204);
    expect(jest.mocked(revalidateTag).mock.calls).toEqual([
      ["list:all", { expire: 0 }],
      ["job:5", { expire: 0 }],
    ]);
    expect(generation()).toBeGreaterThan(before);
  });

  it.each([
    ["another secret", '{"tags":["exams"]}', { "x-internal-secret": "wrong" }, 401],
    ["a tag without a name", '{"tags":[""]}', {}, 400],
    ["a job without a number", '{"jobs":["5"]}', {}, 400],
    ["no JSON", "tags=jobs", {}, 400],
    ["another type", "tags=jobs", { "content-type": "text/plain" }, 415],
    ["a body beyond its bound", JSON.stringify({ tags: ["x".repeat(70_000)] }), {}, 413],
  ])("refuses %s", async (_what, body, headers: Record<string, string>, status) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(typeof (await response.json()).message).toBe("string");
    expect(invalidated()).toEqual([]);
  });

  it("refuses everyone where the server has no secret", async () => {
    env.INTERNAL_SECRET = undefined;
    expect((await post('{"tags":["exams"]}')).status).toBe(401);
  });
});

describe("GET /api/cron/midnight", () => {
  const get = (authorization?: string) =>
    call(cronRoute.GET, "/api/cron/midnight", { headers: authorization ? { authorization } : {} });

  it("does not exist where no secret is set", async () => {
    expect((await get("Bearer undefined")).status).toBe(404);
  });

  it("clears everything that shows days left, for the right bearer alone", async () => {
    env.CRON_SECRET = "cron-secret-of-this-test";
    expect((await get()).status).toBe(401);
    expect((await get("Bearer wrong")).status).toBe(401);
    expect(invalidated()).toEqual([]);
    expect((await get("Bearer cron-secret-of-this-test")).status).toBe(200);
    expect(invalidated()).toContain("everything");
  });
});
