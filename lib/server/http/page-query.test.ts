import { readQuery } from "@/lib/server/http/page-query";
import { cpuTimeOf } from "@/tests/support/cpu-time";

it.each([
  ["/", "?job=5"],
  ["/", "?compare=5,6,7&utm_source=x&anything"],
  ["/job/5", "?search=clerk&page=2"],
  ["/faq", "?lang=en"],
  ["/faq", "?lang=hi%20"],
  ["/exams", "?department=SSC"],
  ["/saved", "?%6Cang=en&="],
  ["/faq", "?_rsc=what-a-visitor-writes&%5frsc"],
  ["/sitemap.xml", "?n=1"],
])("leaves nothing of %s%s, which no page reads", (path, query) => {
  expect(readQuery(path, query)).toBe("");
});

it.each([
  ["/", "?lang=hi&compare=5,6,7", "?lang=hi"],
  ["/sitemaps/1.xml", "?lang=hi&n=2", "?lang=hi"],
  ["/faq", "?l%61ng=hi&lang=%68i&lang=hi", "?lang=hi"],
  ["/job/5", "?utm_source=x&lang=hi", "?lang=hi"],
  ["/", "?job=5&search=%00%&tags=a&tags=b", "?search=%00%&tags=a&tags=b"],
  ["/jobs", "?qualification=12th&gclid=1", "?qualification=12th"],
  ["/jobs/SSC", "?l%6Fcation=Bihar&x", "?l%6Fcation=Bihar"],
  ["/exams", "?month=2026-01&compare=1&_rsc=1a", "?month=2026-01"],
  ["/Exams", "?month=2026-01&compare=1", "?month=2026-01"],
  ["/jobs/ssc/", "?search=clerk&x=1", "?search=clerk"],
  ["/hi/", "?search=clerk&x=1", "?search=clerk"],
])("leaves of %s%s what the page reads", (path, query, read) => {
  expect(readQuery(path, query)).toBe(read);
});

it("leaves to the router of Next what it asks for the data of a page by", () => {
  expect(readQuery("/exams", "?month=2026-01&compare=1&_rsc=1a", true)).toBe("?month=2026-01&_rsc=1a");
});

it("reads an address of slashes as fast as any other: each was tried for the end of it, which kept the server for seconds", async () => {
  expect(await cpuTimeOf(() => readQuery(`${"/".repeat(60_000)}x`, "?page=2"))).toBeLessThan(500);
});

it.each([
  "/api/jobs",
  "/admin/jobs/new",
  "/settings/alert",
  "/contact",
  "/reset-password",
  "/job/5/eligibility",
  "/exams.ics",
  "/_next/static/a.js",
  "/measure/echo",
  "/verify-email/",
  "/hi/contact",
])("leaves all of a query to %s", (path) => {
  expect(readQuery(path, "?token=1&copy=2")).toBe("?token=1&copy=2");
});
