import { isSecure } from "@/lib/http/cookies";

/**
 * Whether a call comes from a page of this site, or from no browser at all: browsers say from where they call and pages cannot
 * change that. Of one that names its origin alone, as those did before 2023, the scheme counts too where the site is read over https: a page of the same name
 * that somebody on the way put there over http is none of it.
 */
export function isFromThisSite({ headers }: Request, isHttpsAlone = isSecure): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return true;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  if (isHttpsAlone && !origin.startsWith("https://")) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
