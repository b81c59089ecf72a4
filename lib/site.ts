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
