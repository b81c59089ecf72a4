import { parseSavedJob } from "@/lib/device/saved-jobs";

const job = { jobId: 5, title: "Clerk", department: "Banking", deadline: "2026-11-30" };

it("takes a saved job, without what does not belong to it", () => {
  for (const isFollowed of [true, false]) expect(parseSavedJob({ ...job, isFollowed })).toEqual({ ...job, isFollowed });
  expect(parseSavedJob({ ...job, isFollowed: "true" })).toEqual(job);
  expect(parseSavedJob({ ...job, extra: "<script>" })).toEqual(job);
});

it.each([
  [null],
  [undefined],
  [5],
  ["5"],
  [[]],
  [{}],
  [{ ...job, jobId: "5" }],
  [{ ...job, jobId: -1 }],
  [{ ...job, jobId: 1.5 }],
  [{ ...job, jobId: Number.NaN }],
  [{ ...job, title: "" }],
  [{ ...job, title: "x".repeat(501) }],
  [{ ...job, title: ["Clerk"] }],
  [{ ...job, department: null }],
  [{ ...job, deadline: "2026-02-30" }],
  [{ ...job, deadline: "soon" }],
  [{ ...job, deadline: 20261130 }],
])("leaves out %j", (value) => expect(parseSavedJob(value)).toBeNull());
