/**
 * The query keys that make a list of its own of a page that is kept for everybody: the rewrites lead such an address to a page that is made for
 * each request, and the server takes from every other address what nobody reads. They mirror `lib/links.ts`.
 */
export const LIST_KEYS = [
  "search",
  "tags",
  "tag",
  "department",
  "location",
  "qualification",
  "salaryRange",
  "postedDate",
  "closing",
  "vacancies",
  "employmentType",
  "category",
  "stage",
  "sortBy",
  "page",
  "limit",
  "open",
  "view",
];
export const EXAM_KEYS = ["search", "organization", "sortBy", "month"];
