import { env } from "@/lib/env";

/** Name, contact and claims of the site: the one place that holds them; environment variables override them. */
export const site = {
  name: env.SITE_NAME,
  nameHindi: "नियुक्ति",
  url: env.SITE_URL,
  email: env.CONTACT_EMAIL,
  phone: env.CONTACT_PHONE,
  address: env.CONTACT_ADDRESS,
} as const;

/** Whether search engines may list this site; off for trial installations (INDEXING=false). */
export const isIndexable = env.INDEXING;

/** Whether this server runs what visitors use, not what a developer changes. */
export const isProduction = env.NODE_ENV === "production";

/** What the site says of its size. Null is not said at all. */
export type Claims = Record<
  "sources" | "updatesADay" | "listings" | "users" | "activeUsers" | "jobs" | "verified" | "updates",
  string | null
>;

/** The claims as they are worded (spec section 1); SITE_CLAIMS=measured shows figures of the database instead (lib/stats/claims.ts). */
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

/** Whether the claims are figures of the database (SITE_CLAIMS=measured). */
export const areClaimsMeasured = env.SITE_CLAIMS === "measured";
