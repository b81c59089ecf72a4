import { addTrackedJob, putBack, saveApplication, trackedApplications } from "@/lib/tracker/device";
import { MAX_APPLICATIONS, trackerKey } from "@/lib/tracker/schema";
import { exportText, importText } from "@/lib/tracker/transfer";
import { installFakeWindow } from "@/tests/support/fake-window";
import { application } from "@/tests/support/tracked-application";

const NOW = new Date("2026-11-21T10:00:00+05:30");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let page = installFakeWindow();
beforeEach(() => {
  page = installFakeWindow();
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

it.each([0, -60])(
  "puts back what was removed %i minutes from then, also against a device that heard of the removal",
  (minutes) => {
    saveApplication(application, null, NOW);
    const [item] = trackedApplications.list();
    if (!item) throw new Error("nothing is tracked");
    trackedApplications.remove(item.key, later(1));
    const heard = trackedApplications.records();
    expect(putBack(item, later(minutes))).toBe(true);
    expect(trackedApplications.list()).toEqual([item]);
    trackedApplications.merge(heard);
    expect(trackedApplications.list()).toEqual([item]);
  },
);

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
