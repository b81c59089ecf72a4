import type { FieldIssue } from "@/lib/jobs/job/labels";

/** What the form calls the parts of a notice, by the last names of their paths. */
const PLACES: Readonly<Record<string, string>> = {
  closesAt: "Closing hour",
  feePaidBy: "Fee paid by",
  documents: "Documents",
  stages: "Stages",
  fees: "Fees",
  vacancies: "Vacancies",
  age: "Age",
  relaxations: "Relaxations",
  qualification: "Qualification",
  reservationFor: "Reservation only for people of",
  domicile: "Only people of",
  experienceMonths: "Experience",
  languages: "Languages",
  places: "Places",
  pay: "Pay",
};

/** The names of leaves, where the part alone would not say which of its controls is meant. */
const LEAVES: Readonly<Record<string, string>> = {
  url: "address",
  title: "title",
  kind: "kind",
  from: "from",
  to: "to",
  min: "least",
  max: "most",
  on: "counted on",
  bornFrom: "born from",
  bornTo: "born to",
  groups: "groups",
  amount: "amount",
  refundable: "refundable",
  years: "years",
  level: "level",
  minMarks: "marks",
  minMarksFor: "marks of groups",
  total: "total",
  otherCategories: "other categories",
  cell: "cell",
};

/** An issue of a notice in words that begin with its place: 'Clerk: Age, counted on: must be a date'. */
export function issueText({ field, message }: FieldIssue, posts: readonly string[]): string {
  const path = field.split(".");
  const post = path[0] === "posts" ? `${posts[Number(path[1])] || `Post ${Number(path[1]) + 1}`}: ` : "";
  const [part = "", ...below] = path[0] === "posts" ? path.slice(2) : path;
  const row = below.find((step) => /^\d+$/.test(step));
  const leaf = LEAVES[below.at(-1) ?? ""];
  const place = [PLACES[part] ?? part, row === undefined ? "" : ` ${Number(row) + 1}`, leaf ? `, ${leaf}` : ""].join("");
  // A contradiction says by itself what it is about, with both values.
  return /^[A-Z]|^\d/.test(message) ? `${post}${message}` : `${post}${place}: ${message}`;
}
