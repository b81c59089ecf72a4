import type { JobDetailDto } from "@/lib/jobs/schema";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { breadcrumbsOf } from "@/lib/seo/site-markup";
import { addressesOf, detail, post } from "@/tests/support/job-postings";

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

  it.each([
    ["CTET December 2026", null, false],
    ["UPTET 2026 Online Form", null, false],
    ["Joint CSIR UGC NET June 2026", null, false],
    ["Haryana CET (Group D): Common Eligibility Test", null, false],
    ["Primary Teacher (TET Qualified)", null, true],
    ["Network Engineer", null, true],
    ["UPTET Paper Setter", 12, true],
  ])("of %s with %s posts: %s", (title, positions, isThere) => {
    expect(jobPostingOf(detail({ title, positions }), now) !== null).toBe(isThere);
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

  it("names no most where the notice states the least alone, and no figures of the centre for the level of a state", () => {
    const posts = [post(1, { salaryRange: "From Rs 20,000" }), post(2, { salaryRange: "Level-6" })];
    const job = detail({ jobPositions: posts, department: "State Government" });
    const [from, level] = posts.map((one) => JSON.parse(JSON.stringify(jobPostingOf(job, now, one))));
    expect(from.baseSalary.value).toEqual({ "@type": "QuantitativeValue", minValue: 20_000, unitText: "MONTH" });
    expect(level).not.toHaveProperty("baseSalary");
  });

  it("reads the pay of a post from its pay level, not the number of the level", () => {
    const posting = jobPostingOf(
      detail({ jobPositions: [post(1), post(2)] }),
      now,
      post(1, { salaryRange: "Pay Level-7 (Rs 44,900-1,42,400)" }),
    );
    expect(posting?.baseSalary).toMatchObject({ value: { minValue: 44_900, maxValue: 142_400 } });
  });

  it("gives a post without stated pay none of another post's", () => {
    const posts = [post(1, { salaryRange: "Rs 1,23,100-2,15,900" }), post(2)];
    const job = detail({ jobPositions: posts, salary: "Rs 1,23,100-2,15,900", salaryMin: 123_100, salaryMax: 215_900 });
    expect(jobPostingOf(job, now, posts[0])?.baseSalary).toBeDefined();
    expect(jobPostingOf(job, now, posts[1])?.baseSalary).toBeUndefined();
    expect(jobPostingOf({ ...job, jobPositions: [post(1), post(2)] }, now, post(2))?.baseSalary).toBeDefined();
  });

  it("names city and state, several states, or the country alone", () => {
    expect(placesOf(detail({ location: "Pune, Maharashtra" }))).toEqual([
      { addressLocality: "Pune", addressRegion: "Maharashtra", addressCountry: "IN" },
    ]);
    expect(placesOf(detail({ location: "Kerala, Goa" }))).toHaveLength(2);
    expect(placesOf(detail({ location: "All India" }))).toEqual([{ addressCountry: "IN" }]);
  });
});

it("counts breadcrumbs from one", () => {
  expect(breadcrumbsOf([{ name: "Jobs", url: "https://example.org/" }]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Jobs", item: "https://example.org/" },
  ]);
});

function placesOf(job: JobDetailDto): Record<string, string>[] {
  const posting = jobPostingOf(job, now);
  return posting ? addressesOf(posting) : [];
}
