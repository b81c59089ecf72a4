/**
 * What design.md ("Density is the measure") asks of each kind of page, by window. `first`: the y of the first listing at most; `rows`: whole
 * rows in the first screen and in the first two, at least; `row`: the height of a row; `screens`: the length of the page at most; `answer`: the
 * y above which each cell of the answer block begins. What
 * holds of every page stands in OF_ALL.
 */
const PHONE_ROW = { least: 124, most: 162 };
const WIDE_ROW = { least: 66, most: 100 };

export const WINDOWS = {
  phone: { width: 360, height: 800 },
  tablet: { width: 768, height: 1024 },
  wide: { width: 1280, height: 900 },
};

/** Layout shift of a load, controls that something fixed covers once they are scrolled to, and targets that a thumb may miss. */
const OF_ALL = { shift: 0.02, covered: 0, small: { phone: 0 } };

export const FIGURES = [
  {
    kind: "home",
    path: "/",
    phone: { first: 300, rows: [3, 7], row: PHONE_ROW },
    wide: { rows: [5, 0], row: WIDE_ROW },
  },
  {
    kind: "home in Hindi",
    path: "/?lang=hi",
    phone: { first: 300, rows: [3, 7], row: PHONE_ROW },
    wide: { rows: [5, 0], row: WIDE_ROW },
  },
  {
    kind: "filtered list",
    path: "/?qualification=graduate",
    phone: { first: 220, rows: [0, 8], row: PHONE_ROW },
    wide: { rows: [6, 0], row: WIDE_ROW },
  },
  {
    kind: "department",
    path: "/jobs/railway",
    phone: { first: 260, row: PHONE_ROW },
    wide: { row: WIDE_ROW },
  },
  { kind: "exams", path: "/exams", phone: { screens: 7 } },
  { kind: "job", path: "/job/1", phone: { answer: 480 } },
  { kind: "departments", path: "/jobs" },
  { kind: "saved", path: "/saved" },
  { kind: "results", path: "/exam-results" },
  { kind: "contact", path: "/contact" },
  { kind: "questions", path: "/faq" },
  { kind: "guide in Hindi", path: "/guide?lang=hi" },
];

/** What of a measured page is beyond its figures, in words; nothing where it keeps to them. */
export function faultsOf(figures, window, found) {
  const asked = figures[window] ?? {};
  const [first = 0, firstTwo = 0] = asked.rows ?? [];
  const faults = [
    found.shift > OF_ALL.shift && `the page shifts by ${found.shift}`,
    found.covered.length > OF_ALL.covered && `covered: ${found.covered.join(", ")}`,
    found.small.length > (OF_ALL.small[window] ?? Number.POSITIVE_INFINITY) && `under 44 px: ${found.small.join(", ")}`,
    asked.first !== undefined &&
      !(found.first <= asked.first) &&
      `the first listing begins at ${found.first}, not above ${asked.first}`,
    found.rows[0] < first && `${found.rows[0]} whole rows in the first screen, not ${first}`,
    found.rows[1] < firstTwo && `${found.rows[1]} whole rows in the first two screens, not ${firstTwo}`,
    asked.row && found.row.least < asked.row.least && `a row of ${found.row.least} px, not ${asked.row.least}`,
    asked.row && found.row.most > asked.row.most && `a row of ${found.row.most} px, more than ${asked.row.most}`,
    found.overflow > 0 && `the page is ${found.overflow} px wider than its window`,
    asked.answer !== undefined &&
      !(found.answer.length >= 4 && found.answer.every((y) => y < asked.answer)) &&
      `the cells of the answer block begin at ${found.answer}, not all above ${asked.answer}`,
    asked.screens !== undefined && found.screens > asked.screens && `${found.screens} screens, more than ${asked.screens}`,
  ];
  return faults.filter(Boolean);
}
