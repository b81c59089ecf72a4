import { createHash } from "node:crypto";
import { type Day, isOpen } from "@/lib/dates";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import type { LinkedPicture } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

/** What programs show beside a link, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** What the picture of a notice says. Whoever shares it keeps it: no days that are left, nothing that is untrue tomorrow. */
export type SharedPicture = {
  language: Language;
  day: Day;
  /** What stands under the day. */
  note: string;
  isClosed: boolean;
  title: string;
  body: string;
  facts: string;
};

export function pictureOf(job: JobDetailDto, language: Language, now: Date): SharedPicture {
  const t = translator(language, "job");
  const isClosed = !isOpen(job, now);
  const facts = [
    job.positions === null ? null : t("postCount", { count: job.positions, figure: formatNumber(job.positions, language) }),
    shownText(job.location, "place", language).text,
    job.qualification && shownText(job.qualification, "qualification", language).text,
  ];
  return {
    language,
    // A notice that closed early names its own last date too.
    day: job.closed?.statedDeadline ?? job.deadline,
    note: t(isClosed ? "pictureClosed" : "lastDate"),
    isClosed,
    title: shownTitle(job, language).text,
    body: shownBody(job, language).text,
    facts: facts.filter(Boolean).join(" · "),
  };
}

/** The same text for as long as a picture says the same: programs keep what they fetched once by its address. */
export function stampOf(picture: SharedPicture): string {
  return createHash("sha256").update(JSON.stringify(picture)).digest("hex").slice(0, 10);
}

/** The picture of a notice as its page names it to programs that show a link. */
export function linkedPicture(job: JobDetailDto, language: Language, now: Date): LinkedPicture {
  const picture = pictureOf(job, language, now);
  return {
    ...PICTURE_SIZE,
    type: "image/png",
    url: site.url + links.picture(language, job.id, stampOf(picture)),
    alt: [picture.title, picture.body, picture.facts].join(", "),
  };
}
