import type { JobDetailDto } from "@/lib/jobs/schema";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { breadcrumbsOf } from "@/lib/seo/site-markup";
import { addressesOf, credentialsOf, detail, post } from "@/tests/support/job-postings";

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

  it("names the post without the body, which has a property of its own", () => {
    const clerk = { title: "Clerk - SSC", recruitingOrganization: "Staff Selection Commission" };
    expect(jobPostingOf(detail(clerk), now)).toMatchObject({ title: "Clerk" });
    const posts = [post(1, { positionName: "Typist - SSC" }), post(2)];
    expect(jobPostingOf(detail({ ...clerk, jobPositions: posts }), now, posts[0])).toMatchObject({ title: "Typist" });
  });

  describe("on a Hindi page", () => {
    const asked = { title: "Junior Engineer (Civil) - SSC", applicationFee: "Rs 100", selectionProcess: "Interview" };
    const inHindi = (change: Partial<JobDetailDto> = {}) =>
      JSON.parse(JSON.stringify(jobPostingOf(detail({ ...asked, ...change }), now, undefined, "hi")));

    it("is in Hindi where the page is, with the same identifier, days, places and figures", () => {
      const english = JSON.parse(JSON.stringify(jobPostingOf(detail({ ...asked, advertisementNumber: "7/2026" }), now)));
      const { title, description, hiringOrganization, ...others } = inHindi({ advertisementNumber: "7/2026" });
      expect(title).toBe("जूनियर इंजीनियर (सिविल)");
      expect(description).toContain("<p>योग्यता: सिविल इंजीनियरिंग में डिप्लोमा</p>");
      expect(description).toContain("<p>आवेदन शुल्क: ₹100</p><p>चयन प्रक्रिया: इंटरव्यू</p>");
      expect(hiringOrganization.name).toBe("कर्मचारी चयन आयोग");
      expect(english).toMatchObject(others);
    });

    it("takes what the staff entered, and is as published where the page is", () => {
      expect(inHindi({ titleHi: "कनिष्ठ अभियंता – एसएससी" }).title).toBe("कनिष्ठ अभियंता");
      expect(inHindi({ title: "Keeper of Secrets - SSC" }).title).toBe("Keeper of Secrets");
      expect(inHindi({ description: "Prose." }).description).toMatch(/^<p>Prose\.<\/p>/);
    });

    it("names a post as its page does", () => {
      const posts = [post(1, { positionName: "Junior Engineer (Civil)" }), post(2)];
      expect(jobPostingOf(detail({ jobPositions: posts }), now, posts[0], "hi")?.title).toBe("जूनियर इंजीनियर (सिविल)");
    });
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

  it.each([
    ["10th pass", undefined],
    ["12th pass", ["high school"]],
    ["Diploma in Civil Engineering", ["associate degree"]],
    ["Graduate in any discipline", ["bachelor degree"]],
    ["B.E. or B.Tech", ["bachelor degree"]],
    ["Post Graduate", ["postgraduate degree"]],
    ["ITI", ["professional certificate"]],
    ["10th pass (Matriculation) and ITI in Fitter, Turner or COPA", ["professional certificate"]],
    ["ITI or 12th pass (10+2)", ["professional certificate", "high school"]],
    ["12th pass (10+2) in Science, or ITI, or Diploma", ["high school", "professional certificate", "associate degree"]],
    ["10th pass (Matriculation), 12th pass (10+2) or Bachelor's degree, by post", undefined],
    ["10th pass (Matriculation); ITI in Motor Mechanic for that trade", undefined],
    ["Middle pass or ITI", undefined],
    ["Class 8 pass", undefined],
    ["Bachelor's degree and a Master's degree in Law", ["postgraduate degree"]],
  ])("asks of %p the credentials %p", (qualification, expected) => {
    const job = jobPostingOf(detail({ jobPositions: [post(1), post(2)] }), now, post(1, { qualification }));
    expect(job && credentialsOf(job)).toEqual(expected ?? []);
  });

  it("takes schooling and experience from the data of the notice before its text", () => {
    const asking = (facts: object) => detail({ notice: { posts: [{ name: "Clerk", ...facts }] } });
    const levels = (...names: string[]) => ({ qualification: { anyOf: names.map((level) => ({ level })) } });
    const written = (facts: object) => JSON.parse(JSON.stringify(jobPostingOf(asking(facts), now)));
    expect(credentialsOf(written(levels("iti", "12th")))).toEqual(["professional certificate", "high school"]);
    expect(credentialsOf(written(levels("10th", "graduate")))).toEqual([]);
    expect(credentialsOf(written({}))).toEqual(["associate degree"]);
    expect(written(levels()).educationRequirements).toBe("no requirements");
    expect(written({ experienceMonths: 24 }).experienceRequirements).toEqual({
      "@type": "OccupationalExperienceRequirements",
      monthsOfExperience: 24,
    });
    expect(written({})).not.toHaveProperty("experienceRequirements");
  });

  it("asks of each post its own schooling and experience", () => {
    const job = detail({
      jobPositions: [post(1), post(2)],
      notice: { posts: [{ name: "A" }, { name: "B", experienceMonths: 12, qualification: { anyOf: [{ level: "doctorate" }] } }] },
    });
    expect(jobPostingOf(job, now, post(1))?.experienceRequirements).toBeUndefined();
    expect(jobPostingOf(job, now, post(2))).toMatchObject({
      experienceRequirements: { monthsOfExperience: 12 },
      educationRequirements: { credentialCategory: "postgraduate degree" },
    });
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

it("counts breadcrumbs from one", () => {
  expect(breadcrumbsOf([{ name: "Jobs", url: "https://example.org/" }]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Jobs", item: "https://example.org/" },
  ]);
});

function placesOf(job: JobDetailDto): Record<string, string>[] {
  const posting = jobPostingOf(job, now);
  return posting ? addressesOf(posting) : [];
}
