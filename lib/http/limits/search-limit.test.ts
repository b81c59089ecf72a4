import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { secondsToSearch } from "@/lib/http/limits/search-limit";
import { config, middleware } from "@/middleware";

const ADDRESS = "203.0.113.99";

/** What becomes of a request of a network that has searched as often as it may. */
async function answerTo(path: string): Promise<number> {
  const url = `http://site.example${path}`;
  if (!unstable_doesMiddlewareMatch({ config, url })) return 200;
  return (await middleware(new NextRequest(url, { headers: { "x-forwarded-for": ADDRESS } }))).status;
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

it.each(["/Jobs/ssc", "/JOBS/ssc?page=2", "/jobs/SSC", "/jobs/bihar/Graduate", "/jobs/Bihar/graduate", "/Jobs/bihar/graduate"])(
  "leads %s to its one spelling",
  async (path) => {
    expect(await answerTo(path)).toBe(308);
  },
);

it("shows the list of a department to no search that is not counted, however its address is spelt", async () => {
  expect(await answerTo("/Jobs/ssc?search=clerk")).toBe(429);
});
