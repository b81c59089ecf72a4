import { goneWithLastDate, keptNotice } from "@/lib/notice/of-job";
import type { Notice } from "@/lib/notice/schema";

const noticeWith = (days: Pick<Notice, "closesAt" | "feePaidBy">) => ({ ...days, posts: [] }) as Notice;
const AT_FIVE = "2026-12-12T17:00:00+05:30";

it.each<[string, Pick<Notice, "closesAt" | "feePaidBy">, string, object]>([
  ["leaves all where the last date stays", { closesAt: AT_FIVE, feePaidBy: "2026-12-12" }, "2026-12-12", {}],
  [
    "takes the hour and the day to pay by",
    { closesAt: AT_FIVE, feePaidBy: "2026-12-12" },
    "2026-12-20",
    { closesAt: null, feePaidBy: null },
  ],
  ["takes a later day to pay by that it passes", { feePaidBy: "2026-12-14" }, "2026-12-15", { feePaidBy: null }],
  ["leaves a day to pay by that it does not pass", { feePaidBy: "2026-12-14" }, "2026-12-14", {}],
  ["leaves a day to pay by that was before it already", { feePaidBy: "2026-12-10" }, "2026-12-20", {}],
  ["leaves the day to pay by where it is brought forward", { feePaidBy: "2026-12-12" }, "2026-12-08", {}],
])("another last date %s", (_what, days, deadline, gone) => {
  const notice = noticeWith(days);
  const job = { notice, deadline: "2026-12-12" };
  expect(goneWithLastDate(job, deadline)).toEqual(gone);
  expect(keptNotice(job, deadline)).toEqual({ ...notice, ...gone });
});

it("counts from the last date of the notice where it was closed early: reopened by it, a day to pay by before it stays", () => {
  const job = {
    notice: noticeWith({ feePaidBy: "2026-12-10" }),
    deadline: "2026-12-01",
    closed: { statedDeadline: "2026-12-12" },
  };
  expect(goneWithLastDate(job, "2026-12-12")).toEqual({});
});
