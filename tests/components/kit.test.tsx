import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogFrame } from "@/components/ui/dialog";
import { Input, SuggestInput, Textarea } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";

/** The texts that a screen reader tells with a control, in order. */
function descriptionsOf(control: HTMLElement): (string | null)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? null);
}

const SAID = { label: "Age", hint: "In years", error: "Enter a number", required: true };
const OPTIONS = [
  { value: "en", label: "English" },
  { value: "hi", label: "Hindi" },
] as const;

it.each([
  ["an input", <Input key="input" {...SAID} />],
  ["a line with suggestions", <SuggestInput key="suggest" {...SAID} suggestions={["18", "21"]} />],
  ["a text of several lines", <Textarea key="textarea" {...SAID} />],
  ["a choice", <Select key="select" {...SAID} options={OPTIONS} />],
  ["a box to tick", <Checkbox key="checkbox" {...SAID} />],
  ["a switch", <Switch key="switch" {...SAID} />],
])("%s is named by its label, described by its hint and its error, and says that it is required and wrong", (_what, field) => {
  render(field);
  const control = screen.getByLabelText("Age");
  expect(descriptionsOf(control)).toEqual(["In years", "Enter a number"]);
  expect(control).toHaveProperty("required", true);
  expect(control.getAttribute("aria-invalid")).toBe("true");
});

it("a field with nothing to add says nothing, and keeps what stands elsewhere on the page", () => {
  render(
    <>
      <p id="about">Sent once a day</p>
      <Input label="Email" id="mail" describedBy="about" note="optional" />
      <Input label="Phone" />
    </>,
  );
  expect(descriptionsOf(screen.getByLabelText("Email (optional)"))).toEqual(["Sent once a day"]);
  const phone = screen.getByLabelText("Phone");
  expect(["aria-describedby", "aria-invalid", "required"].filter((name) => phone.hasAttribute(name))).toEqual([]);
});

it("a line with suggestions offers them", () => {
  render(<SuggestInput label="Place" suggestions={["Patna", "Gaya"]} />);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Place" });
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(["Patna", "Gaya"]);
});

it("two fields that were given no id are told apart", () => {
  render(
    <>
      <Input label="First" hint="One" />
      <Input label="Second" hint="Two" />
    </>,
  );
  expect(descriptionsOf(screen.getByLabelText("First"))).toEqual(["One"]);
  expect(descriptionsOf(screen.getByLabelText("Second"))).toEqual(["Two"]);
});

it("a switch is turned by its words and by the space bar, and says its state", async () => {
  const user = userEvent.setup();
  const changes: boolean[] = [];
  render(<Switch label="By mail" onCheckedChange={(isOn) => changes.push(isOn)} />);
  await user.click(screen.getByText("By mail"));
  await user.keyboard(" ");
  expect(changes).toEqual([true, false]);
  expect(screen.getByRole("switch", { name: "By mail" })).toHaveProperty("checked", false);
});

it("a group of radio buttons is told with its label and its error, and hands over what was chosen", async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <RadioGroup
      label="Language"
      error="Choose one"
      options={OPTIONS}
      defaultValue="en"
      onValueChange={(value) => chosen.push(value)}
    />,
  );
  expect(descriptionsOf(screen.getByRole("group", { name: "Language" }))).toEqual(["Choose one"]);
  await user.click(screen.getByText("Hindi"));
  expect(chosen).toEqual(["hi"]);
  expect(screen.getByRole("radio", { name: "Hindi" })).toHaveProperty("checked", true);
});

it("a choice hands over the value that was chosen", async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(<Select label="Language" defaultValue="en" options={OPTIONS} onValueChange={(value) => chosen.push(value)} />);
  await user.selectOptions(screen.getByLabelText("Language"), "Hindi");
  expect(chosen).toEqual(["hi"]);
});

it("a box without words in sight is named all the same", async () => {
  const user = userEvent.setup();
  const changes: boolean[] = [];
  render(<Checkbox label="Pick this row" isLabelHidden onCheckedChange={(isTicked) => changes.push(isTicked)} />);
  await user.click(screen.getByRole("checkbox", { name: "Pick this row" }));
  expect(changes).toEqual([true]);
  expect(screen.getByText("Pick this row").className).toBe("sr-only");
});

it("a pager leads to the page before and after, and not beyond the first and the last", async () => {
  const user = userEvent.setup();
  const asked: number[] = [];
  const states = () => screen.getAllByRole<HTMLButtonElement>("button").map(({ disabled }) => !disabled);
  const pager = (page: number) => <Pager label="Pages" page={page} pages={3} onPageChange={(to) => asked.push(to)} />;
  const { rerender } = render(pager(1));
  expect(states()).toEqual([false, true]);
  await user.click(screen.getByRole("button", { name: "Next" }));
  rerender(pager(2));
  expect(states()).toEqual([true, true]);
  await user.click(screen.getByRole("button", { name: "Previous" }));
  rerender(pager(3));
  expect(states()).toEqual([true, false]);
  expect(asked).toEqual([2, 1]);
});

it("a pager of addresses is made of links to those pages that there are", () => {
  const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  const pager = (page: number, pages: number) => (
    <Pager label="Pages" page={page} pages={pages} href={(to) => `/log?page=${to}`} />
  );
  const { rerender } = render(pager(1, 2));
  expect(links()).toEqual([["Next", "/log?page=2"]]);
  rerender(pager(2, 2));
  expect(links()).toEqual([["Previous", "/log?page=1"]]);
  rerender(pager(1, 1));
  expect(screen.queryByRole("navigation")).toBeNull();
});

/** A page with a button that opens a dialog. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <DialogFrame title="About" closeLabel="Close" onClose={() => setOpen(false)}>
          <Input label="Name" />
        </DialogFrame>
      )}
    </>
  );
}

it("a dialog closes on Escape and gives the focus back to what opened it", async () => {
  const user = userEvent.setup();
  render(<PageWithDialog />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog", { name: "About" }).contains(document.activeElement)).toBe(true);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
});

it("a button sends its form only where it says so", async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push("sent");
      }}
    >
      <Button>More</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "More" }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual(["sent"]);
});
