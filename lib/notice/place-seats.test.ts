import { contradictionsOf } from "@/lib/notice/contradictions";
import { PLACE_SEATS } from "@/lib/notice/editing/typed-values";
import type { NoticePost } from "@/lib/notice/schema";

const issues = (vacancies: NoticePost["vacancies"]) =>
  contradictionsOf({ posts: [{ name: "Clerk", vacancies }] }, "2026-12-01").map(({ field, message }) => `${field}: ${message}`);
const place = (name: string, count: number | null, byCategory?: Record<string, number>) => ({ name, count, byCategory });

it.each<[string, NonNullable<NoticePost["vacancies"]>, string[]]>([
  ["places that are the total", { total: 20, byPlace: [place("Ajmer", 12), place("Kota", 8)] }, []],
  ["a place of which nothing is known", { total: 20, byPlace: [place("Ajmer", 12), place("Kota", null)] }, []],
  [
    "places that are more than the total",
    { total: 15, byPlace: [place("Ajmer", 12), place("Kota", 8)] },
    ["posts.0.vacancies.byPlace: The places add up to 20, and the total is 15"],
  ],
  [
    "places that are fewer",
    { total: 25, byPlace: [place("Ajmer", 12), place("Kota", 8)] },
    ["posts.0.vacancies.byPlace: The places add up to 20, and the total is 25"],
  ],
  [
    "categories that a place cannot hold",
    { byPlace: [place("Ajmer", 12, { UR: 10, SC: 3 })] },
    ["posts.0.vacancies.byPlace: The categories of Ajmer add up to 13, and it has 12"],
  ],
  [
    "places that have more of a category than the notice",
    { byCategory: { SC: 4 }, byPlace: [place("Ajmer", 12, { SC: 3 }), place("Kota", 8, { SC: 2 })] },
    ["posts.0.vacancies.byPlace: The places add up to 5 for SC, and the notice has 4"],
  ],
])("settles %s", (_name, vacancies, expected) => {
  expect(issues(vacancies)).toEqual(expected);
});

it("is typed in a line and shown again as it was typed", () => {
  const typed = "North East Zone 12 (UR 6, OBC 3), Kota 8, Pali ?";
  const places = [
    { name: "North East Zone", count: 12, byCategory: { UR: 6, OBC: 3 } },
    { name: "Kota", count: 8 },
    { name: "Pali", count: null },
  ];
  expect(PLACE_SEATS.parse(typed)).toEqual(places);
  expect(PLACE_SEATS.format(places)).toBe(typed);
  expect(PLACE_SEATS.parse("Kota many")).toBe("Kota many");
});
