import type { FieldIssue } from "@/lib/jobs/job/labels";
import type { NoticePost, SeatsOfPlace } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";

type Vacancies = NonNullable<NoticePost["vacancies"]>;

/** Seats of a place: as stated, else the sum of its categories where all five are known. */
export function seatsOfPlace({ count, byCategory }: SeatsOfPlace): number | null {
  if (typeof count === "number") return count;
  const counts = CATEGORIES.map((category) => byCategory?.[category]);
  return counts.some((one) => typeof one !== "number") ? null : sumOf(counts);
}

/** The seats of all places; null where those of one are not known. */
export function seatsOfPlaces({ byPlace }: Vacancies): number | null {
  const counts = (byPlace ?? []).map(seatsOfPlace);
  return counts.length === 0 || counts.includes(null) ? null : sumOf(counts);
}

/** What of the seats by place cannot be true: with the total, with each category, and within one place. */
export function placeErrors(vacancies: Vacancies): FieldIssue[] {
  const places = vacancies.byPlace ?? [];
  if (places.length === 0) return [];
  const issue = (message: string): FieldIssue => ({ field: "vacancies.byPlace", message });
  const ofPlaces = places.flatMap((place) => {
    const sum = sumOf(Object.values(place.byCategory ?? {}));
    const isWhole = CATEGORIES.every((category) => typeof place.byCategory?.[category] === "number");
    const isOff =
      typeof place.count === "number" && (sum > place.count || (isWhole && !hasOthers(vacancies) && sum !== place.count));
    return isOff ? [issue(`The categories of ${place.name} add up to ${sum}, and it has ${place.count}`)] : [];
  });
  const known = sumOf(places.map(seatsOfPlace));
  const isTotalOff =
    typeof vacancies.total === "number" &&
    (known > vacancies.total || (seatsOfPlaces(vacancies) !== null && known !== vacancies.total));
  const total = isTotalOff ? [issue(`The places add up to ${known}, and the total is ${vacancies.total}`)] : [];
  const ofCategories = CATEGORIES.flatMap((category) => {
    const stated = vacancies.byCategory?.[category];
    const counts = places.map(({ byCategory }) => byCategory?.[category]);
    const sum = sumOf(counts);
    const isWhole = counts.every((count) => typeof count === "number");
    const isOff = typeof stated === "number" && (sum > stated || (isWhole && sum !== stated));
    return isOff ? [issue(`The places add up to ${sum} for ${category}, and the notice has ${stated}`)] : [];
  });
  return [...total, ...ofPlaces, ...ofCategories];
}

/** Classes of a state fill up a place beside the five categories. */
function hasOthers({ otherCategories }: Vacancies): boolean {
  return (otherCategories ?? []).length > 0;
}

function sumOf(counts: readonly (number | null | undefined)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
