import type { NameGroup } from "@/lib/jobs/search/words/names";

/** Letters of a short form. */
const SHORT_FORM = /^[a-z]{2,5}$/;
const NO_INITIAL = new Set("of and the for in to cum with".split(" "));

/** Groups by the short forms that stand for them: a name of one word, or the first letters of the first name. */
export function groupsByShortForm(groups: readonly NameGroup[]): Map<string, NameGroup[]> {
  const forms = new Map<string, NameGroup[]>();
  const add = (form: string, group: NameGroup) => {
    const known = forms.get(form);
    if (!SHORT_FORM.test(form) || known?.includes(group)) return;
    if (known) known.push(group);
    else forms.set(form, [group]);
  };
  for (const group of groups) for (const name of [...group.same, ...group.said]) if (name.length === 1) add(name[0] ?? "", group);
  for (const group of groups) {
    if (group.kind === "field") continue;
    const initials = (group.same[0] ?? []).filter((word) => !NO_INITIAL.has(word)).map((word) => word[0]);
    if (initials.length > 1) add(initials.join(""), group);
  }
  return forms;
}
