import { asksForWordsAlone } from "@/components/jobs/enhance/suggestion-options";

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
