import { formatDayRange } from "./day-range";

it.each([
  ["2026-09-02", "2026-09-27", "2–\u206027 Sep", "2–\u206027 सितंबर"],
  ["2026-09-28", "2026-10-03", "28 Sep – 3 Oct", "28 सितंबर – 3 अक्टूबर"],
  ["2026-11-22", "2027-01-01", "22 Nov – 1 Jan 2027", "22 नवंबर – 1 जनवरी 2027"],
  ["2026-01-22", "2027-02-01", "22 Jan 2026 – 1 Feb 2027", "22 जनवरी 2026 – 1 फ़रवरी 2027"],
  ["2026-12-28", "2026-12-28", "28 Dec", "28 दिसंबर"],
])("writes %s to %s with what both share once", (from, to, en, hi) => {
  expect(formatDayRange(from, to, "en").replace(/\s/g, " ")).toBe(en);
  expect(formatDayRange(from, to, "hi").replace(/\s/g, " ")).toBe(hi);
});

it("writes the year where it is asked for", () => {
  expect(formatDayRange("2026-12-28", "2027-01-03", "en", true).replace(/\s/g, " ")).toBe("28 Dec 2026 – 3 Jan 2027");
  expect(formatDayRange("2026-09-05", "2026-09-05", "en", true)).toBe("5 Sep 2026");
});
