import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { BodiesList } from "@/components/admin/bodies/bodies-list";
import { mergeLines } from "@/components/admin/edit-meanwhile";
import { NamesList } from "@/components/admin/words/names-list";
import type { StaffBody } from "@/lib/bodies/staff/schema";
import type { StaffNames } from "@/lib/jobs/search/words/staff/schema";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

let refresh = () => {};
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => refresh() }) }));

const FIRST = { message: "Another editor changed this first." };

/** A page whose list is another once it is made anew. */
function Page<Row>({ before, after, list }: { before: Row; after: Row; list: (rows: Row[]) => React.ReactNode }) {
  const [row, setRow] = useState(before);
  refresh = () => act(() => setRow(after));
  return list([row]);
}

/** The calls of a list whose first save another editor was before. */
function answerFirstSecond(path: string): object[] {
  const sent: object[] = [];
  answerCalls({
    [path]: (body) => {
      sent.push(body as object);
      return sent.length === 1 ? Response.json(FIRST, { status: 409 }) : { message: "Saved" };
    },
  });
  return sent;
}

test("a body that another editor saved first takes both edits into its form, and the next press saves them", async () => {
  const before: StaffBody = {
    key: "ssc",
    name: "Staff Selection Commission",
    hindi: "आयोग",
    department: "government-offices",
    state: null,
    parent: null,
    aliases: ["SSC"],
    hosts: ["ssc.gov.in"],
    version: 1,
    isSeeded: true,
  };
  const after = { ...before, hindi: "कर्मचारी चयन आयोग", aliases: ["SSC", "Theirs"], name: "Theirs", state: "assam", version: 2 };
  const sent = answerFirstSecond("/api/admin/bodies");
  const user = await openStaffPage(<Page before={before} after={after} list={(bodies) => <BodiesList bodies={bodies} />} />);
  await user.click(buttonOf("Edit Staff Selection Commission"));
  await fill(user, fieldOf("Other names and short forms"), "SSC\nMine");
  await fill(user, fieldOf("Name in English"), "Mine");
  await user.selectOptions(fieldOf("State"), "bihar");
  await user.click(buttonOf("Save"));
  await expectToast("Not saved", FIRST.message);
  await screen.findByText("Another editor saved this first. Both edits are in the form: look it over and save it.");
  expect(fieldOf("Name in Hindi").value).toBe("कर्मचारी चयन आयोग");
  expect(fieldOf("Other names and short forms").value).toBe("SSC\nTheirs\nMine");
  expect(screen.getByText("Name in English: they saved “Theirs”")).toBeTruthy();
  expect(screen.getByText("State: they saved “Assam”")).toBeTruthy();
  await user.click(buttonOf("Save"));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 2, body: { name: "Mine", state: "bihar", aliases: ["SSC", "Theirs", "Mine"] } });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("names that another editor saved first take both edits into their form, line by line", async () => {
  const before: StaffNames = {
    key: "clerk",
    kind: "post",
    same: ["clerk"],
    said: ["babu"],
    near: [],
    version: 0,
    isSeeded: true,
  };
  const after = { ...before, said: ["babu", "theirs"], version: 1 };
  const sent = answerFirstSecond("/api/admin/words");
  const user = await openStaffPage(<Page before={before} after={after} list={(names) => <NamesList names={names} />} />);
  await user.click(buttonOf("Edit clerk"));
  const said = screen.getAllByRole<HTMLTextAreaElement>("textbox")[1] as HTMLTextAreaElement;
  await fill(user, said, "babu\nmine");
  await user.click(buttonOf("Save"));
  await waitFor(() => expect(said.value).toBe("babu\ntheirs\nmine"));
  await user.click(buttonOf("Save"));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: 1, said: ["babu", "theirs", "mine"] });
});

test.each([
  ["a\nb", "a\nb\nc", "a\nb\nd", "a\nb\nd\nc"],
  ["a\nb", "a", "a\nb\nd", "a\nd"],
  ["a\nb", "b\nc", "a\nb", "b\nc"],
  ["a", "a\nb", "a\nb", "a\nb"],
  ["", "x", "", "x"],
])("of %j two edits %j and %j are %j", (base, mine, theirs, both) => {
  expect(mergeLines(base, mine, theirs)).toBe(both);
});
