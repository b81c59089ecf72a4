import { isOpen } from "@/lib/dates";
import { openRulePool, rulesOf } from "@/lib/device/open-rules";
import { ownProfile } from "@/lib/device/own-profile";
import { OWN_PROFILE_MARK } from "@/lib/device/own-profile-key";
import { judge } from "@/lib/eligibility/judge";
import type { Profile } from "@/lib/eligibility/profile";
import { noticeOf } from "@/lib/eligibility/rules-file/unpack";
import { formatDay } from "@/lib/i18n/format";
import { languageOf } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import { STATES } from "@/lib/places/states";
import { emptyPlace, fillPlace, PLACES, type Words } from "./places";

let person: { profile: Profile; version: number } | null = null;
let versions = 0;
let isWaiting = false;

/** Marks all jobs of the page for the reader, and those that come later; follows every change of what they say, of this tab or another. */
export function startMarks(): void {
  ownProfile.subscribe(lookSoon);
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-verdict"] });
  lookSoon();
}

/** Many changes of the page are looked at together. */
function lookSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    void look();
  });
}

async function look(): Promise<void> {
  const profile = ownProfile.read();
  document.documentElement.toggleAttribute(OWN_PROFILE_MARK, profile !== null);
  if (profile !== (person?.profile ?? null)) {
    person = profile && { profile, version: ++versions };
  }
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)];
  if (!person) return places.forEach(emptyPlace);
  const { version } = person;
  const due = places.filter((place) => place.dataset.shown !== stampOf(place, version));
  if (due.length === 0) return;
  try {
    await showAll(due, version);
  } catch {
    // The network is away: the places stay empty, and the next change of the page asks again.
  }
}

async function showAll(places: readonly HTMLElement[], version: number): Promise<void> {
  const words = await loadWords();
  const ids = places.flatMap(({ dataset }) => (dataset.verdict ? [Number(dataset.verdict)] : []));
  const rules = ids.length > 0 ? await rulesOf(ids) : new Map();
  const now = new Date();
  for (const place of places) {
    // What somebody said meanwhile is shown by the next look.
    if (person?.version !== version) return;
    const stamp = stampOf(place, version);
    place.dataset.shown = stamp;
    if (place.dataset.forYouWords !== undefined) {
      place.textContent = words.own("lineSome", { words: profileInWords(person.profile, words) });
      continue;
    }
    const job = rules.get(Number(place.dataset.verdict));
    if (!job || !isOpen(job, now)) emptyPlace(place);
    else {
      const notice = noticeOf(job, openRulePool);
      fillPlace(place, { notice, judgement: notice && judge(person.profile, notice, job.deadline) }, person.profile, words);
    }
    place.dataset.shown = stamp;
  }
}

function stampOf({ dataset }: HTMLElement, version: number): string {
  return `${version} ${dataset.verdict ?? ""}`;
}

async function loadWords(): Promise<Words> {
  const language = languageOf(document.documentElement.lang);
  const [t, own] = await Promise.all([loadTranslator(language, "eligibility"), loadTranslator(language, "profile")]);
  return { t, own, language };
}

/** What the reader says of themself in one line: qualification, state, date of birth, category; a word for anything else. */
function profileInWords({ qualifications, state, dateOfBirth, category }: Profile, { own, t, language }: Words): string {
  const home = STATES.find(({ key }) => key === state);
  const words = [
    qualifications?.[0] && own(`levels.${qualifications[0].level}`),
    home && (language === "hi" ? home.nameHindi : home.name),
    dateOfBirth && formatDay(dateOfBirth, language),
    category && t(`groups.${category}`),
  ].filter(Boolean);
  return words.length > 0 ? words.join(", ") : own("about");
}
