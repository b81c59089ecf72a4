import { screen, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { AnnouncementCard } from "@/components/admin/review/announcement-card";
import { PairCard } from "@/components/admin/review/pair-card";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { openStaffPage } from "@/tests/support/staff-page";

const PAIR = {
  id: 4,
  because: ["samePosts"],
  source: "second.example",
  jobId: 7,
  jobSource: "council",
  decidedBy: null,
  rows: [{ label: "Title", listing: "Clerk", job: "Clerks" }],
};
const ANNOUNCEMENT = {
  id: 4,
  state: "waiting" as const,
  kind: "result",
  title: "Clerk",
  organisation: "Council",
  source: "council",
  url: null,
  day: null,
  because: [],
  states: null,
  jobs: [],
  decidedBy: null,
};

/** The page of the review: read anew, it shows no more what was decided. */
function ReadAnew({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && children}
      <button type="button" onClick={() => setShown(false)}>
        Read anew
      </button>
    </>
  );
}

test.each([
  ["a pair that is kept apart", "pairs", <PairCard key="pair" pair={PAIR} isJoined={false} />, "Keep apart: Clerk"],
  [
    "an announcement of none of ours",
    "announcements",
    <AnnouncementCard key="one" announcement={ANNOUNCEMENT} />,
    "Of none of ours: Clerk",
  ],
])("%s, as by a key too many, is taken back from the toast that says so", async (_what, path, card, button) => {
  const sent: unknown[] = [];
  answerCalls({ [`/api/admin/review/${path}/4`]: (body) => sent.push(body) && {} });
  const user = await openStaffPage(<ReadAnew>{card}</ReadAnew>);
  await user.click(screen.getByRole("button", { name: button }));
  const isPair = path === "pairs";
  const told = isPair ? "Kept apart" : "Attached to none";
  await expectToast(told, "Clerk");
  await user.click(screen.getByRole("button", { name: "Read anew" }));
  const toast = screen.getByText(told).closest("li");
  await user.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
  await expectToast(isPair ? "Pair waits again" : "Announcement waits again", "Clerk");
  expect(sent).toEqual([{ action: isPair ? "apart" : "dismiss" }, { action: "wait" }]);
});
