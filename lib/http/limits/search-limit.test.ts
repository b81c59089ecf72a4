import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { secondsToSearch } from "@/lib/http/limits/search-limit";
import { config, middleware } from "@/middleware";

const ADDRESS = "203.0.113.99";

/** What becomes of a request of a network that has searched as often as it may. */
async function answerTo(path: string): Promise<number> {
  return (await middlewareAnswer(path))?.status ?? 200;
}

/** Null where the middleware is not asked. */
async function middlewareAnswer(path: string): Promise<Response | null> {
  const url = `http://site.example${path}`;
  if (!unstable_doesMiddlewareMatch({ config, url })) return null;
  return middleware(new NextRequest(url, { headers: { "x-forwarded-for": ADDRESS } }));
}

beforeAll(() => secondsToSearch(ADDRESS, env.SEARCHES_A_MINUTE));

it.each([
  "/?search=clerk",
  "/?tags=clerk",
  "/?tag=clerk&page=2",
  "/jobs/ssc?search=clerk",
  "/jobs/ssc?tags=clerk&lang=hi",
  "/exams?search=ssc",
  "/feeds/jobs.rss?search=clerk",
  "/feeds/jobs.ics?tags=clerk",
  "/api/jobs?search=clerk",
  "/api/jobs?tags=clerk,officer",
  "/api/suggest?q=cl",
])("counts %s, which searches for words", async (path) => {
  expect(await answerTo(path)).toBe(429);
});

it.each([
  "/",
  "/?department=SSC",
  "/jobs/ssc",
  "/api/jobs?search=",
  "/api/jobs?tags=",
  "/jobs/ssc/clerk?search=a",
  "/jobs/bihar/graduate",
  "/faq?tags=a",
])("does not count %s", async (path) => {
  expect(await answerTo(path)).toBe(200);
});

it.each([
  ["/Jobs/ssc", "/jobs/ssc"],
  ["/JOBS/ssc?page=2", "/jobs/ssc?page=2"],
  ["/jobs/SSC", "/jobs/ssc"],
  ["/jobs/bihar/Graduate", "/jobs/bihar/graduate"],
  ["/jobs/Bihar/graduate", "/jobs/bihar/graduate"],
  ["/Jobs/bihar/graduate", "/jobs/bihar/graduate"],
  ["/JOB/1", "/job/1"],
  ["/Job/1/post/2?lang=hi", "/job/1/post/2?lang=hi"],
  ["/JOB/1/eligibility", "/job/1/eligibility"],
  ["/FAQ", "/faq"],
  ["/Exams?month=2026-12", "/exams?month=2026-12"],
  ["/Unsubscribe?token=aB", "/unsubscribe?token=aB"],
])("leads %s to its one spelling", async (path, spelling) => {
  const answer = await middlewareAnswer(path);
  expect([answer?.status, answer?.headers.get("location")]).toEqual([308, `http://site.example${spelling}`]);
});

it.each(["/job/1", "/job/1/post/2", "/faq", "/Key0123456789.txt", "/Icon.png", "/API/jobs", "/calendars/aB.ics", "/%E0%A4%AC"])(
  "does not look at %s",
  async (path) => {
    expect(await middlewareAnswer(path)).toBeNull();
  },
);

it("shows the list of a department to no search that is not counted, however its address is spelt", async () => {
  expect(await answerTo("/Jobs/ssc?search=clerk")).toBe(429);
});
