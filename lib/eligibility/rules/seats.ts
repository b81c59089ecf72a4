import { categoryOf, missingFor } from "@/lib/eligibility/groups";
import type { Profile } from "@/lib/eligibility/profile";
import { type Reason, reasonOf } from "@/lib/eligibility/reason";
import type { NoticePost } from "@/lib/notice/schema";
import { CATEGORIES, type Category } from "@/lib/notice/terms";

type Seats = Partial<Record<Category, number | null>>;

/** The seats by category, null where none are told. Where those that are told are all there are, a category that is left blank has none. */
export function seatsOf(vacancies: NoticePost["vacancies"]): Seats | null {
  const { byCategory: seats, total, otherCategories } = vacancies ?? {};
  if (!seats) return null;
  const sum = CATEGORIES.reduce((all, category) => all + (seats[category] ?? 0), 0);
  // Classes of a state are of some category.
  if (!total || sum !== total || otherCategories?.length) return seats;
  return Object.fromEntries(CATEGORIES.map((category) => [category, seats[category] ?? 0]));
}

/** The seats of a post of which none is open to all, each being for a category: where all are none, nothing was filled in; classes of a state may be any category. */
function reservedSeats(vacancies: NoticePost["vacancies"]): Seats | null {
  const seats = seatsOf(vacancies);
  if (seats?.UR !== 0 || vacancies?.otherCategories?.length) return null;
  return CATEGORIES.some((category) => seats[category] !== 0) ? seats : null;
}

/** Who belongs to no category with seats may not apply where none is open to all; null for who has some. */
export function seatsReason(profile: Profile, { vacancies, reservationFor }: NoticePost): Reason | null {
  const seats = reservedSeats(vacancies);
  if (!seats) return null;
  const own =
    categoryOf(profile, reservationFor) ?? (profile.category && seats[profile.category] === 0 ? profile.category : null);
  if (own) return ownReason(own, seats, Boolean(vacancies?.total));
  const facts = CATEGORIES.flatMap((category) => missingFor(category, profile, reservationFor));
  return reasonOf("category", null, { key: "factMissing", facts: [...new Set(facts)] });
}

/** With no more than that none is for all, it may as well not be known for whom the seats are. */
function ownReason(own: Category, seats: Seats, hasTotal: boolean): Reason | null {
  const isTold = CATEGORIES.some((category) => (seats[category] ?? 0) > 0);
  const group = { group: own };
  if (seats[own] === 0) {
    const isSure = own !== "UR" || isTold || hasTotal;
    return reasonOf("category", isSure ? false : null, { key: isSure ? "noSeats" : "seatsOpen", ...group });
  }
  const isOpen = isTold && (seats[own] ?? null) === null;
  return isOpen ? reasonOf("category", null, { key: "seatsOpen", ...group }) : null;
}
