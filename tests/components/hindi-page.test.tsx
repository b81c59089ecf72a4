import { Parser } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { CheckAnswer } from "@/components/eligibility/check-answer";
import { Why } from "@/components/for-you/why";
import { JobDetail } from "@/components/job-detail/job-detail";
import { JobCard } from "@/components/jobs/job-card";
import { JobRow } from "@/components/jobs/row/job-row";
import { Shown } from "@/components/notice-text/shown";
import { DAY_MS } from "@/lib/dates";
import { answerEligibility } from "@/lib/eligibility/answer";
import { deriveJob } from "@/lib/jobs/facts/derive";
import { withNulls } from "@/lib/jobs/job/blanks";
import type { Stored } from "@/lib/jobs/job/field";
import { JOB_NAMES, type JobTable, POSITION_NAMES, type PositionTable } from "@/lib/jobs/job/names";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { shownTexts, shownTitle } from "@/lib/notice-text/shown-job";
import { type ShownText, shownText } from "@/lib/notice-text/shown-text";
import { readSampleExams, readSampleJobs, readSampleNotices, type SampleJob } from "@/prisma/seed/samples";
import { toInput } from "@/prisma/seed/seed";

const TODAY = "2026-11-22";
const NOW = new Date(`${TODAY}T06:00:00Z`);
const NOTICES = readSampleNotices();
const EXAMS = new Map(readSampleExams().flatMap((exam) => (exam.job ? [[exam.job, exam] as const] : [])));
/** What no language changes: addresses of sites and of mail, and the number of an advertisement. */
const ADDRESS = /[\w.+-]*@?(?:[\w-]+\.)+[a-z]{2,}\b\S*/gi;
const ATTRIBUTES = ["aria-label", "aria-description", "alt", "title", "placeholder"];

/** Five hundred pages are drawn, which takes a busy machine minutes. */
const SLOW_MS = 300_000;

const notices = readSampleJobs().map(detailOf);

it(
  "holds no English on the page of any sample notice but addresses and what is marked as published",
  () => {
    expect(notices.length).toBeGreaterThan(450);
    expect(englishOf((job) => <JobDetail job={job} sources={SOURCES} related={NOTHING} language="hi" now={NOW} />)).toEqual([]);
  },
  SLOW_MS,
);

it(
  "nor on the page of any of their posts",
  () => {
    const posts = notices.flatMap((job) => job.jobPositions.map((post) => ({ job, post })));
    expect(posts.length).toBeGreaterThan(100);
    const found = posts.flatMap(({ job, post }) =>
      englishIn(<JobDetail job={job} post={post} sources={SOURCES} related={NOTHING} language="hi" now={NOW} />, job, post),
    );
    expect([...new Set(found)]).toEqual([]);
  },
  SLOW_MS,
);

it(
  "nor in a row or a card of a list",
  () => {
    expect(englishOf((job) => <JobRow job={job} language="hi" now={NOW} />)).toEqual([]);
    expect(englishOf((job) => <JobCard job={job} language="hi" now={NOW} />)).toEqual([]);
  },
  SLOW_MS,
);

it(
  "nor in the answer to whether one may apply, with the names of the posts that the device fills in",
  () => {
    const judged = notices.filter(({ notice }) => notice);
    expect(judged.length).toBeGreaterThan(50);
    const found = judged.flatMap((job) => {
      const page = document.createElement("div");
      page.innerHTML = renderToStaticMarkup(<Why job={job} language="hi" />);
      const names = JSON.parse(page.querySelector("[data-names]")?.getAttribute("data-names") ?? "") as ShownText[];
      expect(names).toHaveLength(job.notice?.posts.length ?? 0);
      const filled = names.map((name) => <Shown key={name.text} of={name} />);
      return [<CheckAnswer key="answer" answer={answerEligibility({}, job, "hi")} language="hi" />, ...filled].flatMap((drawn) =>
        englishIn(drawn, job),
      );
    });
    expect([...new Set(found)]).toEqual([]);
  },
  SLOW_MS,
);

it("sees English that is not marked", () => {
  const [job] = notices;
  expect(job && englishIn(<p title="Left out">आवेदन by post</p>, job)).toEqual(["Left", "out", "by", "post"]);
});

const SOURCES = [
  { name: "UPSC advertisements", url: "https://upsc.gov.in/", lastSeenOn: TODAY, goneOn: null },
  { name: "Bank careers", url: null, lastSeenOn: TODAY, goneOn: TODAY },
];
const NOTHING = { params: { department: "SSC" }, jobs: [], total: 0 };

/** A sample listing as its page reads it from the database, with its notice and its exam. */
function detailOf(sample: SampleJob, index: number): JobDetailDto {
  const input = toInput(sample, TODAY);
  const notice = NOTICES.get(sample.key) ?? null;
  const exam = EXAMS.get(sample.key);
  const day = (after: number | null | undefined) =>
    after == null ? null : new Date(NOW.getTime() + after * DAY_MS).toISOString().slice(0, 10);
  return {
    ...withNulls<Stored<JobTable>>(JOB_NAMES, input),
    ...deriveJob(input),
    id: index + 1,
    notice,
    closesAt: notice?.closesAt ?? null,
    exam: exam
      ? {
          admitCardDate: day(exam.admitCardIn),
          examDate: day(exam.examIn) ?? TODAY,
          resultsDate: day(exam.resultsIn),
          officialWebsite: exam.officialWebsite,
        }
      : null,
    closed: null,
    corrigenda: [],
    announced: null,
    isSample: true,
    updatedAt: NOW.toISOString(),
    jobPositions: input.jobPositions.map((post, place) => ({
      id: place + 1,
      ordinal: place + 1,
      ...withNulls<Stored<PositionTable>>(POSITION_NAMES, post),
    })),
  };
}

function englishOf(draw: (job: JobDetailDto) => React.ReactElement): string[] {
  return [...new Set(notices.flatMap((job) => englishIn(draw(job), job)))];
}

/**
 * The Latin words that a reader, or who hears the page, meets unmarked. What was published in Hindi needs no mark, and a label cannot mark the
 * title that it quotes.
 */
function englishIn(drawn: React.ReactElement, job: JobDetailDto, post?: PositionDto): string[] {
  const titles = [shownTitle(job, "hi"), ...(post ? [shownText(post.positionName, "post", "hi")] : [])];
  const inHindi = shownTexts(job, "hi").paragraphs.filter(({ lang }) => !lang);
  const published = [...titles, ...inHindi, { text: job.advertisementNumber }];
  return said(renderToStaticMarkup(drawn))
    .map((text) => published.reduce((left, { text }) => (text ? left.replaceAll(text, " ") : left), text))
    .flatMap((text) => text.replace(ADDRESS, " ").match(/[A-Za-z]{2,}/g) ?? []);
}

/** The texts and labels of HTML but those marked as English. A document is not built of it: five hundred would cost more than drawing them. */
function said(html: string): string[] {
  const found: string[] = [];
  let text = "";
  let unheard = 0;
  const endText = () => {
    found.push(text);
    text = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      if (unheard > 0 || attributes.lang === "en" || name === "script") unheard++;
      else found.push(...ATTRIBUTES.map((label) => attributes[label] ?? ""));
    },
    ontext(part) {
      if (unheard === 0) text += part;
    },
    onclosetag() {
      endText();
      if (unheard > 0) unheard--;
    },
  });
  parser.end(html);
  endText();
  return found;
}
