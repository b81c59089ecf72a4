import { screen, waitFor } from "@testing-library/react";
import { BodiesList } from "@/components/admin/bodies/bodies-list";
import { SourceForm } from "@/components/admin/sources/source-form";
import { NamesList } from "@/components/admin/words/names-list";
import { answerCalls } from "@/tests/support/dialog-page";
import { BODY, DEFINITION, NAMES } from "@/tests/support/registry-forms";
import { asksToStay, buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

/** Each form that a member of the staff fills in, how it is opened, and a field of it. */
const FORMS = {
  "a source": { page: <SourceForm sourceKey="ssc" version={1} mayChange />, opened: null, field: /^Name/ },
  "the names of searches": {
    page: <NamesList names={[NAMES]} />,
    opened: "Edit Clerk",
    field: /means the same/,
  },
  "a body": {
    page: <BodiesList bodies={[BODY]} />,
    opened: "Edit Staff Selection Commission",
    field: "Name in English",
  },
};

it.each(Object.entries(FORMS))("%s asks before what was typed into it is left", async (_what, { page, opened, field }) => {
  const user = await openStaffPage(page);
  if (opened) await user.click(buttonOf(opened));
  expect(asksToStay()).toBe(false);
  await user.type(fieldOf(field), "x");
  expect(asksToStay()).toBe(true);
});

it("a source that was saved is left without a question", async () => {
  const sent = answerCalls({ "/api/admin/sources": () => ({ message: "Saved." }) });
  const user = await openStaffPage(<SourceForm sourceKey="ssc" version={1} definition={DEFINITION} mayChange />);
  await user.type(fieldOf(/^Name/), " of India");
  await user.click(buttonOf("Save"));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(asksToStay()).toBe(false));
});

it("Escape asks before it takes the names that were typed for a search", async () => {
  const asked = jest.spyOn(window, "confirm").mockReturnValue(false);
  const user = await openStaffPage(<NamesList names={[NAMES]} />);
  await user.click(buttonOf("Edit Clerk"));
  await user.type(fieldOf(/means the same/), "x");
  await user.keyboard("{Escape}");
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it.each([
  ["what came with the site, of what was changed in it", true, "As it came: Clerk", "As it came"],
  ["what the staff added, of all of it", false, "Remove Clerk", "Remove"],
])("asks before it takes back %s", async (_what, isSeeded, opener, action) => {
  const sent: unknown[] = [];
  answerCalls({ "/api/admin/words": (body) => sent.push(body) && {} });
  const user = await openStaffPage(<NamesList names={[{ ...NAMES, version: 2, isSeeded }]} />);
  await user.click(buttonOf(opener));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect([sent, screen.queryByRole("dialog")]).toEqual([[], null]);
  await user.click(buttonOf(opener));
  await user.click(await screen.findByRole("button", { name: action }));
  await waitFor(() => expect(sent).toEqual([{ action: "restore", key: "clerk", version: 2 }]));
});
