import type { ExamDto } from "@/lib/exams/schema";
import type { Notice } from "@/lib/notice/schema";
import { examOnTimeline, nextStage, type Recruitment, timelineOf } from "@/lib/notice/timeline";

type Stages = NonNullable<Notice["stages"]>;

function recruitment(stages: Stages = [], more: Partial<Recruitment> = {}): Recruitment {
  return { deadline: "2026-11-30", closesAt: null, applicationStartDate: "2026-11-01", notice: { stages }, ...more };
}

const EXAM = {
  id: 1,
  registrationStartDate: "2026-10-01",
  registrationEndDate: "2026-10-20",
  admitCardDate: "2027-01-05",
  examDate: "2027-01-15",
  resultsDate: null,
  officialWebsite: "https://body.example",
} as ExamDto;

const BEFORE = new Date("2026-11-10T06:00:00Z");
const inCalendar = (exam: ExamDto, job: Recruitment, now = BEFORE) => examOnTimeline(exam, job, now);

const shown = (job: Recruitment, exam: ExamDto | null = null) =>
  timelineOf(job, exam).map(({ kind, from, to, status }) => `${kind} ${from ?? "?"}..${to ?? "?"} ${status}`);

it("begins with the application, on the days of the listing whatever a stage says of it: by these Apply opens and closes", () => {
  const stages: Stages = [{ kind: "apply", from: "2026-11-05", to: "2026-11-20", status: "confirmed" }];
  expect(shown(recruitment())).toEqual(["apply 2026-11-01..2026-11-30 confirmed"]);
  expect(shown(recruitment(stages))).toEqual(["apply 2026-11-01..2026-11-30 confirmed"]);
  expect(shown(recruitment(stages, { applicationStartDate: null }))).toEqual(["apply 2026-11-05..2026-11-30 confirmed"]);
});

it("puts stages in the order of their days, on one day in that of a recruitment, and what has no day last", () => {
  const stages: Stages = [
    { kind: "joining", status: "provisional" },
    { kind: "result", to: "2027-03-01", status: "provisional" },
    { kind: "exam", from: "2027-01-10", to: "2027-01-12", status: "confirmed" },
    { kind: "admit_card", from: "2027-01-10", status: "confirmed" },
    { kind: "exam", from: "2027-02-01", status: "cancelled" },
  ];
  expect(shown(recruitment(stages, { notice: { stages, feePaidBy: "2026-12-02" } }))).toEqual([
    "apply 2026-11-01..2026-11-30 confirmed",
    "fee ?..2026-12-02 confirmed",
    "admit_card 2027-01-10..2027-01-10 confirmed",
    "exam 2027-01-10..2027-01-12 confirmed",
    "exam 2027-02-01..2027-02-01 cancelled",
    "result 2027-03-01..2027-03-01 provisional",
    "joining ?..? provisional",
  ]);
});

it("takes from the calendar only kinds of stages that the notice does not state", () => {
  const stages: Stages = [{ kind: "exam", from: "2027-01-20", status: "confirmed" }];
  expect(shown(recruitment(stages), EXAM)).toEqual([
    "apply 2026-11-01..2026-11-30 confirmed",
    "admit_card 2027-01-05..2027-01-05 provisional",
    "exam 2027-01-20..2027-01-20 confirmed",
  ]);
  // Also where it leaves the day open.
  const [apply, admitCard] = shown(recruitment(), EXAM);
  expect(shown(recruitment([{ kind: "exam", status: "provisional" }]), EXAM)).toEqual([
    apply,
    admitCard,
    "exam ?..? provisional",
  ]);
});

it("numbers the stages of a kind as the notice has them, whatever they are called and when they are", () => {
  const stages: Stages = [
    { kind: "exam", name: "Tier 1", from: "2027-05-01", status: "confirmed" },
    { kind: "exam", name: "Tier 2", from: "2027-02-01", status: "provisional" },
  ];
  const numbers = (timeline: ReturnType<typeof timelineOf>) =>
    timeline.map(({ kind, name, ordinal }) => `${kind}.${ordinal} ${name ?? ""}`);
  expect(numbers(timelineOf(recruitment(stages), EXAM))).toEqual(["apply.1 ", "admit_card.1 ", "exam.2 Tier 2", "exam.1 Tier 1"]);
});

it("gives the calendar the days of the recruitment, and its hour", () => {
  const stages: Stages = [{ kind: "exam", from: "2027-01-20", to: "2027-01-22", status: "confirmed" }];
  const closesAt = "2026-11-30T11:30:00.000Z";
  expect(inCalendar(EXAM, recruitment(stages, { closesAt }))).toMatchObject({
    registrationStartDate: "2026-11-01",
    registrationEndDate: "2026-11-30",
    closesAt,
    admitCardDate: "2027-01-05",
    examDate: "2027-01-20",
    isCancelled: false,
  });
  const early = recruitment([], { applicationStartDate: null, deadline: "2026-09-15" });
  expect(inCalendar(EXAM, early)).toMatchObject({ registrationStartDate: "2026-09-15", registrationEndDate: "2026-09-15" });
});

it("gives the exam the last of its days where it takes several", () => {
  const endOf = (from: string, to?: string) =>
    inCalendar(EXAM, recruitment([{ kind: "exam", from, to, status: "confirmed" }])).examEndDate;
  expect(endOf("2027-01-12", "2027-01-26")).toBe("2027-01-26");
  expect(endOf("2027-01-12")).toBeNull();
  expect(inCalendar(EXAM, recruitment()).examEndDate).toBeNull();
});

it("gives the calendar of several exams, cards and results the next, and at the end the last", () => {
  const stage = (kind: "admit_card" | "exam" | "result", from: string, to?: string) =>
    ({ kind, from, to, status: "confirmed" }) as const;
  const tiers = [
    stage("admit_card", "2027-01-05"),
    stage("exam", "2027-01-12", "2027-01-26"),
    stage("result", "2027-02-20"),
    stage("exam", "2027-03-15"),
  ];
  const daysOn = (day: string, stages: Stages = tiers) => {
    const { admitCardDate, examDate, examEndDate, resultsDate } = inCalendar(
      EXAM,
      recruitment(stages),
      new Date(`${day}T12:00:00+05:30`),
    );
    return [admitCardDate, examDate, examEndDate, resultsDate];
  };
  expect(daysOn("2027-01-26")).toEqual(["2027-01-05", "2027-01-12", "2027-01-26", "2027-02-20"]);
  // No card is out yet for the second of them.
  expect(daysOn("2027-01-27")).toEqual([null, "2027-03-15", null, "2027-02-20"]);
  const later = [...tiers, stage("admit_card", "2027-03-08"), stage("result", "2027-04-30")];
  expect(daysOn("2027-01-26", later)).toEqual(["2027-01-05", "2027-01-12", "2027-01-26", "2027-02-20"]);
  expect(daysOn("2027-01-27", later)).toEqual(["2027-03-08", "2027-03-15", null, "2027-02-20"]);
  expect(daysOn("2027-02-21", later)).toEqual(["2027-03-08", "2027-03-15", null, "2027-04-30"]);
  expect(daysOn("2027-05-01", later)).toEqual(["2027-03-08", "2027-03-15", null, "2027-04-30"]);
});

it("does not call an exam off whose day the notice leaves open: the calendar's stays", () => {
  const planned: Stages = [{ kind: "exam", name: "Tier 1", status: "provisional" }];
  expect(inCalendar(EXAM, recruitment(planned))).toMatchObject({ isCancelled: false, examDate: "2027-01-15" });
  const cancelled: Stages = [...planned, { kind: "exam", name: "Tier 2", from: "2027-02-20", status: "cancelled" }];
  expect(inCalendar(EXAM, recruitment(cancelled))).toMatchObject({ isCancelled: false, examDate: "2027-01-15" });
});

it("says in both places that an exam is called off", () => {
  const stages: Stages = [{ kind: "exam", from: "2027-01-20", status: "cancelled" }];
  expect(inCalendar(EXAM, recruitment(stages))).toMatchObject({ isCancelled: true, examDate: "2027-01-20" });
  expect(shown(recruitment(), { ...EXAM, isCancelled: true }).at(-1)).toBe("exam 2027-01-15..2027-01-15 cancelled");
  expect(inCalendar({ ...EXAM, isCancelled: true }, recruitment())).toMatchObject({
    examDate: "2027-01-15",
    isCancelled: true,
  });
});

it.each([
  ["2026-11-30T16:59:59+05:30", "apply"],
  ["2026-11-30T17:00:00+05:30", "admit_card"],
  ["2027-01-15T12:00:00+05:30", "exam"],
  ["2027-01-16T00:00:00+05:30", null],
])("knows what comes next at %s", (now, kind) => {
  const job = recruitment([], { closesAt: "2026-11-30T11:30:00.000Z" });
  expect(nextStage(timelineOf(job, EXAM), job, new Date(now))?.kind ?? null).toBe(kind);
});

describe("what its body announced since", () => {
  const stage = (kind: "exam" | "result" | "admit_card", from: string | null, more: object = {}) => ({
    kind,
    name: null,
    from,
    to: from,
    status: "confirmed" as const,
    url: "https://body.gov.in/told",
    ...more,
  });
  const told = (stages: Stages, ...announced: ReturnType<typeof stage>[]) =>
    recruitment(stages, { announced: { stages: announced } });
  const links = (job: Recruitment) => timelineOf(job, null).flatMap(({ kind, url }) => (url ? [kind] : []));

  it("takes the place of what the notice planned, and leaves what an editor confirmed or called off", () => {
    const planned: Stages = [
      { kind: "exam", name: "Tier 1", from: "2027-01-10", status: "confirmed" },
      { kind: "exam", name: "Tier 2", status: "provisional" },
      { kind: "result", from: "2027-03-01", status: "provisional" },
    ];
    const job = told(planned, stage("result", "2027-02-20"), stage("exam", "2027-01-12", { name: "Tier 1" }));
    expect(shown(job)).toEqual([
      "apply 2026-11-01..2026-11-30 confirmed",
      "exam 2027-01-10..2027-01-10 confirmed",
      "result 2027-02-20..2027-02-20 confirmed",
      "exam ?..? provisional",
    ]);
    expect(links(job)).toEqual(["exam", "result"]);
    const cancelled: Stages = [{ kind: "exam", status: "cancelled" }];
    expect(shown(told(cancelled, stage("exam", "2027-01-12")))).toContain("exam ?..? cancelled");
  });

  it("comes behind the stages of the notice, so that theirs keep their numbers", () => {
    const stated: Stages = [{ kind: "result", name: "Tier 1", from: "2027-02-01", status: "confirmed" }];
    const job = told(
      stated,
      stage("result", "2027-01-01", { name: "Written" }),
      stage("result", "2027-04-01", { name: "Final" }),
    );
    const numbers = timelineOf(job, null).map(({ name, ordinal }) => [name, ordinal]);
    expect(numbers).toEqual([
      [null, 1],
      ["Written", 2],
      ["Tier 1", 1],
      ["Final", 3],
    ]);
  });

  it("stands for the days of the calendar, but not where it says none", () => {
    expect(shown(told([], stage("exam", "2027-01-20")), EXAM)).toContain("exam 2027-01-20..2027-01-20 confirmed");
    expect(shown(told([], stage("exam", null)), EXAM)).toEqual(
      expect.arrayContaining(["exam 2027-01-15..2027-01-15 provisional", "exam ?..? confirmed"]),
    );
  });
});
