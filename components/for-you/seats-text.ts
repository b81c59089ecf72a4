import { categoryOf } from "@/lib/eligibility/groups";
import type { Profile } from "@/lib/eligibility/profile";
import { formatNumber } from "@/lib/i18n/format";
import { CATEGORIES, type Category } from "@/lib/notice/terms";
import { STATES } from "@/lib/places/states";
import type { Found, Words } from "./places";

/** Seats of one post by category, where the notice gives them. */
export type Seats = Partial<Record<Category, number | null>> | null;

/**
 * How many seats are for the reader: those of the category in which they count for each post, and those open to all. Nothing where the notice
 * or the reader does not say.
 */
export function seatsText(json: string, { notice }: Found, profile: Profile, { own, t, language }: Words): string {
  const counts = new Map<Category, number>();
  for (const [at, seats] of (JSON.parse(json) as Seats[]).entries()) {
    const category = categoryOf(profile, notice?.posts[at]?.reservationFor);
    if (!seats || !category) return "";
    for (const one of new Set<Category>(["UR", category])) {
      const count = seats[one];
      if (count === null || count === undefined) return "";
      counts.set(one, (counts.get(one) ?? 0) + count);
    }
  }
  return CATEGORIES.toReversed()
    .flatMap((category) => {
      const count = counts.get(category);
      if (count === undefined) return [];
      const figure = formatNumber(count, language);
      return category === "UR"
        ? own("seatsOpen", { count: figure })
        : own("seatsOwn", { category: t(`groups.${category}`), count: figure });
    })
    .join(" · ");
}

/** How many seats the reader's state has, where the notice divides its seats by states; nothing where it names none for theirs. */
export function stateSeatsText(json: string, { state }: Profile, { own, language }: Words): string {
  const counts = JSON.parse(json) as Partial<Record<string, number>>;
  const home = STATES.find(({ key }) => key === state);
  const count = home && counts[home.key];
  if (!home || count === undefined) return "";
  return own("seatsState", { state: language === "hi" ? home.nameHindi : home.name, count: formatNumber(count, language) });
}
