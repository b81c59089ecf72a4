import type { Language } from "@/lib/i18n/languages";
import { defaultSort, type ListParams } from "@/lib/links";
import { type OneOrMore, valuesOf } from "@/lib/query-params";

export type Kept = Record<string, OneOrMore<string>>;

/** What a form of a list sends along unseen, so that a change merges into the view and starts again at page 1. */
export function keptParams(params: ListParams, language: Language, changed: readonly (keyof ListParams)[]): Kept {
  // Other words are sorted as words are, unless the reader chose otherwise.
  const isDefault = params.sortBy === defaultSort(params) || (changed.includes("search") && params.sortBy === "latest");
  const all: Record<string, OneOrMore<string> | undefined> = {
    ...params,
    ...Object.fromEntries(changed.map((name) => [name, undefined])),
    tags: changed.includes("tags") ? undefined : params.tags?.join(",") || undefined,
    sortBy: changed.includes("sortBy") || isDefault ? undefined : params.sortBy,
    vacancies: params.vacancies?.toString(),
    open: params.open ? "1" : undefined,
    page: undefined,
    limit: params.limit?.toString(),
    lang: language === "en" ? undefined : language,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, OneOrMore<string>] => entry[1] !== undefined));
}

export function KeptInputs({ kept }: { kept: Kept }) {
  return Object.entries(kept).flatMap(([name, values]) =>
    valuesOf(values).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  );
}
