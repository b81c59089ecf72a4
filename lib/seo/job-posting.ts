import { closingInstant, instantInIndia, isOpen } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { type Pay, parsePay } from "@/lib/jobs/facts/pay";
import { payOfPost } from "@/lib/jobs/facts/post-pay";
import type { EMPLOYMENT_TYPES } from "@/lib/jobs/job/values";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { selectionSteps, shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import { PLACES, placeName } from "@/lib/places/places";
import { escapeHtml } from "@/lib/seo/escape-html";
import { titleWithoutBody, translatedWithoutBody } from "@/lib/seo/post-title";
import { educationOf, experienceOf } from "@/lib/seo/posting-requirements";

/** A schema.org thing as it is written into the page. */
export type JsonLd = { "@context": "https://schema.org"; "@type": string; [property: string]: unknown };

const STATES = new Set(PLACES.filter((place) => place.kind !== "country").map((place) => place.key));

/** schema.org's words for ours; an unknown type is left out, because a guess would mislead (Google, Job posting). */
const SCHEMA_TYPES: Readonly<Record<string, string>> = {
  Permanent: "FULL_TIME",
  Contract: "CONTRACTOR",
  Temporary: "TEMPORARY",
  "Part-time": "PART_TIME",
  Apprentice: "OTHER",
} satisfies Record<(typeof EMPLOYMENT_TYPES)[number], string>;

/**
 * JobPosting markup of a job's page, or null where there must be none: the job has closed, or its notice holds several posts, each
 * of which has a page and markup of its own (Google: one job a page; expired jobs lose their markup). Nothing is invented: a fact
 * that the notice does not state is left out. Its texts are those of the page in its language, as Google asks; days, figures, places and the identifier
 * are the same in each.
 */
export function jobPostingOf(job: JobDetailDto, now: Date, post?: PositionDto, language: Language = "en"): JsonLd | null {
  if (!isOpen(job, now) || (job.jobPositions.length > 1 && !post)) return null;
  const pay = post ? parsePay(payOfPost(post, job) ?? "", job.department) : payOf(job);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: titleOf(job, post, language),
    description: descriptionOf(job, post, language),
    datePosted: job.postedOn,
    validThrough: instantInIndia(closingInstant(job)),
    employmentType: job.employmentType ? SCHEMA_TYPES[job.employmentType] : undefined,
    hiringOrganization: {
      "@type": "Organization",
      name: language === "en" ? job.recruitingOrganization : asWritten(shownBody(job, language).text),
      sameAs: job.organisationWebsite ?? undefined,
    },
    jobLocation: locationsOf(job),
    baseSalary: pay
      ? {
          "@type": "MonetaryAmount",
          currency: "INR",
          value: { "@type": "QuantitativeValue", minValue: pay.min, maxValue: pay.max ?? undefined, unitText: "MONTH" },
        }
      : undefined,
    identifier: job.advertisementNumber
      ? { "@type": "PropertyValue", name: job.recruitingOrganization, value: job.advertisementNumber }
      : undefined,
    totalJobOpenings: (post ? post.numberOfVacancies : job.positions) ?? undefined,
    educationRequirements: educationOf({ job, post }),
    experienceRequirements: experienceOf({ job, post }),
    directApply: false,
  };
}

function payOf({ salaryMin: min, salaryMax: max }: JobDetailDto): Pay | null {
  return min === null ? null : { min, max };
}

/** The name of the post without the body, which has a property of its own: of the title that the page shows, in its language. */
function titleOf(job: JobDetailDto, post: PositionDto | undefined, language: Language): string {
  const published = post?.positionName ?? job.title;
  const cut = titleWithoutBody(published, job.recruitingOrganization);
  const kind = post ? "post" : "title";
  const shown = post ? shownText(published, kind, language) : shownTitle(job, language);
  if (language === "en" || shown.lang === "en") return cut;
  const isEntered = !post && job.titleHi;
  const translated = isEntered
    ? translatedWithoutBody(shown.text, published, job.recruitingOrganization)
    : shownText(cut, kind, language).text;
  // The Hindi name may be known where the published one is not.
  return titleWithoutBody(asWritten(translated), asWritten(shownBody(job, language).text));
}

/** A text of a page without what only sets it: spaces that do not break, and what keeps a range in one line. */
function asWritten(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}

/** HTML made of plain text: escaped, a paragraph for each part. It is never the title alone. */
function descriptionOf(job: JobDetailDto, post: PositionDto | undefined, language: Language): string {
  const t = translator(language, "job");
  const said = (text: string | null | undefined, kind: TextKind | null) =>
    text && language !== "en" ? asWritten(shownText(text, kind, language).text) : text;
  const steps = selectionSteps(job.selectionProcess).map((step) => said(step, "step"));
  const facts = [
    [t("qualification"), said(post?.qualification ?? job.qualification, "qualification")],
    [t("requirements"), said(post?.specificRequirements, null)],
    [t("ageLimit"), said(job.ageLimit, "age")],
    [t("fee"), said(job.applicationFee, "fee")],
    [t("selection"), steps.join(", ")],
  ];
  const parts = [
    ...(job.description?.split(/\n\s*\n/).map((part) => said(part, null)) ?? []),
    ...facts.map(([label, text]) => text && `${label}: ${text}`),
  ];
  return parts.flatMap((part) => (part?.trim() ? [`<p>${escapeHtml(part.trim())}</p>`] : [])).join("");
}

/** A Place for each city, and for each state that no city of the list stands for; the country alone for an all-India post. */
function locationsOf(job: JobDetailDto): unknown {
  const states = job.places.flatMap((place) => (STATES.has(place) ? (placeName(place) ?? []) : []));
  const cities = job.places.flatMap((place) => (STATES.has(place) || place === "all-india" ? [] : (placeName(place) ?? [])));
  // Which of several states a city lies in is not stored, so the states alone are named then.
  const addresses: object[] =
    cities.length > 0 && states.length === 1
      ? cities.map((addressLocality) => ({ addressLocality, addressRegion: states[0] }))
      : states.map((addressRegion) => ({ addressRegion }));
  const places = (addresses.length > 0 ? addresses : [{}]).map((address) => ({
    "@type": "Place",
    address: { "@type": "PostalAddress", ...address, addressCountry: "IN" },
  }));
  return places.length === 1 ? places[0] : places;
}
