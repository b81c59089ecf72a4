import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { BLANK_POSITION, type JobFormValues, valuesOfFields } from "@/lib/jobs/editing/form/form-values";
import { previewJob } from "@/lib/jobs/editing/preview";
import { createJob, updateJob } from "@/lib/jobs/editing/write/mutations";
import { findJob } from "@/lib/jobs/queries";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { useDatabase } from "@/tests/support/database";
import { fc } from "@/tests/support/properties";

const database = useDatabase();
beforeEach(() => database.clear());

const NOW = new Date();
const TODAY = dayInIndia(NOW);
const ACT = { actor: { id: 7, username: "asha" }, now: NOW };
const BLANK = valuesOfFields({});
const GIVEN = { ...BLANK, title: "Clerk", department: "SSC", location: "Pune", qualification: "Graduate", deadline: TODAY };

/** What readers see of a job, without the numbers and the time that its rows are given. */
function factsOf(job: JobDetailDto | null) {
  if (!job) return null;
  const { id: _id, updatedAt: _updatedAt, corrigenda: _corrigenda, jobPositions, ...facts } = job;
  return { ...facts, jobPositions: jobPositions.map(({ id: _postId, ...post }) => post) };
}

function checked(values: JobFormValues) {
  const { fields, issues } = checkJob(values, { today: TODAY, kind: "edit" });
  if (!fields) throw new Error(JSON.stringify(issues));
  return fields;
}

async function save(values: JobFormValues): Promise<JobDetailDto | null> {
  const { id } = await createJob(checked(values), { status: "published" }, ACT);
  return findJob(id);
}

/** Any edit, also one that lacks what a public job must state: it is saved as one of a draft, which then comes out. */
async function edit(id: number, values: JobFormValues): Promise<JobDetailDto | null> {
  await db().job.update({ where: { id }, data: { status: "draft" } });
  await updateJob(id, values, ACT);
  await db().job.update({ where: { id }, data: { status: "published" } });
  return findJob(id);
}

it("shows a short form of a department as the full name under which it is published, for the body too where none is given", async () => {
  const { department, recruitingOrganization } = await previewJob(checked(GIVEN), { id: 0, now: NOW });
  expect([department, recruitingOrganization]).toEqual(["Staff Selection Commission", "Staff Selection Commission"]);
  expect(await save(GIVEN)).toMatchObject({ department, recruitingOrganization });
});

it("shows of several posts the sum of their vacancies and each of their qualifications once, as it is published", async () => {
  const posts = ["12th pass", "Graduate", "12th pass"].map((qualification) => ({
    ...BLANK_POSITION,
    positionName: "Typist",
    qualification,
    numberOfVacancies: "4",
  }));
  const values = { ...GIVEN, useMultiplePositions: true, jobPositions: posts };
  const shown = { positions: 12, qualification: "12th pass; Graduate" };
  expect(await previewJob(checked(values), { id: 0, now: NOW })).toMatchObject(shown);
  expect(await save(values)).toMatchObject(shown);
});

it("fills what an unfinished form lacks, so that there is something to see", async () => {
  const post = { ...BLANK_POSITION, positionName: "Typist", numberOfVacancies: Number.NaN };
  const unfinished = {
    ...checked(GIVEN),
    title: "",
    deadline: "soon",
    applicationStartDate: "?",
    useMultiplePositions: true,
    jobPositions: [post, { ...post, positionName: "" }],
  };
  expect(await previewJob(unfinished, { id: 0, now: NOW })).toMatchObject({
    title: "Untitled",
    deadline: TODAY,
    applicationStartDate: null,
    positions: 1,
    jobPositions: [{ ordinal: 1, positionName: "Typist", numberOfVacancies: 1 }],
  });
});

it("shows an edit with the day of posting and the website of its body that stay as they are", async () => {
  const { id } = await createJob(checked(GIVEN), { status: "published" }, ACT);
  const postedOn = addDays(TODAY, -5);
  await db().$executeRaw`UPDATE jobs SET posted_on = ${postedOn}::date`;
  await db().$executeRaw`UPDATE organisations SET website = 'https://ssc.example'`;
  const preview = await previewJob(checked({ ...GIVEN, title: "Senior Clerk" }), { id, now: NOW });
  expect(preview).toMatchObject({ postedOn, organisationWebsite: "https://ssc.example" });
  expect(factsOf(await edit(id, { ...GIVEN, title: "Senior Clerk" }))).toEqual(factsOf(preview));
});

const LETTERS = fc.constantFrom("a", "B", "7", " ", ",", ";", "\n", "é", "हि", "😀", "'", "\\", "\u0000", "\u200d");
const words = fc.array(LETTERS, { maxLength: 12 }).map((letters) => letters.join(""));
const named = (...examples: string[]) =>
  fc.oneof(
    fc.constantFrom(...examples),
    words.map((text) => `x${text}`),
  );
const orBlank = (text: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant("") }, { weight: 3, arbitrary: text });

const post = fc.record({
  positionName: named("Typist", "Driver"),
  qualification: fc.oneof(
    named("12th pass", " Graduate "),
    fc.integer({ min: 900, max: 1000 }).map((length) => "😀".repeat(length / 2)),
  ),
  numberOfVacancies: fc.constantFrom("1", "20", " 3 "),
  salaryRange: orBlank(named("Level 4")),
  experienceRequired: orBlank(words),
  specificRequirements: orBlank(words),
});

const form = fc
  .record({
    title: named("Clerk (Grade II)"),
    jobCategory: fc.constantFrom("", "Banking"),
    employmentType: fc.constantFrom("", "Contract"),
    recruitingOrganization: orBlank(named("SSC", "A Bank")),
    titleHi: orBlank(words),
    recruitingOrganizationHi: orBlank(words),
    department: fc.constantFrom("SSC", "ssc", "State Bank of India", " sbi "),
    location: fc.oneof(
      fc.constantFrom("Pune; Delhi", "All India"),
      named("Fort").map((place) => `Pune; ${place}`),
    ),
    qualification: named("10th pass", "B.Tech"),
    applicationStartDate: fc.constantFrom("", TODAY),
    deadline: fc.constantFrom(TODAY, addDays(TODAY, 30)),
    applyLink: orBlank(fc.constantFrom("https://a.example/?q=1", " http://b.example ")),
    sourceUrl: fc.constantFrom("", "Manual Entry", "https://a.example"),
    positions: fc.constantFrom("", "12", "many", " 7 "),
    salary: orBlank(named("Rs 20,000 per month", "Level 6")),
    description: orBlank(words),
    ageLimit: orBlank(words),
    applicationFee: orBlank(words),
    selectionProcess: orBlank(words),
    experienceRequired: orBlank(words),
    vacancyBreakdown: orBlank(words),
    advertisementNumber: orBlank(words),
    useMultiplePositions: fc.boolean(),
    jobPositions: fc.array(post, { minLength: 1, maxLength: 4 }),
  })
  .map((values): JobFormValues => ({ ...values, notice: null }));

it("shows of any form, and of any edit of what it stored, what the page of the job shows after saving it", async () => {
  await fc.assert(
    fc.asyncProperty(form, form, async (values, edited) => {
      const preview = await previewJob(checked(values), { id: 0, now: NOW });
      const job = await save(values);
      expect(factsOf(job)).toEqual(factsOf(preview));
      const id = job?.id ?? 0;
      const previewOfEdit = await previewJob(checked(edited), { id, now: NOW });
      expect(factsOf(await edit(id, edited))).toEqual(factsOf(previewOfEdit));
    }),
    { numRuns: 30 },
  );
}, 120_000);
