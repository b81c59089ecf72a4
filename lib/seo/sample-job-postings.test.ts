import { dayInIndia, isOpen } from "@/lib/dates";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { type JsonLd, jobPostingOf } from "@/lib/seo/job-posting";
import { readSampleJobs } from "@/prisma/seed/samples";
import { toInput } from "@/prisma/seed/seed";
import { addressesOf, credentialsOf, detailOf } from "@/tests/support/job-postings";

const now = new Date("2026-11-21T06:00:00Z");

describe("the markup of every sample job", () => {
  const jobs = readSampleJobs().map((sample) => detailOf(toInput(sample, dayInIndia(now))));
  const pages = jobs.flatMap((job): [JobDetailDto, PositionDto | undefined][] =>
    job.jobPositions.length > 1 ? job.jobPositions.map((position) => [job, position]) : [[job, undefined]],
  );
  const open = pages.filter(([job]) => isOpen(job, now));

  it("is there exactly where the job is open", () => {
    expect(open.length).toBeGreaterThan(300);
    for (const [job, position] of pages) expect(jobPostingOf(job, now, position) !== null).toBe(isOpen(job, now));
  });

  it.each(open.map(([job, position]) => [`${job.title}${position ? `: ${position.positionName}` : ""}`, job, position] as const))(
    "%s",
    (_name, job, position) => {
      const posting = jobPostingOf(job, now, position);
      expect(posting && problemsOf(posting)).toEqual([]);
    },
  );
});

const EMPLOYMENT = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"];
const CREDENTIALS = ["high school", "associate degree", "bachelor degree", "professional certificate", "postgraduate degree"];

/** What is wrong with a JobPosting by the rules of domain.md 1 (Google, Job posting); empty where nothing is. */
function problemsOf(posting: JsonLd): string[] {
  const { title, description, datePosted, validThrough, employmentType, hiringOrganization, baseSalary, identifier } = posting;
  const pay = baseSalary as
    | { currency: string; value: { minValue: number; maxValue: number; unitText: string } }
    | null
    | undefined;
  const body = hiringOrganization as { name: string; sameAs?: string };
  const rules: [string, boolean][] = [
    ["type", posting["@context"] === "https://schema.org" && posting["@type"] === "JobPosting"],
    ["title is the post", isText(title) && !/apply (?:now|online)|\bhere\b/i.test(title)],
    [
      "description is HTML, complete, not the title",
      isText(description) && /^<p>.{20,}<\/p>$/s.test(description) && description !== title,
    ],
    ["description holds no foreign markup", isText(description) && !/<(?!\/?(?:p|br|ul|li)>)/.test(description)],
    [
      "posted on a day before the end",
      /^\d{4}-\d\d-\d\d$/.test(String(datePosted)) && String(datePosted) <= String(validThrough),
    ],
    ["valid through in Indian time", /^\d{4}-\d\d-\d\dT23:59:59\+05:30$/.test(String(validThrough))],
    ["employment type", employmentType === undefined || EMPLOYMENT.includes(String(employmentType))],
    ["recruiting body", isText(body.name) && (body.sameAs === undefined || URL.canParse(body.sameAs))],
    [
      "places in India",
      addressesOf(posting).every((address) => address.addressCountry === "IN") && addressesOf(posting).length > 0,
    ],
    ["not remote", posting.jobLocationType === undefined && posting.applicantLocationRequirements === undefined],
    ["pay", !pay || (pay.currency === "INR" && pay.value.unitText === "MONTH" && pay.value.minValue >= 1000)],
    ["pay range", !pay || pay.value.minValue <= pay.value.maxValue],
    ["identifier", identifier === undefined || isText((identifier as { value: string }).value)],
    ["openings", posting.totalJobOpenings === undefined || Number(posting.totalJobOpenings) >= 1],
    ["credentials", credentialsOf(posting).every((category) => CREDENTIALS.includes(category))],
    ["applied for elsewhere", posting.directApply === false],
  ];
  return rules.flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
