import { env } from "@/lib/env";
import type { Language } from "@/lib/i18n/languages";

/** Name, contact and claims of the site: the one place that holds them; environment variables override them. */
export const site = {
  name: env.SITE_NAME,
  nameHindi: "नियुक्ति",
  url: env.SITE_URL,
  email: env.CONTACT_EMAIL,
  phone: env.CONTACT_PHONE,
  address: env.CONTACT_ADDRESS,
  /** Who takes complaints about personal data: a person where one is named, else the office. */
  grievanceOfficer: env.GRIEVANCE_OFFICER ?? null,
  grievanceEmail: env.GRIEVANCE_EMAIL ?? env.CONTACT_EMAIL,
} as const;

/** The name of the site as a page in a language writes it. */
export function siteName(language: Language): string {
  return language === "hi" ? site.nameHindi : site.name;
}

/** Our pages elsewhere; only those whose address is configured. */
export const socialLinks = [
  { name: "X", href: env.SOCIAL_X },
  { name: "Facebook", href: env.SOCIAL_FACEBOOK },
  { name: "Instagram", href: env.SOCIAL_INSTAGRAM },
  { name: "YouTube", href: env.SOCIAL_YOUTUBE },
  { name: "LinkedIn", href: env.SOCIAL_LINKEDIN },
  { name: "Telegram", href: env.SOCIAL_TELEGRAM },
  { name: "WhatsApp", href: env.SOCIAL_WHATSAPP },
].flatMap(({ name, href }) => (href ? [{ name, href }] : []));

/** Whether search engines may list this site; off for trial installations (INDEXING=false). */
export const isIndexable = env.INDEXING;

/** Whether this server runs what visitors use, not what a developer changes. */
export const isProduction = env.NODE_ENV === "production";

/** What the site says of its size. Null is not said at all. */
export type Claims = Record<
  "sources" | "updatesADay" | "listings" | "users" | "activeUsers" | "jobs" | "verified" | "updates",
  string | null
>;

/** The claims as they are worded (spec section 1); lib/stats/claims.ts says when they are made. */
export const WORDED_CLAIMS: Claims = {
  sources: "25+",
  updatesADay: "4",
  listings: "2500+",
  users: "50k+",
  activeUsers: "10L+",
  jobs: "75K+",
  verified: "100%",
  updates: "24/7",
};

/** Whether a claim is made in its words only while the database bears it out; SITE_CLAIMS=spec makes them all on the operator's word. */
export const areClaimsMeasured = env.SITE_CLAIMS === "measured";

/** The message that welcomes to signing in: how many seek jobs here cannot be counted, and is told on the operator's word alone. */
export const WELCOME = areClaimsMeasured ? "welcome" : "welcomeClaimed";
