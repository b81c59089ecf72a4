import { fieldOf } from "@/lib/ingestion/parse/columns";
import type { JsonObject } from "@/lib/ingestion/read/entries";
import { addressesIn, type Page } from "@/lib/ingestion/read/markup/page";
import { fieldsIn, labelledValues } from "@/lib/ingestion/read/markup/pairs";

/** Names of labels by which boxes of a page are of one kind. */
const LEAST_SHARED = 3;

/**
 * The notices of a page that describes each in a box of its own, a table or a list of terms, under the same labels. Taken together they would be one, with what the first
 * does not say told by another. Empty where fewer than two of them name different posts and their last dates.
 */
export function noticesInBoxes(page: Page): JsonObject[] {
  const { $ } = page;
  const boxes = $("table, dl")
    .filter((_, box) => $(box).find("table, dl").length === 0)
    .toArray();
  const told = boxes
    .map((box) => ({ box, values: labelledValues(page, box) }))
    .filter(({ values }) => ["title", "deadline"].every((field) => fieldsIn(values).has(field as "title")));
  const names = Object.keys(told[0]?.values ?? {});
  const alike = told.filter(({ values }) => names.filter((name) => name in values).length >= LEAST_SHARED);
  const titles = new Set(alike.map(({ values }) => titleOf(values)));
  return titles.size > 1 ? alike.map(({ box, values }) => ({ ...addressesIn(page, [box]), ...values })) : [];
}

function titleOf(values: JsonObject): unknown {
  return Object.entries(values).find(([name]) => fieldOf(name) === "title")?.[1];
}
