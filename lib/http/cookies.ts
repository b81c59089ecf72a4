import { env } from "@/lib/env";

/** Whether the site is read over https alone, as its address says: browsers then send its cookies nowhere else. */
export const isSecure = env.SITE_URL.startsWith("https://");

/** What keeps other hosts of the domain from setting a cookie; browsers take it over https alone. */
export const HOST_PREFIX = isSecure ? "__Host-" : "";

/** How long a cookie lives, whether a link followed from another site sends it, and whether scripts of ours read it. */
type CookieRules = { maxAgeSeconds: number; sameSite?: "Lax" | "Strict"; isForScripts?: boolean };

/** The Set-Cookie header of a cookie of the site; a life of no seconds takes it away. */
export function setCookie(name: string, value: string, { maxAgeSeconds, sameSite = "Lax", isForScripts }: CookieRules): string {
  const rules = ["Path=/", `Max-Age=${maxAgeSeconds}`, !isForScripts && "HttpOnly", `SameSite=${sameSite}`, isSecure && "Secure"];
  return [`${name}=${value}`, ...rules].filter(Boolean).join("; ");
}

/** The value of a cookie of a request as it was written; undefined where there is none of that name. */
export function cookieOf(request: Request, name: string): string | undefined {
  const start = `${name}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/; */);
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}
