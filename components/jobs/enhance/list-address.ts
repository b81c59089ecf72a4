import { defaultSort } from "@/lib/links";

/** What an address leaves out: the defaults of lib/links.ts. */
const DEFAULTS: Record<string, string> = { page: "1", view: "list" };

/** The address that a GET form asks for, as links write it: without empty fields and defaults, names in order. */
export function addressOfForm(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const given = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value.trim()] as [string, string]] : [],
  );
  const search = given.find(([name]) => name === "search")?.[1] || undefined;
  const isDefault = (name: string, value: string) =>
    name === "sortBy" ? [defaultSort({ search }), "relevance"].includes(value) : DEFAULTS[name] === value;
  const kept = given.filter(([name, value]) => name !== "" && value !== "" && !isDefault(name, value));
  kept.sort(([a, one], [b, other]) => compare(a, b) || compare(one, other));
  const { pathname } = new URL(form.action);
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The address of a short cut, with what was filled in, and not sent, in the form that its surroundings name by `data-with-form`: who has
 * chosen Bihar there and presses 12th wants both.
 */
export function addressOfLink(link: HTMLAnchorElement): string {
  const form = document.getElementById(link.closest<HTMLElement>("[data-with-form]")?.dataset.withForm ?? "");
  if (!(form instanceof HTMLFormElement)) return link.pathname + link.search;
  const wanted = new URLSearchParams(addressOfForm(form).split("?")[1]);
  const given = new URLSearchParams(link.search);
  for (const name of new Set(given.keys())) wanted.delete(name);
  for (const [name, value] of given) wanted.append(name, value);
  wanted.sort();
  return `${link.pathname}?${wanted}`;
}

/** Whether a form asks for another view of the list on this page. */
export function asksForList(form: HTMLFormElement, here: Location): boolean {
  const action = new URL(form.action);
  return form.method === "get" && action.origin === here.origin && action.pathname === here.pathname;
}

/** Whether a press of a link leads, in this tab and in this language, to another view of the list on this page. */
export function leadsToList(event: MouseEvent, link: HTMLAnchorElement, here: Location): boolean {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return false;
  if (link.target || link.download || link.origin !== here.origin || link.pathname !== here.pathname) return false;
  return link.search !== here.search && languageOf(link.search) === languageOf(here.search);
}

function languageOf(search: string): string | null {
  return new URLSearchParams(search).get("lang");
}
