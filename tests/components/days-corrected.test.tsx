import { render } from "@testing-library/react";
import { correctDays } from "@/components/days/correct-days";
import { dayWords } from "@/components/days/day-words";
import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import { ExamCalendar } from "@/components/exams/exam-calendar";
import { ClosingSoon } from "@/components/home/closing-soon";
import { ApplyPanel } from "@/components/job-detail/apply-panel";
import { CompareTable } from "@/components/jobs/compare-table";
import type { DialogJob } from "@/components/jobs/fetch-job";
import { JobRow } from "@/components/jobs/row/job-row";
import { UrgencyChip } from "@/components/jobs/urgency-chip";
import { lastDate } from "@/lib/dates";
import type { ExamDto, ExamFilters } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto, JobDto } from "@/lib/jobs/schema";
import { shownTexts } from "@/lib/notice-text/shown-job";
import { CLERK_JOB, MADE } from "@/tests/support/clerk-job";

const job = CLERK_JOB as JobDto;

function rowOn(day: string, { hour = "11:30", closesAt = null }: { hour?: string; closesAt?: string | null } = {}): HTMLElement {
  const { container } = render(<JobRow job={{ ...job, closesAt }} language="en" now={MADE} />);
  correctDays(container, dayWords("en"), new Date(`${day}T${hour}:00+05:30`));
  return container;
}

it("a leaf of an earlier day is put right: for the eye, for who hears it, and in its colour", () => {
  const leaf = rowOn("2026-11-22").querySelector("time");
  expect(leaf?.textContent).toBe("Last date 23 November 2026, 2 days leftNov232 days");
  expect(rowOn("2026-11-23").querySelector("time")?.textContent).toBe("Last date 23 November 2026, 1 day leftNov23Today");
});

it("a row whose last date is over by now says so, and its Apply leads nowhere", () => {
  const row = rowOn("2026-11-24");
  expect(row.querySelector("time")?.dataset.tone).toBe("expired");
  expect(row.querySelector("time")?.textContent).toBe("Last date 23 November 2026, Application closedNov23Closed");
  expect(row.querySelector("[data-closed-place]")?.textContent).toBe("Application closed");
  const apply = row.querySelector("[data-apply]");
  expect(apply?.hasAttribute("href")).toBe(false);
  expect(apply?.textContent).toBe("Expired");
});

it("a row whose last date is over tells its reader no more that they may apply", () => {
  const verdictOn = (day: string) => rowOn(day).querySelector("[data-verdict]");
  expect(verdictOn("2026-11-23")).not.toBeNull();
  expect(verdictOn("2026-11-24")).toBeNull();
});

it("a row says on its last day till which hour, and from that hour on that it is closed", () => {
  const closesAt = "2026-11-23T17:00:00+05:30";
  const leaf = (hour: string) => rowOn("2026-11-23", { hour, closesAt }).querySelector("time");
  expect(leaf("16:59")?.textContent).toBe("Last date 23 November 2026, till 5 pm, 1 day leftNov23till 5 pm");
  expect(leaf("17:00")?.querySelector(".leaf-note")?.textContent).toBe("Closed");
  expect(leaf("17:00")?.dataset.closes).toBeUndefined();
  expect(rowOn("2026-11-23", { hour: "17:00", closesAt }).querySelector("[data-apply]")?.hasAttribute("href")).toBe(false);
});

it("a row that closed at an hour stays closed for the rest of its day, whatever else on the page closes after it", () => {
  const read = (row: HTMLElement) => {
    correctDays(row, dayWords("en"), new Date("2026-11-23T18:00:00+05:30"));
    return row.querySelector(".leaf-note")?.textContent;
  };
  const closesAt = "2026-11-23T17:00:00+05:30";
  expect(read(rowOn("2026-11-23", { hour: "17:00", closesAt }))).toBe("Closed");
  // One that was closed by the time the page was made, as the staff closes a notice early.
  const made = new Date("2026-11-23T17:30:00+05:30");
  expect(read(render(<JobRow job={{ ...job, closesAt }} language="en" now={made} />).container)).toBe("Closed");
});

it("the Apply of an open page that names its site says that the notice is closed, once it is", () => {
  const shown = { ...job, applicationStartDate: null, jobPositions: [] } as unknown as JobDetailDto;
  const { container } = render(
    <main>
      <DeadlineLeaf last={lastDate(job.deadline, null)} now={MADE} language="en" t={translator("en", "job")} />
      <ApplyPanel job={shown} sources={[]} title="Clerk" path="/job/7" language="en" now={MADE} />
    </main>,
  );
  const apply = container.querySelector("[data-apply]");
  const said = () => [...(apply?.children ?? [])].map(({ textContent }) => textContent?.trim());
  expect(said()).toEqual(["Apply on bank.example", "Apply Now on bank.example"]);
  correctDays(container, dayWords("en"), new Date("2026-11-24T11:30:00+05:30"));
  expect(said()).toEqual(["Expired", "Expired"]);
  expect(apply?.hasAttribute("href")).toBe(false);
});

it("the Apply of an open dialog leads nowhere once its notice has closed", () => {
  const last = lastDate(job.deadline, null);
  const { container } = render(
    <div role="dialog">
      <UrgencyChip last={last} now={MADE} t={translator("en", "job")} />
      <a data-apply={7} href="https://bank.example/apply">
        Apply Now
      </a>
    </div>,
  );
  correctDays(container, dayWords("en"), new Date("2026-11-24T00:00:00+05:30"));
  expect(container.querySelector("[data-apply]")?.hasAttribute("href")).toBe(false);
});

it("of jobs that are compared the Apply of the one that has closed leads nowhere, and of no other", () => {
  const told: JobDto = { ...job, applicationFee: null, applicationStartDate: null, description: null, selectionProcess: null };
  const jobs = ["2099-01-31", "2099-03-31"].map(
    (deadline, id) => ({ ...told, id, deadline, shown: shownTexts(told, "en") }) as DialogJob,
  );
  const t = translator("en", "compare");
  const { container } = render(<CompareTable jobs={jobs} language="en" t={t} remove={() => undefined} />);
  correctDays(container, dayWords("en"), new Date("2099-02-01T00:00:00+05:30"));
  expect([...container.querySelectorAll("[data-apply]")].map((link) => link.hasAttribute("href"))).toEqual([false, true]);
});

it.each([
  ["en", "2026-11-22", ["Closed", "Today", "Tomorrow"]],
  ["en", "2026-11-23", ["Closed", "Closed", "Today"]],
  ["hi", "2026-11-23", ["बंद", "बंद", "आज"]],
] as const)("in %s on %s no line of what closes soon calls a day today that is not", (language, day, said) => {
  const jobs = [21, 22, 23].map((last) => ({ ...job, id: last, deadline: `2026-11-${last}` }) as JobDto);
  const { container } = render(<ClosingSoon jobs={jobs} total={3} today="2026-11-21" language={language} />);
  correctDays(container, dayWords(language), new Date(`${day}T00:01:00+05:30`));
  const shown = [...container.querySelectorAll("time")].map(({ textContent }) => textContent);
  expect(shown).toEqual(said);
});

it.each([
  ["the page of a notice", "article"],
  ["a list beside rows", "section"],
] as const)("%s that closes takes Apply from itself alone, and not from the open notices in rows on it", (_page, Around) => {
  const shown = { ...job, applicationStartDate: null, jobPositions: [] } as unknown as JobDetailDto;
  const { container } = render(
    <main>
      <Around>
        <DeadlineLeaf last={lastDate(job.deadline, null)} now={MADE} language="en" t={translator("en", "job")} />
        <ApplyPanel job={shown} sources={[]} title="Clerk" path="/job/7" language="en" now={MADE} />
        <JobRow job={{ ...job, id: 8, deadline: "2026-12-18" }} language="en" now={MADE} />
      </Around>
    </main>,
  );
  correctDays(container, dayWords("en"), new Date("2026-11-24T11:30:00+05:30"));
  expect(container.querySelector("aside [data-apply]")?.hasAttribute("href")).toBe(false);
  const row = container.querySelector("article:not(:has(aside))");
  expect(row?.querySelector("[data-apply]")?.getAttribute("href")).toBe("https://bank.example/apply");
  expect(row?.querySelector("[data-closed-place]")?.textContent).toBe("");
});

describe("the agenda of exams", () => {
  const exam = {
    id: 3,
    title: "Combined Exam",
    conductingOrganization: "Board",
    registrationStartDate: "2026-11-22",
    registrationEndDate: "2026-11-23",
    admitCardDate: null,
    examDate: "2026-12-15",
    resultsDate: null,
    closesAt: null,
    isCancelled: false,
  } as unknown as ExamDto;

  function agendaOn(day: string, changes: Partial<ExamDto> = {}, language: Language = "en", made = MADE) {
    const exams = [{ ...exam, ...changes }];
    const page = (now: Date) => (
      <ExamCalendar exams={exams} filters={{ sortBy: "next" } as ExamFilters} now={now} language={language} />
    );
    const now = new Date(`${day}T11:30:00+05:30`);
    const read = (container: HTMLElement) => ({
      heard: container.querySelector("time.leaf .sr-only")?.textContent?.replace(/^.*, /, ""),
      tone: container.querySelector<HTMLElement>("time.leaf")?.dataset.tone,
      closes: [...container.querySelectorAll<HTMLElement>("[data-closes]")].map(({ dataset }) => dataset.closes),
      badges: [...container.querySelectorAll("p > .chip")].map((chip) => [
        chip.textContent,
        [...chip.classList].toSorted().join(" "),
      ]),
    });
    const old = render(page(made)).container;
    correctDays(old, dayWords(language), now);
    return { corrected: read(old), fresh: read(render(page(now)).container) };
  }

  it.each([
    ["2026-11-22", "en", null],
    ["2026-11-22", "hi", null],
    ["2026-12-15", "hi", null],
    ["2026-12-16", "en", null],
    ["2026-12-16", "hi", "2026-12-17"],
    ["2026-12-18", "en", "2026-12-17"],
  ] as const)(
    "says on %s in %s of an exam what a page of that day says, though it was made before",
    (day, language, examEndDate) => {
      const changes = { registrationStartDate: "2026-11-01", registrationEndDate: "2026-11-20", examEndDate };
      const { corrected, fresh } = agendaOn(
        day,
        day === "2026-11-22" ? { ...changes, registrationEndDate: "2026-11-23" } : changes,
        language,
      );
      expect(corrected).toEqual(fresh);
      expect(corrected.badges).toHaveLength(2);
    },
  );

  it("says of a date that its row began with that it has passed, and where registration stands", () => {
    const { corrected, fresh } = agendaOn("2026-11-23");
    expect(corrected).toMatchObject({ heard: "past", tone: "expired", badges: fresh.badges });
    expect(corrected.badges[0]?.[0]).toBe("Registration Open");
    expect(agendaOn("2026-11-24", { registrationStartDate: "2026-11-01" }).corrected).toMatchObject({
      heard: "past",
      badges: [
        ["Registration Closed", expect.any(String)],
        ["21 days to the exam", expect.any(String)],
      ],
    });
  });

  it("looks for the hour at which a registration closes, and no longer once it has", () => {
    const changes = { registrationStartDate: "2026-11-01", closesAt: "2026-11-23T11:30:00+05:30" };
    const { corrected, fresh } = agendaOn("2026-11-23", changes);
    expect(corrected).toMatchObject({ heard: "past", badges: fresh.badges, closes: [] });
    expect(agendaOn("2026-11-22", changes).corrected.closes).toEqual([changes.closesAt]);
  });

  it("says nothing else of an exam that was called off", () => {
    const { corrected, fresh } = agendaOn("2026-12-16", { isCancelled: true });
    expect([corrected.badges, corrected.tone]).toEqual([[], fresh.tone]);
  });
});
