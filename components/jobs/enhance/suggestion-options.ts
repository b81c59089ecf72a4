import { alertListParams } from "@/lib/alerts/criteria";
import { ALERTS_KEY, readStored } from "@/lib/device/storage";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { Suggestion } from "@/lib/jobs/search/suggest/schema";
import { links } from "@/lib/links";

/** A line of the list: what it is, what is said beside it, and where it leads; a search of these words where it leads nowhere else. */
export type SuggestionOption = { text: string; note: string; href: string | null };

/** Alerts of this device among the suggestions, at most. */
const MAX_ALERTS_SHOWN = 2;

/**
 * What may be meant by a half-typed search: of the site, and of the alerts that are kept on this device, which stay on it. Jobs are counted where the
 * form asks for nothing else, since the count is that of the whole site.
 */
export async function suggestionOptions(
  { value: typed, form }: HTMLInputElement,
  language: Language,
  t: Translator<"suggest">,
  signal: AbortSignal,
): Promise<SuggestionOption[]> {
  const isCounted = form !== null && asksForWordsAlone(form);
  const [own, answer] = await Promise.all([
    ownAlerts(typed, language, t),
    fetch(links.suggest(language, typed), { signal, priority: "high" }),
  ]);
  const { suggestions } = answer.ok ? ((await answer.json()) as { suggestions: Suggestion[] }) : { suggestions: [] };
  return [
    ...own,
    ...suggestions.map(({ kind, search, by, count }) => ({
      text: search,
      note: [by, t(kind), isCounted && t("jobs", { count })].filter(Boolean).join(" · "),
      href: null,
    })),
  ];
}

/** Fields that change how a list is shown, not what it holds. */
const OF_VIEW = new Set(["search", "lang", "sortBy", "view"]);

/** Whether a form searches the whole site, by nothing but the words. */
export function asksForWordsAlone(form: HTMLFormElement): boolean {
  return (
    new URL(form.action).pathname === "/" && [...new FormData(form)].every(([name, value]) => value === "" || OF_VIEW.has(name))
  );
}

async function ownAlerts(typed: string, language: Language, t: Translator<"suggest">): Promise<SuggestionOption[]> {
  if (readStored(ALERTS_KEY) === null) return [];
  const { jobAlerts } = await import("@/lib/alerts/device");
  const wanted = typed.trim().toLowerCase();
  const meant = jobAlerts
    .list()
    .filter(({ value }) => [value.title, value.keywords, value.search].some((text) => text?.toLowerCase().includes(wanted)));
  return meant.slice(0, MAX_ALERTS_SHOWN).map(({ value }) => ({
    text: value.title,
    note: t("alert"),
    href: links.home(language, alertListParams(value)),
  }));
}
