import NextAuth, { type AuthOptions } from "next-auth";
import { cookiesOf, pairsOf } from "@/lib/auth/openid/exchange-cookies";
import { type OpenIdProfile, openIdProviders } from "@/lib/auth/openid/providers";
import { authSecret } from "@/lib/auth/secret";
import { env, setAddressOfNextAuth } from "@/lib/env";
import { isSecure } from "@/lib/http/cookies";
import { log } from "@/lib/log";

type Step = {
  action: "csrf" | "signin" | "callback";
  method: "GET" | "POST";
  providerId?: string;
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
};

/** Where a step leads, and the Set-Cookie headers that the next one needs. */
type Answer = { location: string | null; cookies: string[]; body: unknown };

type OnProfile = (profile: OpenIdProfile, providerId: string) => void;

/** The address of the provider at which a browser signs in, and the cookies by which its way back is known to be its own; null while it is away. */
export async function beginExchange(providerId: string, backTo: string): Promise<{ location: string; cookies: string[] } | null> {
  try {
    const first = await step({ action: "csrf", method: "GET", cookies: {} });
    const { csrfToken } = first.body as { csrfToken: string };
    const body = { csrfToken, callbackUrl: `${env.SITE_URL}${backTo}` };
    const { location, cookies } = await step({
      action: "signin",
      method: "POST",
      providerId,
      body,
      cookies: pairsOf(first.cookies),
    });
    // Where it cannot ask the provider, next-auth leads to a page of its own.
    return location && !location.startsWith(env.SITE_URL) ? { location, cookies } : null;
  } catch (error) {
    log.warn({ err: error, provider: providerId }, "A sign-in by another site could not begin");
    return null;
  }
}

/** What the provider says of whoever came back with a code; null where the code, the browser or the answer is not the right one. */
export async function finishExchange(providerId: string, request: Request): Promise<OpenIdProfile | null> {
  let found: OpenIdProfile | null = null;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  await step({ action: "callback", method: "GET", providerId, query, cookies: cookiesOf(request) }, (profile) => {
    found = profile;
  });
  return found;
}

/** Takes a step of next-auth as its handler for the pages of Next does. It makes no session of its own: a session here is a row (009). */
async function step({ action, providerId, ...sent }: Step, onProfile?: OnProfile): Promise<Answer> {
  const headers = new Map<string, unknown>();
  let body: unknown = null;
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader: (name: string, value: unknown) => {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    end: () => response,
    json: (value: unknown) => {
      body = value;
    },
    send: (value: unknown) => {
      body = value;
    },
  };
  const query = { ...sent.query, nextauth: providerId ? [action, providerId] : [action] };
  const request = { ...sent, query, headers: {}, body: sent.body ?? {} };
  setAddressOfNextAuth();
  await NextAuth(request as never, response as never, optionsOf(onProfile));
  return { location: (headers.get("location") as string) ?? null, cookies: (headers.get("set-cookie") as string[]) ?? [], body };
}

function optionsOf(onProfile?: OnProfile): AuthOptions {
  return {
    secret: authSecret(),
    providers: openIdProviders(),
    useSecureCookies: isSecure,
    callbacks: {
      signIn: ({ profile, account }) => {
        if (profile && account) onProfile?.(profile as OpenIdProfile, account.provider);
        // An address in the place of yes: next-auth goes there and begins no session.
        return "/";
      },
    },
    logger: {
      error: (code) => log.warn({ code }, "A sign-in by another site failed"),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}
