import { contentHash, deriveJob } from "@/lib/jobs/facts/derive";
import { jobInputSchema } from "@/lib/jobs/schema";

const job = jobInputSchema.parse({
  source: "example.org",
  sourceReference: "1",
  title: "Constable (GD)",
  department: "Staff Selection Commission",
  recruitingOrganization: "Staff Selection Commission",
  location: "Bangalore",
  qualification: "10th pass",
  salary: "Pay Level-3 (Rs 21,700-69,100)",
  postedOn: "2026-01-01",
  deadline: "2026-02-01",
});

describe("deriveJob", () => {
  it("computes places, levels and pay", () => {
    expect(deriveJob(job)).toMatchObject({
      places: ["bengaluru", "karnataka"],
      qualificationLevels: ["10th"],
      salaryMin: 21_700,
      salaryMax: 69_100,
    });
  });

  it("makes a job findable by the short form of its department and the current name of its place", () => {
    expect(deriveJob(job).searchWords).toEqual(
      expect.arrayContaining(["constable", "ssc", "bangalore", "bengaluru", "karnataka"]),
    );
  });

  it("makes a walk-in findable as one, and no other step of a selection", () => {
    const { searchWords } = deriveJob({ ...job, selectionProcess: "Walk-in Interview" });
    expect(searchWords).toContain("walk");
    expect(searchWords).not.toContain("interview");
  });

  it("makes a job findable by its department's short forms, but by no other body of the department", () => {
    const { searchWords } = deriveJob({
      ...job,
      department: "Central Armed Police Forces",
      recruitingOrganization: "Border Security Force",
    });
    expect(searchWords).toContain("capf");
    expect(searchWords).not.toContain("itbp");
  });

  it("knows no figures of a level of a state's matrix", () => {
    const level = { ...job, salary: "Level-6" };
    expect(deriveJob({ ...level, department: "State Government" }).salaryMin).toBeNull();
    expect(deriveJob({ ...level, department: "Staff Selection Commission" }).salaryMin).toBe(35_400);
  });

  it("knows no pay where the text states none", () => {
    expect(deriveJob({ ...job, salary: null })).toMatchObject({ salaryMin: null, salaryMax: null });
  });
});

describe("contentHash", () => {
  it("is the same for null and absent fields and for another reference of the source", () => {
    expect(contentHash({ ...job, ageLimit: null, sourceReference: "2" })).toBe(contentHash(job));
  });

  it("changes with any published field and with the posts", () => {
    const post = { positionName: "A", qualification: "B", numberOfVacancies: 1 };
    const hashes = [job, { ...job, ageLimit: "18-25" }, { ...job, jobPositions: [post] }, { ...job, deadline: "2026-02-02" }].map(
      contentHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });
});

/** Branches of engineering between strokes, and ordinary subjects, which are none. */
it.each<[string, string[]]>([
  [
    "Degree in Civil/Mechanical/Electrical Engineering or 3-year Diploma in Civil/Electrical Engineering",
    ["diploma", "engineering"],
  ],
  ["Bachelor's Degree in Civil / Structural Engineering", ["engineering"]],
  ["Degree/Diploma in Mechanical Engineering", ["diploma", "engineering"]],
  [
    "Full-time degree/diploma in Engineering/Technology or a full-time degree such as B.A.",
    ["graduate", "diploma", "engineering"],
  ],
  ["Degree in Arts/Science/Engineering", ["graduate"]],
  ["Degree in Science/Computer Engineering", ["graduate"]],
  ["Degree in Physics/Chemistry or Diploma in Civil Engineering", ["graduate", "diploma"]],
])("reads the levels of %j as %j", (text, levels) =>
  expect(deriveJob({ ...job, qualification: text }).qualificationLevels).toEqual(levels),
);
