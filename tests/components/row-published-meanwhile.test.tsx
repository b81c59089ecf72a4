import { screen, waitFor } from "@testing-library/react";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { expectToast } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh, push() {} }) }));

beforeEach(() => refresh.mockClear());

const ROW = { id: 3, seenAt: "2026-11-20T06:00:00.000Z" };

test.each([
  {
    what: "whose notice became a job meanwhile",
    message: "The job of this notice is in the bin. Restore it there and edit it, or refuse the row.",
    status: 409,
  },
  { what: "on which another editor decided", message: "This row no longer waits for review.", status: 404 },
  {
    what: "whose source says something else since",
    message: "The source has changed this row since you opened it.",
    status: 409,
  },
])("a row $what reads its page anew, which says what became of it and leads there", async ({ message, status }) => {
  const sent: unknown[] = [];
  answerJobForm({
    "/api/admin/review/3": (body) => {
      sent.push(body);
      return Response.json({ message }, { status });
    },
    "/api/admin/jobs/similar": () => [],
  });
  const user = await openJobForm({ initial: valuesOfJob(storedJob()), review: ROW });
  await user.click(buttonOf("Publish job"));
  await expectToast("Failed to Add Job", message);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([expect.objectContaining({ action: "publish", seenAt: ROW.seenAt })]);
});

test("a kept form of a row takes over what the source says by now where its editor left it, and names what both changed", async () => {
  answerJobForm({ "/api/admin/jobs/similar": () => [] });
  const before = valuesOfJob(storedJob());
  const typed = { ...before, salary: "Rs 30,000", deadline: "2026-12-08" };
  const base = { salary: before.salary, deadline: before.deadline };
  const draft = { values: typed, base, version: 0, savedAt: "2026-11-20T06:00:00.000Z" };
  const initial = { ...before, deadline: "2026-12-15", positions: "90" };
  const user = await openJobForm({ initial, review: ROW, draft });
  await user.click(buttonOf("Restore"));
  expect(["Salary", "Application deadline", "Number of vacancies"].map((label) => fieldOf(label).value)).toEqual([
    "Rs 30,000",
    "2026-12-08",
    "90",
  ]);
  await screen.findByRole("link", { name: /^Application deadline: the source says 15 Dec 2026 by now/ });
  expect(screen.getAllByRole("link", { name: /the source says/ })).toHaveLength(1);
});
