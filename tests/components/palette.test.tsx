import { screen, waitFor } from "@testing-library/react";
import { Palette } from "@/components/admin/palette";
import { answerCalls } from "@/tests/support/dialog-page";
import { openStaffPage } from "@/tests/support/staff-page";

test("the search says that it looks, and goes to no job that was found for the letters before", async () => {
  const found = (id: number) => ({ id, title: `Clerk ${id}` });
  const asked: ((answer: { jobs: object[] }) => void)[] = [];
  answerCalls({ "/api/admin/jobs": () => new Promise<object>((resolve) => asked.push(resolve)) });
  const user = await openStaffPage(<Palette close={() => undefined} />);

  await user.keyboard("zz");
  expect(screen.getByText("Looking for jobs...")).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.({ jobs: [found(1)] });
  expect((await screen.findByRole("option", { name: "#1 Clerk 1" })).getAttribute("aria-selected")).toBe("true");

  await user.keyboard("z");
  await waitFor(() => expect(asked).toHaveLength(2));
  const before = screen.getByRole("option", { name: "#1 Clerk 1" });
  expect([before.getAttribute("aria-disabled"), before.getAttribute("aria-selected")]).toEqual(["true", "false"]);
  asked[1]?.({ jobs: [found(1), found(2)] });
  await screen.findByRole("option", { name: "#2 Clerk 2" });
  expect(screen.getByRole("option", { name: "#1 Clerk 1" }).getAttribute("aria-selected")).toBe("true");
  // A single letter asks for nothing, and nothing of before stands for it.
  await user.keyboard("{Backspace}{Backspace}");
  expect(screen.queryByRole("option", { name: /Clerk/ })).toBeNull();
});

test("the search says where it could not look", async () => {
  answerCalls({ "/api/admin/jobs": () => Response.json({ message: "No" }, { status: 500 }) });
  const user = await openStaffPage(<Palette close={() => undefined} />);
  await user.keyboard("zz");
  await screen.findByText("The jobs could not be looked for.");
});
