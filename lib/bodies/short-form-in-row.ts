import { type Resolved, resolved } from "@/lib/bodies/exact-name";
import { formOf, isShortForm } from "@/lib/bodies/forms";
import type { KnownBodies } from "@/lib/bodies/known-bodies";
import { bodyForms } from "@/lib/jobs/similar/body-forms";

/** The body whose official site the row leads to, where the name is a short form of it or its initials: "SCI" beside sci.gov.in is the Supreme Court. */
export function byOwnSite(name: string, hosts: readonly string[], known: KnownBodies): Resolved | null {
  if (!isShortForm(name)) return null;
  const named = known.find(name).map(({ body }) => body);
  const site = hosts
    .map((host) => known.ofHost(host))
    .find((body) => body !== null && (named.includes(body) || bodyForms(body.name).initials === formOf(name)));
  return site ? resolved(site, "short-form") : null;
}

/** Words of a name that says in full what a short form beside it stands for. */
const FULL_NAME_WORDS = 3;

/**
 * The body whose full name the row says elsewhere, where the name is a short form of it: "NCB" under a heading "... at the National Council for Cement
 * and Building Materials" is not the Narcotics Control Bureau.
 */
export function byFullNameBeside(name: string, words: readonly string[], known: KnownBodies): Resolved | null {
  if (words.length === 0 || !isShortForm(name)) return null;
  const named = known.find(name).map(({ body }) => body);
  const letters = formOf(name).replaceAll(" ", "");
  for (const [start, word] of words.entries()) {
    if (word[0] !== letters[0]) continue;
    for (let length = Math.min(known.longest, words.length - start); length >= FULL_NAME_WORDS; length--) {
      const [only, ...others] = known.ofForm(words.slice(start, start + length).join(" "));
      if (only && others.length === 0 && (named.includes(only.body) || isShortOf(letters, only.body.name)))
        return resolved(only.body, "short-form");
    }
  }
  return null;
}

/** Whether letters follow each other among the initials of a name, from its first: "ncb" in "nccbm". */
function isShortOf(letters: string, name: string): boolean {
  const initials = bodyForms(name).initials ?? "";
  let at = -1;
  return [...letters].every((letter, index) => {
    at = initials.indexOf(letter, at + 1);
    return index === 0 ? at === 0 : at !== -1;
  });
}
