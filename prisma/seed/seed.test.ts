import { readdirSync } from "node:fs";
import { dayInIndia, daysLeft, lastDate } from "@/lib/dates";
import { DEPARTMENTS, TO_BE_SORTED } from "@/lib/jobs/facts/departments";
import { deriveJob } from "@/lib/jobs/facts/derive";
import { headlineOf } from "@/lib/jobs/facts/headline";
import { qualificationLevelsOf } from "@/lib/jobs/facts/qualification-levels";
import { urgencyOf } from "@/lib/jobs/urgency";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { PLACES } from "@/lib/places/places";
import { JOB_GROUPS, readSampleExams, readSampleJobs } from "@/prisma/seed/samples";
import { toInput } from "@/prisma/seed/seed";

const now = new Date("2026-11-21T06:00:00Z");
const jobs = readSampleJobs().map((sample) => toInput(sample, dayInIndia(now)));
const derived = jobs.map((job) => deriveJob(job));

describe("the sample data", () => {
  it("is every file of the folder", () => {
    expect(readdirSync("prisma/seed/jobs").toSorted()).toEqual(JOB_GROUPS.map((group) => `${group}.json`).toSorted());
  });

  it("has at least 400 jobs and 40 exams, each with a key of its own", () => {
    expect(new Set(jobs.map((job) => job.sourceReference)).size).toBe(jobs.length);
    expect(jobs.length).toBeGreaterThanOrEqual(400);
    expect(new Set(readSampleExams().map((exam) => exam.key)).size).toBeGreaterThanOrEqual(40);
  });

  it("says of a notice what its posts say: vacancies, pay, and the levels of qualification", () => {
    const levels = (text: string) => qualificationLevelsOf(text).join();
    const contradicting = jobs.filter((job) => {
      const posts = job.jobPositions;
      if (posts.length === 0) return false;
      const { positions, salary } = headlineOf(posts, job.salary ?? null);
      const asked = levels(posts.map(({ qualification }) => qualification).join(", "));
      return positions !== job.positions || salary !== (job.salary ?? null) || asked !== levels(job.qualification);
    });
    expect(contradicting.map(({ sourceReference }) => sourceReference)).toEqual([]);
  });

  it("covers every department of the filter and every state and union territory", () => {
    const departments = new Set<string>(jobs.map((job) => job.department));
    expect(DEPARTMENTS.filter(({ value }) => value !== TO_BE_SORTED && !departments.has(value))).toEqual([]);
    const places = new Set(derived.flatMap((job) => job.places));
    expect(PLACES.filter(({ key }) => !places.has(key))).toEqual([]);
  });

  it("has jobs of every urgency, several posts, missing values, a very long and a Devanagari title", () => {
    expect(new Set(jobs.map((job) => urgencyOf(daysLeft(lastDate(job.deadline), now)))).size).toBe(5);
    expect(jobs.some((job) => job.jobPositions.length > 1)).toBe(true);
    for (const field of ["salary", "ageLimit", "positions", "applicationFee"] as const) {
      expect(jobs.some((job) => job[field] === null)).toBe(true);
    }
    expect(jobs.some((job) => job.title.length > 250)).toBe(true);
    expect(jobs.some((job) => /[\u0900-\u097F]/.test(job.title))).toBe(true);
  });

  it("has every title and every body in Hindi, without a Latin letter and with the figures of the published title", () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).join(" ");
    const wrong = jobs.filter(({ title, titleHi = null, ...job }) => {
      const hindi = shownTitle({ title, titleHi }, "hi").text;
      const body = shownBody({ ...job, recruitingOrganizationHi: job.recruitingOrganizationHi ?? null }, "hi").text;
      // Roman numbers are written in figures.
      const isSame = /\b[ivx]+\b/i.test(title) || figures(title) === figures(hindi);
      return /[a-z]/i.test(hindi + body) || !isSame;
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it("sums the vacancies of its posts", () => {
    const wrong = jobs.filter(
      (job) =>
        job.jobPositions.length > 0 && job.positions !== job.jobPositions.reduce((sum, post) => sum + post.numberOfVacancies, 0),
    );
    expect(wrong.map((job) => job.sourceReference)).toEqual([]);
  });
});
