import { screen, waitFor } from "@testing-library/react";
import { BodiesList } from "@/components/admin/bodies/bodies-list";
import { SourceForm } from "@/components/admin/sources/source-form";
import { NamesList } from "@/components/admin/words/names-list";
import type { StaffBody } from "@/lib/bodies/staff/schema";
import type { StaffNames } from "@/lib/jobs/search/words/staff/schema";
import { definitionSchema } from "@/lib/sources/definition";
import { answerCalls } from "@/tests/support/dialog-page";
import { asksToStay, buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const NAMES: StaffNames = { key: "clerk", kind: "post", same: ["Clerk"], said: [], near: [], version: 0, isSeeded: true };
const BODY: StaffBody = {
  key: "ssc",
  name: "Staff Selection Commission",
  hindi: "कर्मचारी चयन आयोग",
  department: "ssc",
  parent: null,
  state: null,
  aliases: [],
  hosts: [],
  version: 0,
  isSeeded: true,
};

const DEFINITION = definitionSchema.parse({
  name: "SSC",
  hosts: ["ssc.gov.in"],
  kind: "document",
  addresses: ["https://ssc.gov.in/notices"],
  schedule: "every 1 day",
  trust: "official",
  licence: "none stated",
  expects: { items: { least: 1, most: 50 } },
});

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

it("what is wrong with a source stands at its fields, which keep what was typed, and a try is told of in its place", async () => {
  const errors = {
    key: ["Small letters, digits and - alone, at least two"],
    "hosts.1": ["hosts 1: a name such as upsc.gov.in"],
    schedule: ["schedule: as `every 6 hours` or `every 1 day`, half an hour at least"],
    "expects.items.most": ["expects items most: not valid"],
    "expects.filled.titel": ["expects filled titel: not valid"],
  };
  answerCalls({
    "/api/admin/sources": () => Response.json({ message: errors.key[0], errors }, { status: 400 }),
    "/api/admin/sources/try": () => Response.json({ message: "The source does not answer." }, { status: 503 }),
  });
  const user = await openStaffPage(<SourceForm version={0} definition={DEFINITION} mayChange />);
  await user.type(fieldOf(/^Key/), "a-key");
  await user.click(buttonOf("Save"));
  await screen.findByText(/correct 5 fields/);
  const said = (label: RegExp) =>
    document.getElementById(fieldOf(label).getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")?.textContent;
  expect(said(/^Key/)).toBe(errors.key[0]);
  expect(said(/^Hosts/)).toBe("Line 2: a name such as upsc.gov.in");
  expect(said(/^Schedule/)).toBe("as `every 6 hours` or `every 1 day`, half an hour at least");
  expect(said(/^Greatest/)).toBe("not valid");
  expect(said(/^Least share/)).toBe("titel: not valid");
  expect((fieldOf(/^Key/) as HTMLInputElement).value).toBe("a-key");
  await user.click(buttonOf("Try it now"));
  await screen.findByText("The source does not answer.");
  expect(document.querySelector("[aria-invalid=true]")).toBeNull();
});

it.each([
  [
    "a body",
    "/api/admin/bodies",
    { "body.hindi": ["A Hindi name is in Devanagari"] },
    /^Name in Hindi/,
    "A Hindi name is in Devanagari",
  ],
  [
    "the names of searches",
    "/api/admin/words",
    { "same.0": ["A name has letters"] },
    /means the same/,
    "Line 1: A name has letters",
  ],
])("what is wrong with %s stands at its field, in the form that stays open", async (what, path, errors, label, said) => {
  answerCalls({ [path]: () => Response.json({ message: "Not valid.", errors }, { status: 400 }) });
  const { page, opened } = FORMS[what as "a body"];
  const user = await openStaffPage(page);
  await user.click(buttonOf(opened));
  await user.type(fieldOf(label), "x");
  await user.click(buttonOf("Save"));
  await waitFor(() => expect(fieldOf(label).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText(said)).toBeTruthy();
  expect((fieldOf(label) as HTMLInputElement).value).toContain("x");
});
