/**
 * What stands before a part of a notice, as its form calls it; before a leaf that says by itself what it is, nothing. Parts are told in this order: as
 * they are stored they stand in none.
 */
const LABELS: Readonly<Record<string, string>> = {
  advertisementNumber: "Advertisement number",
  closesAt: "Closes at",
  closingTime: "Closes at",
  feePaidBy: "Fee paid by",
  documents: "Document",
  stages: "Stage",
  fees: "Fee",
  confirmed: "Confirmed",
  posts: "Post",
  name: "",
  vacancies: "Vacancies",
  age: "Age",
  relaxations: "Relaxation",
  reservationFor: "Categories count only for people of",
  qualification: "Qualification",
  sex: "Sex",
  domicile: "Only people of",
  experienceMonths: "Experience in months",
  languages: "Languages",
  physical: "Physical standards",
  places: "Places of posting",
  pay: "Pay",
  kind: "",
  title: "",
  url: "",
  publishedOn: "published on",
  language: "language",
  status: "",
  level: "level",
  groups: "for",
  years: "years",
  amount: "Rs",
  refundable: "of it refunded Rs",
  afterService: "after service",
  toAge: "up to age",
  minServiceYears: "after years served",
  min: "at least",
  max: "at most",
  on: "counted on",
  maxRule: "greatest age",
  bornFrom: "born from",
  bornTo: "born to",
  anyOf: "",
  minMarks: "marks, per cent",
  minMarksFor: "marks of groups",
  also: "and also",
  notAbove: "not above",
  appearing: "who still studies for it",
  heldBy: "to be held by",
  byCategory: "",
  otherCategories: "other classes",
  byPlace: "by place",
  count: "",
};

/** What the form calls a part of a notice. */
export const noticeLabel = (name: string): string => LABELS[name] ?? name;

const ORDER = Object.keys(LABELS);
const placeOf = (name: string) => (name in LABELS ? ORDER.indexOf(name) : ORDER.length);

/** The parts of a notice, or of a part of it, in the order in which they are told. */
export function inOrder(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
}
