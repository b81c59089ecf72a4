/** Every tag of the caches: what is kept carries the tags of what it was made from, and a write invalidates those of what it changed. */
export const tags = {
  /** Carried by all that is kept. Cleared at midnight in India, since every page shows the day or days left, and when changes may have been missed. */
  everything: "everything",
  /** One job: its page, also where there is none, and its row in any list. */
  job: (id: number) => `job:${id}`,
  /** Which jobs a list holds, in which order, and the numbers beside the choices of its filters. */
  listOfAll: "list:all",
  /** What the words of listed jobs find. */
  listsOfWords: "lists:words",
  listOfDepartment: (name: string) => `list:department:${safe(name)}`,
  listOfPlace: (key: string) => `list:place:${safe(key)}`,
  /** How many jobs are open. */
  openInDepartment: (name: string) => `open:department:${safe(name)}`,
  openInPlace: (key: string) => `open:place:${safe(key)}`,
  /** The latest open jobs of a department, which stand beside each of them. */
  latestOfDepartment: (name: string) => `latest:department:${safe(name)}`,
  /** The latest open jobs of a level in a place, which stand beside each of them. */
  latestOfLevel: (level: string, place: string) => `latest:level:${safe(level)}:${safe(place)}`,
  /** The jobs that close within days. */
  closingSoon: "closing-soon",
  /** The figures of the home page. */
  stats: "stats",
  /** Whether sample data is shown. */
  sample: "sample",
  /** The names that searches know, as the staff edits them. */
  words: "words",
  exams: "exams",
  /** The ledger of corrections. */
  corrections: "corrections",
  /** A file of the rules of open posts (lib/eligibility/rules-file). */
  rules: (chunk: number) => `rules:${chunk}`,
  /** The open jobs among some ids, as the site map names them. */
  sitemapBlock: (block: number) => `sitemap:${block}`,
} as const;

/** Ids of one file of the site map: a write changes one file, of at most 1 MB where notices have a page each; a million ids are 500 files. */
export const SITEMAP_BLOCK_IDS = 2_000;

/** The block that holds an id. */
export function sitemapBlockOf(id: number): number {
  return Math.floor(id / SITEMAP_BLOCK_IDS);
}

// Next takes 256 characters a tag, joins tags by commas and sends them in a header, which takes ASCII alone.
const MAX_NAME_LENGTH = 200;

function safe(name: string): string {
  return encodeURIComponent(name).slice(0, MAX_NAME_LENGTH);
}
