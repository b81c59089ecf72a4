import { dayInIndia, isOpen } from "@/lib/dates";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import { typeset } from "@/lib/notice-text/typeset";
import { faultsOf } from "@/lib/seo/check/things";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { pageDescriptionOf, pageTitleOf } from "@/lib/seo/page-texts";
import { readSampleJobs } from "@/prisma/seed/samples";
import { toInput } from "@/prisma/seed/seed";
import { detailOf } from "@/tests/support/job-postings";

const now = new Date("2026-11-21T06:00:00Z");
const ASKED = { home: "https://niyukti.example", now };

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

  it("is as right on Hindi pages", () => {
    const written = open.map(([job, position]) => JSON.parse(JSON.stringify(jobPostingOf(job, now, position, "hi"))));
    const faults = written.flatMap((posting) => faultsOf(posting, ASKED).map((fault) => ({ ...fault, title: posting.title })));
    expect(faults.filter(({ level }) => level === "error")).toEqual([]);
  });

  it.each(["en", "hi"] as const)("stands on pages whose titles and descriptions are short and each its own: %s", (language) => {
    const all = [...pages, ...jobs.filter((job) => job.jobPositions.length > 1).map((job) => [job, undefined] as const)];
    for (const [textOf, most] of [
      [pageTitleOf, 90],
      [pageDescriptionOf, 165],
    ] as const) {
      const texts = all.map(([job, position]) => textOf(job, position, language));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index || text.length > most)).toEqual([]);
    }
  });

  it.each(["en", "hi"] as const)("names in %s what the heading of the page does", (language) => {
    const plain = (text: string) => typeset(text).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
    const others = open.flatMap(([job, position]) => {
      const heading = position ? shownText(position.positionName, "post", language) : shownTitle(job, language);
      const title = String(jobPostingOf(job, now, position, language)?.title);
      return plain(heading.text).includes(plain(title)) ? [] : [[heading.text, title]];
    });
    expect(others).toEqual([]);
  });

  it.each(open.map(([job, position]) => [`${job.title}${position ? `: ${position.positionName}` : ""}`, job, position] as const))(
    "%s",
    (_name, job, position) => {
      const written = JSON.parse(JSON.stringify(jobPostingOf(job, now, position)));
      expect(faultsOf(written, ASKED).filter(({ level }) => level === "error")).toEqual([]);
    },
  );
});
