import { Combobox } from "@/components/jobs/enhance/combobox";
import { asksForWordsAlone, suggestionOptions } from "@/components/jobs/enhance/suggestion-options";
import { suggestIn } from "@/components/jobs/enhance/suggestions";
import { loadTranslator } from "@/lib/i18n/load-translator";

jest.mock("@/lib/i18n/load-translator");

const form = (action: string, fields: string) => {
  document.body.innerHTML = `<form action="${action}"><input name="search" value="clerk">${fields}</form>`;
  return document.forms[0] as HTMLFormElement;
};

it.each<[string, string, boolean]>([
  ["/", "", true],
  [
    "/#results",
    '<input name="lang" value="hi"><input name="sortBy" value="latest"><select name="location"><option value=""></select>',
    true,
  ],
  ["/", '<select name="location"><option value="Bihar"></select>', false],
  ["/", '<input type="radio" name="qualification" value="12th" checked>', false],
  ["/jobs/railway", "", false],
])("counts the jobs of suggestions only where the form of %s with %s searches the whole site", (action, fields, expected) =>
  expect(asksForWordsAlone(form(action, fields))).toBe(expected),
);

it.each([
  ["the whole site", "/", "Railways · body · 4"],
  ["a department", "/jobs/railway", "Railways · body"],
])("says beside a suggestion in the search of %s: %s", async (_what, action, note) => {
  const search = form(action, "").elements.namedItem("search") as HTMLInputElement;
  const suggestions = [{ kind: "body", search: "rrb clerk", by: "Railways", count: 4 }];
  globalThis.fetch = async () => Response.json({ suggestions });
  const t = (key: string, values?: { count: number }) => (values ? String(values.count) : key);
  const options = await suggestionOptions(search, "en", t as never, new AbortController().signal);
  expect(options).toEqual([{ text: "rrb clerk", note, href: null }]);
});

it("leaves the field as it was where its words do not come, and asks for them at the next focus", async () => {
  document.body.innerHTML = '<input id="search" name="search">';
  const field = document.getElementById("search") as HTMLInputElement;
  Object.defineProperty(field, "popover", { value: null });
  const load = jest.mocked(loadTranslator);
  load.mockRejectedValueOnce(new Error("The network is away"));
  await expect(suggestIn(field)).rejects.toThrow("away");
  expect(field.hasAttribute("role")).toBe(false);
  load.mockResolvedValueOnce(((key: string) => key) as never);
  await suggestIn(field);
  expect(field.getAttribute("role")).toBe("combobox");
});

it("listens to the window only while its list is open", () => {
  const listening = new Set<string>();
  const added = jest.spyOn(window, "addEventListener").mockImplementation((type) => void listening.add(type));
  const removed = jest.spyOn(window, "removeEventListener").mockImplementation((type) => void listening.delete(type));
  document.body.innerHTML = '<input id="search" name="search">';
  const nothing = () => undefined;
  const box = new Combobox(document.getElementById("search") as HTMLInputElement, "Searches", nothing, nothing);
  const list = document.getElementById("search-list") as HTMLElement;
  let isOpen = false;
  jest.spyOn(list, "matches").mockImplementation(() => isOpen);
  list.showPopover = () => {
    isOpen = true;
  };
  list.hidePopover = () => {
    isOpen = false;
  };
  expect([...listening]).toEqual([]);
  for (const text of ["clerk", "clerks"]) {
    box.show([{ text, note: "" }], "1");
    expect([...listening]).toEqual(["resize", "scroll"]);
    box.close();
    expect([...listening]).toEqual([]);
  }
  expect(new Set(added.mock.calls.map(([, listener]) => listener)).size).toBe(1);
  for (const spy of [added, removed]) spy.mockRestore();
});
