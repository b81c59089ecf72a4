import { createHash } from "node:crypto";
import type { Day } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { asWritten } from "@/lib/notice-text/typeset";
import { site } from "@/lib/site";

/** What programs show beside a link, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** A picture as a page names it to programs that show a link; its sides in pixels. */
export type LinkedPicture = { url: string; alt: string; width: number; height: number };

/** What a picture says. Whoever shares it keeps it: no days that are left, nothing that is untrue tomorrow. */
export type SharedPicture = {
  language: Language;
  /** What stands on the leaf; the picture of the site has its mark there. */
  day: Day | null;
  /** What stands under the day. */
  note: string;
  isClosed: boolean;
  title: string;
  body: string;
  facts: string;
};

/** What pages show that are of no one notice: what the site is. */
export function sitePicture(language: Language): SharedPicture {
  const home = translator(language, "home");
  return {
    language,
    day: null,
    note: "",
    isClosed: false,
    title: home("title"),
    body: home("description"),
    facts: translator(language, "site")("pictureFacts"),
  };
}

/** The picture of the site as pages name it; what it says in small letters they say themselves. */
export function linkedSitePicture(language: Language): LinkedPicture {
  const picture = sitePicture(language);
  return { ...linked("site", picture), alt: picture.title };
}

/** The same text for as long as a picture says the same: programs keep what they fetched once by its address. */
export function stampOf(picture: SharedPicture): string {
  return createHash("sha256").update(JSON.stringify(picture)).digest("hex").slice(0, 10);
}

/** A picture as the page or the markup of what it shows names it; `file` is its name without the ending. */
export function linked(file: string, picture: SharedPicture): LinkedPicture {
  return {
    ...PICTURE_SIZE,
    url: site.url + links.picture(picture.language, file, stampOf(picture)),
    alt: asWritten([picture.title, picture.body, picture.facts].join(", ")),
  };
}
