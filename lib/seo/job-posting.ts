import { closingInstant, instantInIndia, isOpen } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { type Pay, parsePay } from "@/lib/jobs/facts/pay";
import { payOfPost } from "@/lib/jobs/facts/post-pay";
import type { EMPLOYMENT_TYPES } from "@/lib/jobs/job/values";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { PLACES, placeName } from "@/lib/places/places";
import { educationOf, experienceOf } from "@/lib/seo/posting-requirements";
import { bodyOf, descriptionOf, titleOf } from "@/lib/seo/posting-texts";

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

/** Examinations that give nobody a post but the right to apply for one: of teachers, of lecturers and researchers, and those common to many services. */
const ELIGIBILITY_TEST = /\beligibility (?:cum entrance )?test\b|^[a-z]{0,5}tet\b|\bugc\b.{0,10}\bnet\b/i;

/**
 * JobPosting markup of a job's page, or null where there must be none: the job has closed, its notice holds several posts, each
 * of which has a page and markup of its own, or it is a test that offers no post (Google: one job a page, nothing that is no job; expired jobs lose their markup). Nothing is invented: a fact
 * that the notice does not state is left out. Its texts are those of the page in its language, as Google asks; days, figures, places and the identifier
 * are the same in each.
 */
export function jobPostingOf(job: JobDetailDto, now: Date, post?: PositionDto, language: Language = "en"): JsonLd | null {
  if (!isOpen(job, now) || (job.jobPositions.length > 1 && !post)) return null;
  if (job.positions === null && ELIGIBILITY_TEST.test(job.title)) return null;
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
      name: bodyOf(job, language),
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
