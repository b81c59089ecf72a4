import { jobPostingOf } from "@/lib/seo/job-posting";
import { credentialsOf, detail, post } from "@/tests/support/job-postings";

const now = new Date("2026-11-21T06:00:00Z");

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
