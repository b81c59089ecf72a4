import { DEPARTMENT_PAGES } from "@/lib/departments/pages";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { cachedSitemapBlock, cachedSitemapBlocks, type SitemapJob } from "@/lib/jobs/sitemap";
import { cachedLandings } from "@/lib/landings/counted";
import { links } from "@/lib/links";
import { addressOf } from "@/lib/seo/metadata";
import { type SitemapEntry, sitemapIndex, urlset } from "@/lib/seo/sitemap-xml";

/** What /sitemap.xml is rewritten to. */
export const MAIN_FILE = "index.xml";
const PAGES_FILE = "pages.xml";

/**
 * Open jobs up to which one file names everything, which crawlers read in one go and a write makes anew. Beyond, /sitemap.xml is the index of
 * files: of megabytes each request would cost more than a millisecond.
 */
const MAX_JOBS_IN_ONE = 1_000;

/** Addresses of one file: every notice of its block and, where notices have many posts, as many of these as there is room for. */
const MAX_ADDRESSES = 10_000;
const MAX_PAGES = MAX_ADDRESSES / LANGUAGES.length;

/** Pages that are no job's. */
const PATHS = [
  "/",
  "/exams",
  "/contact",
  "/faq",
  "/for-you",
  "/guide",
  "/developers",
  "/privacy-policy",
  "/terms-of-service",
  "/disclaimer",
  "/corrections",
  "/exam-results",
  "/admit-cards",
  "/syllabus",
  "/previous-papers",
  "/jobs",
  ...DEPARTMENT_PAGES.map(({ slug }) => `/jobs/${slug}`),
];

/**
 * A file of the site map; null where there is none of that name. Every open job is in it with its posts, in each language; closed jobs keep
 * their page but are not offered. Where jobs are many, the main file names one file for each block of ids, the newest first, so
 * that a write changes one of them.
 */
export async function sitemapFile(name: string, maxInOne = MAX_JOBS_IN_ONE): Promise<string | null> {
  if (name === PAGES_FILE) return urlset((await pagePaths()).flatMap((path) => entriesOf(path)));
  if (name === MAIN_FILE) return mainFile(maxInOne);
  const block = /^(0|[1-9]\d{0,6})\.xml$/.exec(name)?.[1];
  if (block === undefined) return null;
  const jobs = await cachedSitemapBlock(Number(block));
  return jobs.length > 0 ? urlset(withinRoom(jobs)) : null;
}

/** The pages of notices, and with each those of its posts while there is room: crawlers find the others on the page of the notice. */
function withinRoom(jobs: readonly SitemapJob[]): SitemapEntry[] {
  let room = MAX_PAGES - jobs.length;
  return jobs.flatMap((job) => {
    const [own = "", ...posts] = pathsOf(job);
    const hasRoom = posts.length <= room;
    if (hasRoom) room -= posts.length;
    return [own, ...(hasRoom ? posts : [])].flatMap((path) => entriesOf(path, job.updatedAt));
  });
}

/** Of the landings those that have enough open notices. */
async function pagePaths(): Promise<string[]> {
  const landings = await cachedLandings();
  return [...PATHS, ...landings.map(({ path }) => links.landing("en", path))];
}

async function mainFile(maxInOne: number): Promise<string> {
  const blocks = await cachedSitemapBlocks();
  if (blocks.reduce((sum, { open }) => sum + open, 0) > maxInOne) {
    return sitemapIndex([...blocks.map(({ block }) => `${block}.xml`), PAGES_FILE].map((file) => addressOf(`/sitemaps/${file}`)));
  }
  const jobs = await Promise.all(blocks.map(({ block }) => cachedSitemapBlock(block)));
  return urlset([...(await pagePaths()).flatMap((path) => entriesOf(path)), ...withinRoom(jobs.flat())]);
}

/** A job and, where its notice holds several posts, each of them: those have pages, and the markup, of their own. */
function pathsOf({ id, posts }: SitemapJob): string[] {
  const ordinals = posts > 1 ? Array.from({ length: posts }, (_, at) => at + 1) : [];
  return [links.job("en", id), ...ordinals.map((ordinal) => links.post("en", id, ordinal))];
}

/** A page in each language: Google takes a page that is named as the other language of one for a page of the site map only where it is an entry too. */
function entriesOf(path: string, lastModified?: string): SitemapEntry[] {
  const address = (language: Language) => addressOf(links.page(language, path));
  const languages = { "en-IN": address("en"), "hi-IN": address("hi"), "x-default": address("en") };
  return LANGUAGES.map((language) => ({ url: address(language), languages, lastModified }));
}
