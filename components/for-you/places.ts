import type { Judgement } from "@/lib/eligibility/judge";
import { type Mark, markOf } from "@/lib/eligibility/mark";
import type { Profile } from "@/lib/eligibility/profile";
import { reasonText, saidOnce } from "@/lib/eligibility/reason-text";
import { formatRupees } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { Notice } from "@/lib/notice/schema";
import type { ShownText } from "@/lib/notice-text/shown-text";
import { seatsText, stateSeatsText } from "./seats-text";

export type Words = { t: Translator<"eligibility">; own: Translator<"profile">; language: Language };
export type Found = { notice: Notice | null; judgement: Judgement | null };

/** What the device fills: everything about a job, and the line of what the reader says of themself. */
export const PLACES = "[data-verdict], [data-for-you-words]";

const PAISE = 100;

export function emptyPlace(place: HTMLElement): void {
  if (place.dataset.shown === undefined) return;
  delete place.dataset.shown;
  place.replaceChildren();
}

/** Fills the place of a job: its mark, or what `data-of` asks for instead. */
export function fillPlace(place: HTMLElement, found: Found, profile: Profile, words: Words): void {
  const { judgement } = found;
  switch (place.dataset.of) {
    case "fee":
      place.textContent = judgement && judgement.fee !== null ? feeText(judgement.fee, words) : "";
      break;
    case "seats":
      place.textContent = seatsText(place.dataset.seats ?? "[]", found, profile, words);
      break;
    case "state-seats":
      place.textContent = stateSeatsText(place.dataset.seats ?? "{}", profile, words);
      break;
    case "reasons":
      place.replaceChildren(...(judgement ? reasonsOf(judgement, namesOf(place), words) : [words.t("mark.unread")]));
      break;
    default: {
      const mark = markOf(judgement, words.t, words.language, place.dataset.post ? Number(place.dataset.post) : undefined);
      place.title = mark.text;
      place.replaceChildren(verdictElement(mark, words));
    }
  }
}

function feeText(fee: number, { own, language }: Words): string {
  return own("feeForYou", { fee: fee === 0 ? own("noFee") : formatRupees(fee / PAISE, language) });
}

/** As components/for-you/judged-rows.tsx. */
function verdictElement({ verdict, text }: Mark, { t }: Words, prefix = t("mark.prefix")): HTMLElement {
  const element = elementOf("span", text, "verdict");
  element.dataset.is = verdict;
  if (verdict === "not_eligible") element.prepend(elementOf("span", `${prefix} `, "sr-only"));
  return element;
}

/** Each post with all that speaks for and against the reader. */
function reasonsOf(judgement: Judgement, names: readonly ShownText[], words: Words): HTMLElement[] {
  return judgement.posts.map(({ verdict, reasons }, at) => {
    const post = elementOf("section", "", "for-you-post");
    const heading = elementOf("h3", names[at]?.text ?? "");
    const language = names[at]?.lang;
    if (language) heading.lang = language;
    const list = elementOf("ul", "");
    const marks = reasons.map(({ result, because }) => ({
      verdict: result,
      text: reasonText(because, words.t, words.language),
    }));
    for (const mark of saidOnce(marks)) {
      const prefix = `${words.t(`check.result.${mark.verdict}`)}:`;
      const item = elementOf("li", "");
      item.append(verdictElement(mark, words, prefix));
      list.append(item);
    }
    const whole = elementOf("p", words.t(`check.verdict.${verdict}`));
    post.append(heading, whole, list);
    return post;
  });
}

/** The names of the posts as the page shows them; the dictionary is the server's alone. */
function namesOf(place: HTMLElement): ShownText[] {
  return JSON.parse(place.dataset.names ?? "[]") as ShownText[];
}

function elementOf(name: string, text: string, className = ""): HTMLElement {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  if (className) element.className = className;
  return element;
}
