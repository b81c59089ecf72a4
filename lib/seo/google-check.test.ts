import { checkMarkup } from "@/lib/seo/google-check";
import type { JsonLd } from "@/lib/seo/job-posting";

const POSTING: JsonLd = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Junior Engineer (Civil)",
  description: "x".repeat(200),
  datePosted: "2026-11-21",
  validThrough: "2026-12-21T23:59:59+05:30",
  employmentType: "FULL_TIME",
  hiringOrganization: { "@type": "Organization", name: "A body" },
  jobLocation: {},
  baseSalary: {},
  identifier: {},
  educationRequirements: {},
};
const texts = (change: object) => checkMarkup({ ...POSTING, ...change }, 0).map(({ level, text }) => `${level}: ${text}`);

it("finds nothing to say of complete markup", () => {
  expect(texts({})).toEqual(["ok: Nothing is missing: the page can appear as a job."]);
});

it("names what Google requires and what it recommends", () => {
  expect(texts({ hiringOrganization: {}, baseSalary: undefined })).toEqual([
    "error: Required: hiringOrganization is missing.",
    "warning: Recommended: baseSalary is missing; it is made from a pay or pay level that can be read as rupees a month.",
  ]);
});

it.each(["SSC Recruitment 2026", "Clerk - 1,340 posts", "Apply now: Clerk"])("warns of the title %s", (title) => {
  expect(texts({ title })[0]).toMatch("The title should name the post");
});

it("says why a closed job and one with several positions carry none", () => {
  expect(checkMarkup(null, 3)[0]?.level).toBe("ok");
  expect(checkMarkup(null, 0)[0]?.level).toBe("warning");
});
