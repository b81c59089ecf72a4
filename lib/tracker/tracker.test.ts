import { addTrackedJob, saveApplication, trackedApplications } from "@/lib/tracker/device";
import { byNextDate, nextDate, progressOf } from "@/lib/tracker/policy";
import {
  APPLICATION_STATUSES,
  applicationFormSchema,
  MAX_APPLICATIONS,
  MAX_DOCUMENTS,
  parseTrackedApplication,
  type TrackedApplication,
  trackerKey,
  withDocument,
  withStatus,
} from "@/lib/tracker/schema";
import { exportText, importText } from "@/lib/tracker/transfer";
import { installFakeWindow } from "@/tests/support/fake-window";

const NOW = new Date("2026-11-21T10:00:00+05:30");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const application: TrackedApplication = {
  jobId: null,
  jobTitle: "Junior Clerk",
  department: "Staff Selection Commission",
  appliedDate: "2026-11-01",
  deadline: null,
  status: "applied",
  notes: "",
  documents: [],
  examDate: null,
  interviewDate: null,
};

let page = installFakeWindow();
beforeEach(() => {
  page = installFakeWindow();
});

it("shows progress in fifths, and none for what is planned or rejected", () => {
  expect(APPLICATION_STATUSES.map(progressOf)).toEqual([0, 20, 40, 60, 80, 100, 0]);
  expect(APPLICATION_STATUSES[0]).toBe("planned");
});

it("dates what was planned on the day that it is applied for, and nothing else by its status", () => {
  const planned: TrackedApplication = { ...application, status: "planned" };
  expect(withStatus(planned, "applied", "2026-11-21")).toEqual({ ...application, appliedDate: "2026-11-21" });
  expect(withStatus(application, "selected", "2026-11-21").appliedDate).toBe(application.appliedDate);
});

it("adds a document once, none that is blank and none beyond what is kept", () => {
  expect(withDocument(["Card"], " Certificate ")).toEqual(["Card", "Certificate"]);
  expect(withDocument(["Card"], "Card")).toEqual(["Card"]);
  expect(withDocument(["Card"], "  ")).toEqual(["Card"]);
  const full = Array.from({ length: MAX_DOCUMENTS }, (_, index) => `Document ${index}`);
  expect(withDocument(full, "One more")).toEqual(full);
});

it.each<[string, Partial<TrackedApplication>, string, ReturnType<typeof nextDate>]>([
  ["no date", {}, "2026-11-21T10:00:00+05:30", null],
  [
    "a deadline on its last day",
    { deadline: "2026-11-21" },
    "2026-11-21T23:59:58+05:30",
    { kind: "deadline", day: "2026-11-21", days: 1 },
  ],
  ["a deadline that is over", { deadline: "2026-11-21" }, "2026-11-21T23:59:59+05:30", null],
  ["an exam today", { examDate: "2026-11-21" }, "2026-11-21T23:59:59+05:30", { kind: "exam", day: "2026-11-21", days: 0 }],
  ["an exam yesterday", { examDate: "2026-11-21" }, "2026-11-22T00:00:00+05:30", null],
  [
    "the sooner of two",
    { deadline: "2026-11-20", examDate: "2026-12-05", interviewDate: "2026-12-01" },
    "2026-11-21T10:00:00+05:30",
    { kind: "interview", day: "2026-12-01", days: 10 },
  ],
  [
    "an interview before an exam of the same day",
    { examDate: "2026-12-01", interviewDate: "2026-12-01" },
    "2026-11-21T10:00:00+05:30",
    { kind: "interview", day: "2026-12-01", days: 10 },
  ],
])("finds the next date of %s", (_what, dates, now, expected) => {
  expect(nextDate({ ...application, ...dates }, new Date(now))).toEqual(expected);
});

it("sorts by the next date, those without one last", () => {
  const titles = [
    { ...application, jobTitle: "none, older", appliedDate: "2026-10-01" },
    { ...application, jobTitle: "exam", examDate: "2026-12-10" },
    { ...application, jobTitle: "none, newer" },
    { ...application, jobTitle: "deadline", deadline: "2026-11-25", examDate: "2027-01-01" },
  ]
    .sort(byNextDate(NOW))
    .map(({ jobTitle }) => jobTitle);
  expect(titles).toEqual(["deadline", "exam", "none, newer", "none, older"]);
});

it("asks for job title and department", () => {
  const missing = (change: Partial<TrackedApplication>) =>
    applicationFormSchema.safeParse({ ...application, ...change }).error?.issues.map(({ path }) => path[0]);
  expect(missing({})).toBeUndefined();
  expect(missing({ jobTitle: " ", department: "" })).toEqual(["jobTitle", "department"]);
});

it("keeps an application of the form without blanks, and days that were emptied as unknown", () => {
  const typed = { ...application, jobTitle: " Clerk ", department: " High Court ", notes: " \n", examDate: "", deadline: "" };
  expect(applicationFormSchema.parse(typed)).toEqual({
    ...application,
    jobTitle: "Clerk",
    department: "High Court",
    notes: "",
    examDate: null,
    deadline: null,
  });
});

it("takes an application out of storage without what does not belong to it", () => {
  expect(parseTrackedApplication({ ...application, id: 5, extra: "<script>" })).toEqual(application);
  const { jobId, deadline, examDate, interviewDate, notes, documents, ...rest } = application;
  expect(parseTrackedApplication({ ...rest, examDate: "" })).toEqual(application);
});

it.each([
  [null],
  [1],
  ["x"],
  [[]],
  [{}],
  [{ ...application, jobTitle: " " }],
  [{ ...application, jobTitle: "x".repeat(501) }],
  [{ ...application, department: null }],
  [{ ...application, status: "hired" }],
  [{ ...application, status: "__proto__" }],
  [{ ...application, appliedDate: "2026-02-30" }],
  [{ ...application, deadline: "soon" }],
  [{ ...application, examDate: 20261130 }],
  [{ ...application, jobId: "5" }],
  [{ ...application, jobId: -1 }],
  [{ ...application, notes: "x".repeat(2001) }],
  [{ ...application, notes: {} }],
  [{ ...application, documents: "x" }],
  [{ ...application, documents: [""] }],
  [{ ...application, documents: Array.from({ length: 31 }, () => "x") }],
])("leaves out %#", (value) => expect(parseTrackedApplication(value)).toBeNull());

it("knows an application by its job, else by title, department and date", () => {
  expect(trackerKey({ ...application, jobId: 7 })).toBe("job:7");
  expect(trackerKey({ ...application, jobTitle: "  junior   CLERK " })).toBe(trackerKey(application));
  expect(trackerKey({ ...application, appliedDate: "2026-11-02" })).not.toBe(trackerKey(application));
  expect(trackerKey({ ...application, jobTitle: "क".repeat(500), department: "ख".repeat(200) }).length).toBeLessThanOrEqual(300);
});

it("tracks a job once, as planned: nobody has applied by pressing the button", () => {
  const job = { id: 5, title: "Clerk", department: "Banking", deadline: "2026-12-01" };
  expect(addTrackedJob(job, NOW)).toBe("saved");
  expect(addTrackedJob({ ...job, title: "Clerk, corrected" }, NOW)).toBe("exists");
  expect(trackedApplications.list()).toEqual([
    {
      key: "job:5",
      value: {
        ...application,
        jobId: 5,
        jobTitle: "Clerk",
        department: "Banking",
        status: "planned",
        appliedDate: "2026-11-21",
        deadline: "2026-12-01",
      },
    },
  ]);
});

it("changes an application in its place and says where that is impossible", () => {
  saveApplication(application, null, NOW);
  expect(saveApplication({ ...application, jobTitle: "Senior Clerk" }, trackerKey(application), NOW)).toBe("saved");
  expect(trackedApplications.list().map(({ value }) => value.jobTitle)).toEqual(["Senior Clerk"]);
  saveApplication(application, null, NOW);
  expect(saveApplication({ ...application, jobTitle: "senior clerk" }, trackerKey(application), NOW)).toBe("exists");
  page.localStorage.isFull = true;
  expect(saveApplication({ ...application, jobTitle: "Other" }, trackerKey(application), NOW)).toBe("storageFull");
  expect(trackedApplications.list()).toHaveLength(2);
});

it("brings everything to another device and back", () => {
  saveApplication({ ...application, documents: ["Admit card"], notes: "<b>roll 5</b>" }, null, NOW);
  addTrackedJob({ id: 5, title: "Clerk", department: "Banking", deadline: "2026-12-01" }, NOW);
  const before = trackedApplications.list();
  const text = exportText(trackedApplications.records(), NOW);
  expect(importText(text, NOW)).toEqual({ added: 0, changed: 0, same: 2, refused: 0 });
  installFakeWindow();
  expect(importText(text, NOW)).toEqual({ added: 2, changed: 0, same: 0, refused: 0 });
  expect(trackedApplications.list()).toEqual(before);
});

it("keeps the newer change of each field when a file meets the tracker", () => {
  saveApplication({ ...application, status: "applied", notes: "old" }, null, NOW);
  const [record] = trackedApplications.records();
  const text = exportText(
    record
      ? [
          {
            ...record,
            value: { ...record.value, status: "selected" },
            changedAt: { ...record.changedAt, status: later(5).getTime() },
          },
        ]
      : [],
    NOW,
  );
  trackedApplications.patch(trackerKey(application), { notes: "new" }, later(2));
  expect(importText(text, later(9))).toEqual({ added: 0, changed: 1, same: 0, refused: 0 });
  expect(trackedApplications.list()[0]?.value).toMatchObject({ status: "selected", notes: "new" });
});

it("brings back from a file what was deleted since", () => {
  saveApplication(application, null, NOW);
  const text = exportText(trackedApplications.records(), NOW);
  trackedApplications.remove(trackerKey(application), later(1));
  expect(importText(text, later(2))).toEqual({ added: 1, changed: 0, same: 0, refused: 0 });
  expect(trackedApplications.list()).toHaveLength(1);
});

it("takes plain applications and refuses what is none, doubles and what finds no room", () => {
  const many = Array.from({ length: MAX_APPLICATIONS + 5 }, (_, index) => ({ ...application, jobTitle: `Job ${index}` }));
  expect(importText(JSON.stringify([...many, null, { jobTitle: 1 }, many[0]]), NOW)).toEqual({
    added: MAX_APPLICATIONS,
    changed: 0,
    same: 1,
    refused: 7,
  });
});

it.each(["", "{", "null", "5", '"x"', "{}", '{"applications":{}}', '{"items":[]}'])("does not take %j for a tracker", (text) => {
  expect(importText(text, NOW)).toBeNull();
});

it("says when the device has no room for a file, and keeps what was there", () => {
  page.localStorage.isFull = true;
  expect(importText(JSON.stringify([application]), NOW)).toBe("storageFull");
  expect(trackedApplications.list()).toEqual([]);
});
