import { checkJobMarkup, checkMarkup } from "@/lib/seo/google-check";
import type { JsonLd } from "@/lib/seo/job-posting";
import { detail, post } from "@/tests/support/job-postings";

const POSTING: JsonLd = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Junior Engineer (Civil)",
  description: `<p>${"x".repeat(200)}</p>`,
  datePosted: "2026-11-21",
  validThrough: "2026-12-21T23:59:59+05:30",
  employmentType: "FULL_TIME",
  hiringOrganization: { "@type": "Organization", name: "A body" },
  jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "IN" } },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "INR",
    value: { "@type": "QuantitativeValue", minValue: 19_900, maxValue: 63_200, unitText: "MONTH" },
  },
  identifier: { "@type": "PropertyValue", name: "A body", value: "07/2026" },
  educationRequirements: { "@type": "EducationalOccupationalCredential", credentialCategory: "bachelor degree" },
  directApply: false,
};
const ASKED = { home: "https://niyukti.example", now: new Date("2026-11-22T06:00:00Z") };
const texts = (change: object) => checkMarkup({ ...POSTING, ...change }, 0, ASKED).map(({ level, text }) => `${level}: ${text}`);

it("finds nothing to say of complete markup", () => {
  expect(texts({})).toEqual(["ok: Nothing is missing: the page can appear as a job."]);
});

it("names what Google requires and what it recommends", () => {
  expect(texts({ hiringOrganization: { "@type": "Organization" }, baseSalary: undefined })).toEqual([
    "error: Required: hiringOrganization is missing.",
    "warning: Recommended: baseSalary is missing; it is made from a pay or pay level that can be read as rupees a month.",
  ]);
});

it.each(["SSC Recruitment 2026", "Clerk - 1,340 posts", "Apply now: Clerk"])("warns of the title %s", (title) => {
  expect(texts({ title })[0]).toMatch("The title should name the post");
});

it("says why a closed job and one with several positions carry none", () => {
  expect(checkMarkup(null, 3, ASKED)[0]?.level).toBe("ok");
  expect(checkMarkup(null, 0, ASKED)[0]?.level).toBe("warning");
});

it("looks at the page of each post too, and says a fault that several have once", () => {
  const job = detail({ employmentType: "Permanent", jobPositions: [post(1), post(2, { positionName: "Apply now" }), post(3)] });
  const notes = checkJobMarkup(job, ASKED).map(({ text }) => text);
  expect(notes).toEqual([
    expect.stringMatching(/^Each of the 3 positions/),
    expect.stringMatching(/^Post 1: Recommended: baseSalary is missing/),
    expect.stringMatching(/^Post 1: Recommended: identifier is missing/),
    expect.stringMatching(/^Post 1: The description is very short/),
    expect.stringMatching(/^Apply now: The title should name the post/),
  ]);
});
