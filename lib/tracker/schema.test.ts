import {
  applicationFormSchema,
  MAX_DOCUMENTS,
  parseTrackedApplication,
  type TrackedApplication,
  trackerKey,
  withDocument,
} from "@/lib/tracker/schema";
import { application } from "@/tests/support/tracked-application";

it("adds a document once, none that is blank and none beyond what is kept", () => {
  expect(withDocument(["Card"], " Certificate ")).toEqual(["Card", "Certificate"]);
  expect(withDocument(["Card"], "Card")).toEqual(["Card"]);
  expect(withDocument(["Card"], "  ")).toEqual(["Card"]);
  const full = Array.from({ length: MAX_DOCUMENTS }, (_, index) => `Document ${index}`);
  expect(withDocument(full, "One more")).toEqual(full);
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
