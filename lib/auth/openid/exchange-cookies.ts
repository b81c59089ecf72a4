import { env } from "@/lib/env";
import { isSecure, setCookie } from "@/lib/http/cookies";

/** The page that a browser was on its way to; the caller checks that it is one of this site. */
export function pageToComeBackTo(request: Request): string {
  const address = cookiesOf(request)[`${isSecure ? "__Secure-" : ""}next-auth.callback-url`] ?? "";
  return address.startsWith(`${env.SITE_URL}/`) ? address.slice(env.SITE_URL.length) : "";
}

/** The Set-Cookie headers that forget the exchange. */
export function clearedExchange(request: Request): string[] {
  const names = Object.keys(cookiesOf(request)).filter((name) => /^(?:__Host-|__Secure-)?next-auth\./.test(name));
  return names.map((name) => setCookie(name, "", { maxAgeSeconds: 0 }));
}

/** The cookies of a request, by name. */
export function cookiesOf(request: Request): Record<string, string> {
  return pairsOf((request.headers.get("cookie") ?? "").split(/; */));
}

/** The names and values of cookies as headers write them, one each. */
export function pairsOf(headers: readonly string[]): Record<string, string> {
  const pairs = headers.map((header) => header.split(";", 1)[0] ?? "").filter((pair) => pair.includes("="));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), decoded(pair.slice(pair.indexOf("=") + 1))]));
}

/** A value as it was before it was written into a cookie; as it stands where another page of the domain has written it by rules of its own. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
