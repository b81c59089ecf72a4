import { screen, waitFor } from "@testing-library/react";
import { BodiesList } from "@/components/admin/bodies/bodies-list";
import { SourceForm } from "@/components/admin/sources/source-form";
import { NamesList } from "@/components/admin/words/names-list";
import { answerCalls } from "@/tests/support/dialog-page";
import { BODY, DEFINITION, NAMES } from "@/tests/support/registry-forms";
import { buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const FORMS = {
  "the names of searches": { page: <NamesList names={[NAMES]} />, opened: "Edit Clerk" },
  "a body": { page: <BodiesList bodies={[BODY]} />, opened: "Edit Staff Selection Commission" },
};

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
