import { asWritten, typeset } from "@/lib/notice-text/typeset";
import { type Fault, isText, isType } from "@/lib/seo/check/fault";
import { type Asked, faultsOf } from "@/lib/seo/check/things";

/** A page that search engines are asked to list: its HTML, and its address as the site map names it. */
export type ListedPage = { html: string; address: string };

type Tag = Readonly<Record<string, string>>;

const JOB_PAGE = /\/job\/\d+(?:\/post\/\d+)?$/;

/** What is wrong with a page of the site map: its head, its languages and its structured data. The HTML is our own: it is read by patterns. */
export function pageFaults({ html, address }: ListedPage, asked: Asked): Fault[] {
  const broken = PAGE_RULES.filter(([, isBroken]) => isBroken({ html, address }));
  return [...broken.map(([text]) => ({ level: "error" as const, text })), ...dataFaults(html, address, asked)];
}

const PAGE_RULES: readonly [string, (page: ListedPage) => boolean][] = [
  ["It has no title, or several.", ({ html }) => (html.match(/<title>[^<]+<\/title>/g)?.length ?? 0) !== 1],
  ["It has no description, or several.", ({ html }) => metaOf(html, "description").filter(Boolean).length !== 1],
  ["It is kept out of search engines.", ({ html }) => metaOf(html, "robots").some((content) => content.includes("noindex"))],
  ["It has no canonical address, or several.", ({ html }) => canonicalsOf(html).length !== 1],
  [
    "Its canonical address is not that of the site map.",
    ({ html, address }) => canonicalsOf(html).some((one) => one !== address),
  ],
  ["og:url is not its canonical address.", ({ html, address }) => metaOf(html, "og:url").some((url) => url !== address)],
  ["It has no picture for who shares a link to it, or several.", ({ html }) => metaOf(html, "og:image").length !== 1],
  ["It has no heading, or several.", ({ html }) => (html.match(/<h1[\s>]/g)?.length ?? 0) !== 1],
  ["A language does not name itself.", ({ html, address }) => !languagesOf(html).some(({ href }) => href === address)],
  ["It does not name each language and the one for all others.", ({ html }) => LANGUAGES.some((one) => !hasLanguage(html, one))],
];

const LANGUAGES = ["en-IN", "hi-IN", "x-default"];

function dataFaults(html: string, address: string, asked: Asked): Fault[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  const things = texts.map(parsed);
  const postings = things.filter((thing) => isType(thing, "JobPosting"));
  const faults = things.flatMap((thing) =>
    thing === null ? [{ level: "error" as const, text: "Structured data is no JSON." }] : faultsOf(thing, asked),
  );
  if (postings.length > 1) faults.push({ level: "error", text: "It has several JobPostings: one job a page." });
  if (postings.some(({ title }) => isText(title) && !headingOf(html).includes(plain(title)))) {
    faults.push({ level: "error", text: "A JobPosting names another job than the heading, or in another language." });
  }
  if (postings.length > 0 && !JOB_PAGE.test(address.split("?")[0] ?? "")) {
    faults.push({ level: "error", text: "A list carries a JobPosting: those stand on pages of jobs alone." });
  }
  return faults;
}

/** The text of the heading. */
function headingOf(html: string): string {
  const [, inner = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  const text = inner
    .replace(/<[^>]*>/g, "")
    .replace(/&#(x?)([\da-f]+);/gi, (_, hex, code) => String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)));
  return plain(text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
}

/** A text as pages set it, without the spaces and marks that only set it: the same of a title that is set and of one that is not. */
function plain(text: string): string {
  return asWritten(typeset(text)).replace(/\s+/g, " ").trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function metaOf(html: string, name: string): string[] {
  return tagsOf(html, "meta").flatMap((tag) => ((tag.name ?? tag.property) === name ? [tag.content ?? ""] : []));
}

function canonicalsOf(html: string): string[] {
  return tagsOf(html, "link").flatMap(({ rel, href }) => (rel === "canonical" ? [href ?? ""] : []));
}

function languagesOf(html: string): Tag[] {
  return tagsOf(html, "link").filter((tag) => tag.rel === "alternate" && tag.hreflang !== undefined);
}

function hasLanguage(html: string, language: string): boolean {
  return languagesOf(html).some(({ hreflang, href }) => hreflang === language && /^https?:\/\//.test(href ?? ""));
}

/** The attributes of each tag of a name, by their names in small letters. */
function tagsOf(html: string, name: string): Tag[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        value.replaceAll("&amp;", "&"),
      ]),
    ),
  );
}
