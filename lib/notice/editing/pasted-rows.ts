import type { NoticePost } from "@/lib/notice/schema";
import { CATEGORIES } from "@/lib/notice/terms";

type Vacancies = NonNullable<NoticePost["vacancies"]>;
/** `name` is blank where a table of places names no post. */
export type PastedPost = { name: string; vacancies: Vacancies };
/** A row of a table, with the place that it names. */
export type PastedRow = PastedPost & { place: string };

/** The rows of a table of places as posts with their places; what the rows of a post all give is added up. */
export function byPost(rows: readonly PastedRow[]): PastedPost[] {
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => {
    const places = rows.filter((row) => row.name === name);
    const sumOf = (of: (vacancies: Vacancies) => number | null | undefined) => {
      const counts = places.map(({ vacancies }) => of(vacancies));
      return counts.every((count) => typeof count === "number")
        ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
        : null;
    };
    const byCategory = Object.fromEntries(
      CATEGORIES.flatMap((category) => {
        const sum = sumOf(({ byCategory: own }) => own?.[category]);
        return sum === null ? [] : [[category, sum]];
      }),
    );
    const total = sumOf((own) => own.total);
    const byPlace = places.map(({ place, vacancies: own }) => ({
      name: place,
      ...(typeof own.total === "number" && { count: own.total }),
      ...(own.byCategory && { byCategory: own.byCategory }),
    }));
    return {
      name,
      vacancies: { ...(total !== null && { total }), ...(Object.keys(byCategory).length > 0 && { byCategory }), byPlace },
    };
  });
}
