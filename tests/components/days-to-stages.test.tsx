import { render } from "@testing-library/react";
import { correctDays } from "@/components/days/correct-days";
import { dayWords } from "@/components/days/day-words";
import { ExamTopicPage } from "@/components/exams/exam-topic-page";
import { NextStage } from "@/components/job-detail/next-stage";
import { Timeline } from "@/components/job-detail/timeline";
import type { ExamDto } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import type { JobDetailDto } from "@/lib/jobs/schema";
import type { TimelineStage } from "@/lib/notice/timeline";

const MADE = new Date("2026-11-21T06:00:00Z");
const job = { id: 7, title: "Clerk", deadline: "2026-11-20", closesAt: null } as JobDetailDto;

const stage = {
  kind: "exam",
  ordinal: 1,
  name: null,
  from: "2026-11-24",
  to: "2026-11-25",
  status: "confirmed",
} as TimelineStage;
const said = (language: Language, day: string) => {
  const { container } = render(<NextStage job={job} stage={stage} language={language} now={MADE} />);
  correctDays(container, dayWords(language), new Date(`${day}T11:30:00+05:30`));
  const { container: fresh } = render(
    <NextStage job={job} stage={stage} language={language} now={new Date(`${day}T11:30:00+05:30`)} />,
  );
  const textOf = (element: HTMLElement) => [...element.querySelectorAll("[data-days-to]")].map(({ textContent }) => textContent);
  return { corrected: textOf(container), fresh: textOf(fresh) };
};

it.each(["en", "hi"] as const)("is so many days away as of the day of reading, in %s, and today until it is over", (language) => {
  for (const day of ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"]) {
    const { corrected, fresh } = said(language, day);
    expect(corrected).toHaveLength(2);
    expect(corrected).toEqual(fresh);
  }
  expect(said("en", "2026-11-25").corrected[0]).toBe("Today");
  expect(said("en", "2026-11-26").corrected[0]).toBe("past");
  expect(said("hi", "2026-11-26").corrected[0]).toBe("तारीख़ बीत चुकी");
});

it("a timeline has today among its stages on that day alone", () => {
  const stages = [{ kind: "exam", from: "2026-11-24", to: null, name: null, status: "confirmed", url: null }];
  const detail = { ...job, notice: { posts: [], stages }, announced: [], exam: null } as unknown as JobDetailDto;
  const { container } = render(<Timeline job={detail} language="en" now={MADE} />);
  const today = container.querySelector<HTMLElement>("[aria-current=date]");
  expect(today?.textContent).toBe("Today, 21 Nov 2026");
  correctDays(container, dayWords("en"), new Date("2026-11-22T11:30:00+05:30"));
  expect(today?.hidden).toBe(true);
});

it("an exam stands on the page of admit cards with the days there are to it by now, and as due once its day has passed", () => {
  const exam = {
    id: 1,
    title: "CGL",
    conductingOrganization: "SSC",
    admitCardDate: "2026-11-24",
    examDate: "2026-12-20",
  } as ExamDto;
  const badgeOn = (day: string) => {
    const { container } = render(<ExamTopicPage topic="admitCards" exams={[exam]} now={MADE} language="en" />);
    correctDays(container, dayWords("en"), new Date(`${day}T11:30:00+05:30`));
    return container.querySelector(".chip")?.textContent;
  };
  expect(["2026-11-22", "2026-11-24", "2026-11-25"].map(badgeOn)).toEqual(["in 2 days", "today", "should be out"]);
});
