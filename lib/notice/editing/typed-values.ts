import type { SeatsOfPlace } from "@/lib/notice/schema";
import { GROUPS, type Group } from "@/lib/notice/terms";
import { STATES } from "@/lib/places/states";

/** How a line of text holds a value: blank is null, and what is not understood stays the text, which the check then names. */
export type TypedValue = { parse: (text: string) => unknown; format: (value: unknown) => string };

const typed = (read: (text: string) => unknown, write: (value: unknown) => string = String): TypedValue => ({
  parse: (text) => (text.trim() === "" ? null : (read(text.trim()) ?? text)),
  format: (value) => (value === null || value === undefined ? "" : typeof value === "string" ? value : write(value)),
});

/** All of what is read between commas, or nothing. */
function each<Item>(
  text: string,
  read: (part: string) => Item | undefined,
  separator: string | RegExp = ",",
): Item[] | undefined {
  const parts = text.split(separator).map((part) => part.trim());
  const items = parts.filter(Boolean).map(read);
  return items.length > 0 && items.every((item) => item !== undefined) ? (items as Item[]) : undefined;
}

const number = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);

/** Years, vacancies, months. */
export const WHOLE = typed((text) => (/^\d[\d,]*$/.test(text) ? Number(text.replaceAll(",", "")) : undefined));
export const PERCENT = typed((text) => number(text.replace(/\s*%$/, "")));
/** Rupees, kept as paise. */
export const RUPEES = typed(
  (text) => (/^\d[\d,]*(\.\d{1,2})?$/.test(text) ? Math.round(Number(text.replaceAll(",", "")) * 100) : undefined),
  (paise) => String(Number(paise) / 100),
);
export const WORDS = typed(
  (text) => each(text, (part) => part),
  (words) => (words as string[]).join(", "),
);

const ALIASES: Readonly<Record<string, Group>> = {
  ...Object.fromEntries(GROUPS.map((group) => [group.toLowerCase(), group])),
  general: "UR",
  gen: "UR",
  pwd: "PwBD",
  ph: "PwBD",
  exsm: "ESM",
  "ex-servicemen": "ESM",
  woman: "women",
  female: "women",
  widows: "widow",
};

const groupOf = (text: string): Group | undefined => ALIASES[text.toLowerCase()];
const groupsIn = (text: string) => each(text, groupOf, /[,;\s]+/);

/** Groups, with commas or spaces between them. */
export const GROUP_LIST = typed(groupsIn, (groups) => (groups as string[]).join(", "));
/** Groups, with commas or spaces between them, or "all". */
export const GROUPS_OR_ALL = typed(
  (text) => (/^all$/i.test(text) ? "all" : groupsIn(text)),
  (groups) => (groups as string[]).join(", "),
);

/** "EBC 12, MBC 3": classes of a state that are part of the sum. */
export const OTHER_CLASSES = typed(
  (text) =>
    each(text, (part) => {
      const [, name, count] = /^(.*[^\s:])[\s:]+(\d+)$/.exec(part) ?? [];
      return name && count ? { name, count: Number(count) } : undefined;
    }),
  (classes) => (classes as { name: string; count: number }[]).map(({ name, count }) => `${name} ${count}`).join(", "),
);

/** "Ajmer 12 (UR 6, OBC 3), Kota 8": seats by place or cadre. */
export const PLACE_SEATS = typed(
  (text) => each(text, placeOf, /[,;](?![^(]*\))/),
  (places) => (places as SeatsOfPlace[]).map(placeText).join(", "),
);

function placeOf(text: string): SeatsOfPlace | undefined {
  const [, name, count, categories] = /^(.*?[^\s:])[\s:]+(\d+|\?)(?:\s*\(([^)]*)\))?$/.exec(text) ?? [];
  if (!name || !count) return undefined;
  const pairs =
    categories === undefined ? [] : each(categories, (part) => /^(UR|EWS|OBC|SC|ST)\s+(\d+)$/i.exec(part) ?? undefined);
  if (!pairs) return undefined;
  const byCategory = Object.fromEntries(pairs.map(([, category = "", seats]) => [category.toUpperCase(), Number(seats)]));
  return { name, count: count === "?" ? null : Number(count), ...(pairs.length > 0 && { byCategory }) };
}

function placeText({ name, count, byCategory }: SeatsOfPlace): string {
  const categories = Object.entries(byCategory ?? {}).flatMap(([category, seats]) =>
    seats === null ? [] : `${category} ${seats}`,
  );
  return `${name} ${count ?? "?"}${categories.length > 0 ? ` (${categories.join(", ")})` : ""}`;
}

/** "SC 45, ST 45": the marks that some groups need. */
export const GROUP_MARKS = typed(
  (text) => {
    const pairs = each(text, (part) => {
      const [, name = "", marks = ""] = /^([^\s:]+)[\s:]+([^\s:%]+)%?$/.exec(part) ?? [];
      const [group, value] = [groupOf(name), number(marks)];
      return group && value !== undefined ? ([group, value] as const) : undefined;
    });
    return pairs && Object.fromEntries(pairs);
  },
  (marks) =>
    Object.entries(marks as Record<string, number>)
      .map(([group, value]) => `${group} ${value}`)
      .join(", "),
);

const stateOf = (text: string) => {
  const name = text.toLowerCase();
  const found = STATES.find(
    ({ key, name: full, codes, aliases }) =>
      key === name || [full, ...codes, ...aliases].some((spelling) => spelling.toLowerCase() === name),
  );
  return found?.key;
};

/** States by their names or short forms. */
export const STATE_LIST = typed(
  (text) => each(text, stateOf),
  (keys) => (keys as string[]).map((key) => STATES.find((state) => state.key === key)?.name ?? key).join(", "),
);
