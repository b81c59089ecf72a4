import * as clickRoute from "@/app/api/jobs/[id]/apply-click/route";
import * as calendarRoute from "@/app/api/jobs/[id]/calendar/route";
import * as positionsRoute from "@/app/api/jobs/[id]/positions/route";
import * as jobRoute from "@/app/api/jobs/[id]/route";
import * as jobsRoute from "@/app/api/jobs/route";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { storePublicJobs } from "@/tests/support/public-jobs";

const TODAY = dayInIndia(new Date());

useDatabase();
let openId = 0;
let closedId = 0;
let withdrawnId = 0;

beforeAll(async () => {
  ({ openId, closedId, withdrawnId } = await storePublicJobs(TODAY));
});

describe("POST /api/jobs/{id}/apply-click", () => {
  const click = (id: number, headers: Record<string, string> = {}) =>
    call(clickRoute.POST, `/api/jobs/${id}/apply-click`, { method: "POST", headers, params: { id: String(id) } });
  const clicks = async () => (await db().applyClick.aggregate({ _sum: { count: true } }))._sum.count ?? 0;

  it("counts clicks on an open job, a row a day", async () => {
    for (let time = 0; time < 3; time++) expect((await click(openId, { "x-forwarded-for": "10.0.0.1" })).status).toBe(204);
    expect(await db().applyClick.findMany({ select: { jobId: true, count: true } })).toEqual([{ jobId: openId, count: 3 }]);
  });

  it("counts none on a closed, withdrawn or unknown job", async () => {
    const before = await clicks();
    for (const id of [closedId, withdrawnId, 999_999]) {
      expect((await click(id, { "x-forwarded-for": "10.0.0.2" })).status).toBe(404);
    }
    expect(await clicks()).toBe(before);
  });

  it("refuses calls of other sites", async () => {
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", host: "site.example" },
    ];
    for (const headers of foreign) {
      expect((await click(openId, { ...headers, "x-forwarded-for": "10.0.0.3" })).status).toBe(403);
    }
    const own = { origin: "http://site.example", host: "site.example", "x-forwarded-for": "10.0.0.3" };
    expect((await click(openId, own)).status).toBe(204);
  });

  it("limits each address by itself and says when to come back", async () => {
    const statuses = new Set<number>();
    let last = await click(openId, { "x-forwarded-for": "10.0.0.4" });
    for (let time = 0; time < 35; time++) {
      last = await click(openId, { "x-forwarded-for": "10.0.0.4" });
      statuses.add(last.status);
    }
    expect([...statuses]).toEqual([204, 429]);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await click(openId, { "x-forwarded-for": "10.0.0.5" })).status).toBe(204);
  });
});

describe("methods that a call does not take", () => {
  it.each([
    ["/api/jobs", jobsRoute],
    ["/api/jobs/1", jobRoute],
    ["/api/jobs/1/positions", positionsRoute],
  ])("%s answers 405 with Allow", async (path, route) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      const response = await call(route[method], path, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
      expect(await response.json()).toEqual({ message: "This address does not take this method." });
    }
    expect((await call(route.OPTIONS, path, { method: "OPTIONS" })).status).toBe(204);
  });

  it("the beacon takes POST alone", async () => {
    const response = await call(clickRoute.GET, "/api/jobs/1/apply-click");
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});

describe("GET /api/jobs/{id}/calendar", () => {
  it("answers the last date as a calendar file, in the language asked for, and 304 to who has it", async () => {
    const answer = await call(calendarRoute.GET, `/api/jobs/${openId}/calendar?lang=hi`, { params: { id: String(openId) } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/calendar; charset=utf-8/);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="job-${openId}.ics"`);
    const text = (await answer.text()).replaceAll("\r\n ", "");
    expect(text).toContain(`UID:job-${openId}-deadline@`);
    expect(text).toContain("आख़िरी तारीख़");
    const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
    const again = await call(calendarRoute.GET, `/api/jobs/${openId}/calendar?lang=hi`, {
      params: { id: String(openId) },
      headers,
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("answers 404 for a withdrawn job and for what is no number", async () => {
    for (const id of [String(withdrawnId), "abc", "99999999999"]) {
      expect((await call(calendarRoute.GET, `/api/jobs/${id}/calendar`, { params: { id } })).status).toBe(404);
    }
  });
});
