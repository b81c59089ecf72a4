import type { Language } from "@/lib/i18n/languages";
import type { Department } from "@/lib/jobs/facts/departments";

/** One text in both languages, kept together so that neither is forgotten. */
type Texts = Record<Language, string>;

const LEVELS = ["10thPass", "12thPass", "itiDiploma", "diploma", "graduate", "engineering", "bEd", "postgraduate"] as const;

/** An examination that many ask for: a link into the page's list, with the qualification it begins at. */
export type PopularExam = { name: Texts; level: (typeof LEVELS)[number]; search: string };

export const BANNERS = {
  blue: "bg-banner-blue",
  green: "bg-banner-green",
  teal: "bg-banner-teal",
  plum: "bg-banner-plum",
  brick: "bg-banner-brick",
  slate: "bg-banner-slate",
  olive: "bg-banner-olive",
} as const;

export const ZONES = [
  "northern",
  "southern",
  "eastern",
  "western",
  "central",
  "northEastern",
  "southCentral",
  "southEastern",
  "eastCentral",
  "southEastCentral",
  "northCentral",
  "westCentral",
] as const;

/** A page of /jobs/...: what it lists and what it tells beside the list. */
export type DepartmentPage = {
  slug: string;
  /** As in "SSC Jobs (12)". */
  name: Texts;
  /** What the list holds: a department or a group of them by the name that the filter knows, or a state. */
  own: { department: Department | "Banking" | "Defence" | "Police" } | { location: string };
  banner: keyof typeof BANNERS;
  aboutTitle: Texts;
  about: Texts;
  exams: readonly PopularExam[];
  zones?: readonly (typeof ZONES)[number][];
};

/** An exam of a content file: English name, Hindi name, level, and the words that find it where they are not the name. */
export function exam(en: string, hi: string, level: PopularExam["level"], search = en): PopularExam {
  return { name: { en, hi }, level, search };
}
