import { dayInIndia, isOpen } from "@/lib/dates";
import { deriveJob } from "@/lib/jobs/facts/derive";
import type { JobDetailDto, ParsedJobInput, PositionDto } from "@/lib/jobs/schema";
import { breadcrumbsOf, type JsonLd, jobPostingOf } from "@/lib/seo/job-posting";
import { readSampleJobs } from "@/prisma/seed/samples";
import { toInput } from "@/prisma/seed/seed";

const now = new Date("2026-11-21T06:00:00Z");

describe("JobPosting markup", () => {
  it("is absent once the job has closed, from its last second on", () => {
    const job = detail({ deadline: "2026-11-30" });
    expect(jobPostingOf(job, new Date("2026-11-30T18:29:58Z"))).not.toBeNull();
    expect(jobPostingOf(job, new Date("2026-11-30T18:29:59Z"))).toBeNull();
    expect(jobPostingOf({ ...job, jobPositions: [post(1)] }, new Date("2027-01-01T00:00:00Z"), post(1))).toBeNull();
  });

  it("stands on the page of each post where a notice has several, never on the notice", () => {
    const job = detail({ jobPositions: [post(1), post(2)] });
    expect(jobPostingOf(job, now)).toBeNull();
    expect(jobPostingOf(job, now, post(2))).toMatchObject({ title: "Post 2", totalJobOpenings: 2 });
  });

  it("stays on the notice where it has one post", () => {
    expect(jobPostingOf(detail({ jobPositions: [post(1)] }), now)).toMatchObject({ title: "Junior Engineer (Civil)" });
  });

  it("ends with the deadline in Indian time and says that one applies elsewhere", () => {
    expect(jobPostingOf(detail({ deadline: "2026-11-30" }), now)).toMatchObject({
      validThrough: "2026-11-30T23:59:59+05:30",
      datePosted: "2026-11-01",
      directApply: false,
    });
  });

  it("ends at the hour that the notice gives", () => {
    const job = detail({ deadline: "2026-11-30", closesAt: "2026-11-30T11:30:00.000Z" });
    expect(jobPostingOf(job, now)).toMatchObject({ validThrough: "2026-11-30T17:00:00+05:30" });
    expect(jobPostingOf(job, new Date("2026-11-30T11:30:00.000Z"))).toBeNull();
  });

  it.each([
    ["Permanent", "FULL_TIME"],
    ["Contract", "CONTRACTOR"],
    ["Temporary", "TEMPORARY"],
    ["Part-time", "PART_TIME"],
    ["Apprentice", "OTHER"],
    [null, undefined],
    ["Deputation", undefined],
  ])("calls employment %p %p", (employmentType, expected) => {
    expect(jobPostingOf(detail({ employmentType }), now)?.employmentType).toBe(expected);
  });

  it("states pay a month in rupees where the notice does, and none where it does not", () => {
    expect(jobPostingOf(detail({ salaryMin: 44_900, salaryMax: 142_400 }), now)?.baseSalary).toEqual({
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { "@type": "QuantitativeValue", minValue: 44_900, maxValue: 142_400, unitText: "MONTH" },
    });
    const unknown = jobPostingOf(detail({ salaryMin: null, salaryMax: null }), now);
    expect(unknown).not.toBeNull();
    expect(JSON.stringify(unknown)).not.toContain("baseSalary");
  });

  it("reads the pay of a post from its pay level, not the number of the level", () => {
    const posting = jobPostingOf(
      detail({ jobPositions: [post(1), post(2)] }),
      now,
      post(1, { salaryRange: "Pay Level-7 (Rs 44,900-1,42,400)" }),
    );
    expect(posting?.baseSalary).toMatchObject({ value: { minValue: 44_900, maxValue: 142_400 } });
  });

  it.each([
    ["10th pass", undefined],
    ["12th pass", ["high school"]],
    ["Diploma in Civil Engineering", ["associate degree"]],
    ["Graduate in any discipline", ["bachelor degree"]],
    ["B.E. or B.Tech", ["bachelor degree"]],
    ["Post Graduate", ["postgraduate degree"]],
    ["ITI", undefined],
  ])("asks of %p the credentials %p", (qualification, expected) => {
    const job = jobPostingOf(detail({ jobPositions: [post(1), post(2)] }), now, post(1, { qualification }));
    expect(job && credentialsOf(job)).toEqual(expected ?? []);
  });

  it("escapes what the notice says, and is never its title alone", () => {
    const posting = jobPostingOf(detail({ description: 'A <script>alert("1")</script>\n\nB & C' }), now);
    expect(posting?.description).toMatch(
      /^<p>A &#60;script&#62;alert\(&#34;1&#34;\)&#60;\/script&#62;<\/p><p>B &#38; C<\/p><p>Qual/,
    );
    expect(jobPostingOf(detail({ description: null }), now)?.description).not.toBe("Junior Engineer (Civil)");
  });

  it("names city and state, several states, or the country alone", () => {
    expect(placesOf(detail({ location: "Pune, Maharashtra" }))).toEqual([
      { addressLocality: "Pune", addressRegion: "Maharashtra", addressCountry: "IN" },
    ]);
    expect(placesOf(detail({ location: "Kerala, Goa" }))).toHaveLength(2);
    expect(placesOf(detail({ location: "All India" }))).toEqual([{ addressCountry: "IN" }]);
  });
});

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

it("counts breadcrumbs from one", () => {
  expect(breadcrumbsOf([{ name: "Jobs", url: "https://example.org/" }]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Jobs", item: "https://example.org/" },
  ]);
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

function addressesOf(posting: JsonLd): Record<string, string>[] {
  return [posting.jobLocation].flat().map((place) => {
    const { "@type": _type, ...address } = (place as { address: Record<string, string> }).address;
    return address;
  });
}

function placesOf(job: JobDetailDto): Record<string, string>[] {
  const posting = jobPostingOf(job, now);
  return posting ? addressesOf(posting) : [];
}

function credentialsOf(posting: JsonLd): string[] {
  const credentials = posting.educationRequirements === undefined ? [] : [posting.educationRequirements].flat();
  return credentials.map((credential) => (credential as { credentialCategory: string }).credentialCategory);
}

function post(ordinal: number, change: Partial<PositionDto> = {}): PositionDto {
  return {
    id: ordinal,
    ordinal,
    positionName: `Post ${ordinal}`,
    qualification: "Graduate",
    experienceRequired: null,
    salaryRange: null,
    numberOfVacancies: ordinal,
    specificRequirements: null,
    ...change,
  };
}

/** A job as its page gets it, with the columns that are computed from its texts unless they are given. */
function detail(change: Partial<JobDetailDto> = {}): JobDetailDto {
  const base: ParsedJobInput = {
    source: "test",
    sourceReference: "1",
    title: "Junior Engineer (Civil)",
    department: "Staff Selection Commission",
    recruitingOrganization: "Staff Selection Commission",
    location: change.location ?? "All India",
    qualification: "Diploma in Civil Engineering",
    postedOn: "2026-11-01",
    deadline: "2026-12-20",
    jobPositions: [],
  };
  return { ...detailOf(base), ...change };
}

function detailOf({ jobPositions, ...input }: ParsedJobInput): JobDetailDto {
  const { searchWords: _words, contentHash: _hash, ...derived } = deriveJob({ ...input, jobPositions });
  const unknown = {
    positions: null,
    salary: null,
    sourceUrl: null,
    applyLink: null,
    ageLimit: null,
    applicationFee: null,
    description: null,
    selectionProcess: null,
    experienceRequired: null,
    jobCategory: null,
    employmentType: null,
    vacancyBreakdown: null,
    advertisementNumber: null,
    applicationStartDate: null,
    organisationWebsite: null,
    titleHi: null,
    recruitingOrganizationHi: null,
  };
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as typeof input;
  return {
    ...unknown,
    ...(given as typeof input & typeof unknown),
    ...derived,
    id: 1,
    isSample: true,
    corrigenda: [],
    closed: null,
    exam: null,
    closesAt: null,
    notice: null,
    updatedAt: "2026-11-01T00:00:00.000Z",
    jobPositions: jobPositions.map((position, index) => post(index + 1, position as Partial<PositionDto>)),
  };
}
