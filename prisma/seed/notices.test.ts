import { dayInIndia } from "@/lib/dates";
import { contradictionsOf } from "@/lib/notice/contradictions";
import type { Notice, NoticePost } from "@/lib/notice/schema";
import { readSampleJobs, readSampleNotices } from "@/prisma/seed/samples";
import { toInput } from "@/prisma/seed/seed";

const today = dayInIndia(new Date("2026-11-21T06:00:00Z"));
const jobs = new Map(readSampleJobs().map((sample) => [sample.key, toInput(sample, today)]));
const notices = [...readSampleNotices()];

/** Every number of a text, as it is written: "Rs 1,180" holds 1180. */
function numbersIn(text: string | null | undefined): Set<number> {
  return new Set([...(text ?? "").matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(",", ""))));
}

function jobOf(key: string) {
  const job = jobs.get(key);
  if (!job) throw new Error(`No sample listing has the key ${key}`);
  return job;
}

const isWhole = ({ age, qualification }: NoticePost) => Boolean(age && qualification);

it("holds at least 60 notices of which every post has its ages and its qualification", () => {
  expect(notices.filter(([, { posts }]) => posts.every(isWhole)).length).toBeGreaterThanOrEqual(60);
});

describe.each(notices)("the notice of %s", (key, notice: Notice) => {
  const job = jobOf(key);
  const rupees = (paise: number) => paise / 100;

  it("contradicts neither itself nor the last date, and confirms nothing", () => {
    expect(contradictionsOf(notice, job.deadline)).toEqual([]);
    expect(notice.confirmed).toBeUndefined();
  });

  it("has the posts of the listing in their order, with their vacancies", () => {
    if (job.jobPositions.length === 0) {
      expect(notice.posts).toHaveLength(1);
      expect(notice.posts[0]?.vacancies?.total ?? null).toBe(job.positions);
      return;
    }
    expect(notice.posts.map(({ name, vacancies }) => [name, vacancies?.total])).toEqual(
      job.jobPositions.map((post) => [post.positionName, post.numberOfVacancies]),
    );
  });

  it("counts categories as the text divides the vacancies", () => {
    for (const { vacancies } of notice.posts) {
      for (const [category, count] of Object.entries(vacancies?.byCategory ?? {})) {
        expect(job.vacancyBreakdown).toMatch(new RegExp(`\\b${category} ${count}\\b`));
      }
      const named = [...(vacancies?.otherCategories ?? []), ...(vacancies?.byPlace ?? [])];
      for (const { name, count } of named) expect(job.vacancyBreakdown).toContain(`${name} ${count}`);
    }
  });

  it("takes its ages from the text", () => {
    const printed = numbersIn(job.ageLimit);
    const ages = notice.posts.flatMap(({ age, relaxations }) => [
      age?.min,
      age?.max,
      ...(relaxations ?? []).flatMap(({ years, toAge }) => [years, toAge]),
    ]);
    expect(ages.filter((age) => typeof age === "number" && !printed.has(age))).toEqual([]);
    // No text of the sample names a day of counting with its year, nor dates of birth.
    expect(notice.posts.some(({ age }) => age?.on || age?.bornFrom || age?.bornTo)).toBe(false);
  });

  it("takes its fees from the text", () => {
    const printed = numbersIn(job.applicationFee);
    for (const { amount, refundable } of notice.fees ?? []) {
      if (amount === 0) expect(job.applicationFee).toMatch(/\bnil\b|no fee/i);
      else expect(printed).toContain(rupees(amount));
      if (refundable) expect(printed).toContain(rupees(refundable));
    }
    expect(notice.fees ? job.applicationFee : "").not.toMatch(/GST|charges/);
  });

  it("takes its pay from the text", () => {
    const text = [job.salary, ...job.jobPositions.map(({ salaryRange }) => salaryRange)].join(" ");
    for (const { pay } of notice.posts) {
      if (pay?.kind === "level") expect(text).toMatch(new RegExp(`Level-${pay.level}\\b`));
      const amounts = pay?.kind === "range" ? [pay.min, pay.max ?? pay.min] : pay && "amount" in pay ? [pay.amount] : [];
      for (const amount of amounts) expect(numbersIn(text)).toContain(rupees(amount));
    }
  });

  it("asks for marks, experience and final-year students only as the text does", () => {
    const text = [job.qualification, job.description].join(" ");
    for (const { qualification, experienceMonths } of notice.posts) {
      for (const { minMarks } of qualification?.anyOf ?? []) if (minMarks) expect(text).toContain(`${minMarks}%`);
      if (qualification?.appearing) expect(text).toMatch(/final-year|last semester/i);
      if (experienceMonths) expect(numbersIn(job.experienceRequired)).toContain(experienceMonths / 12);
    }
  });

  it("names subjects that the text names", () => {
    const text = [job.title, job.qualification, ...job.jobPositions.map((post) => post.qualification)].join(" ").toLowerCase();
    const subjects = notice.posts.flatMap(({ qualification }) =>
      (qualification?.anyOf ?? []).flatMap((choice) => choice.subjects ?? []),
    );
    expect(subjects.filter((subject) => !text.includes(subject.toLowerCase()))).toEqual([]);
  });
});
