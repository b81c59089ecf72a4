import type { OAuthConfig } from "next-auth/providers/oauth";
import { env } from "@/lib/env";

/** What a provider says of whoever signed in there (OpenID Connect Core, 5.1). */
export type OpenIdProfile = { sub: string; name?: string; email?: string; email_verified?: boolean };

/** A place of which somebody may come signed in. */
export type SignInWay = { id: string; name: string };

const GOOGLE = "https://accounts.google.com";
/** A provider that does not answer must not hold a visitor for longer. */
const TIMEOUT_MS = 8_000;

/** Those that are configured; none by default. */
export function signInWays(): SignInWay[] {
  return openIdProviders().map(({ id, name }) => ({ id, name }));
}

/** The configured providers as next-auth takes them. */
export function openIdProviders(): OAuthConfig<OpenIdProfile>[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = env;
  const found: OAuthConfig<OpenIdProfile>[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    found.push(openId({ id: "google", name: "Google", issuer: GOOGLE, client: [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET] }));
  }
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    found.push(openId({ id: "oidc", name: OIDC_NAME, issuer: OIDC_ISSUER, client: [OIDC_CLIENT_ID, OIDC_CLIENT_SECRET] }));
  }
  return found;
}

type Account = SignInWay & { issuer: string; client: [string, string] };

function openId({ id, name, issuer, client: [clientId, clientSecret] }: Account): OAuthConfig<OpenIdProfile> {
  return {
    id,
    name,
    type: "oauth",
    issuer,
    wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    idToken: true,
    // A code that was caught on the way, or an answer that this browser did not ask for, opens nothing.
    checks: ["pkce", "state", "nonce"],
    authorization: { params: { scope: "openid email profile" } },
    httpOptions: { timeout: TIMEOUT_MS },
    userinfo: {
      // Some providers name the address only where they are asked once more; openid-client checks that the answer is of the same person.
      request: async ({ tokens, client }) => {
        // Discovery (4.3) leaves it to whoever asks; the token was compared with what the metadata say.
        if (!isSameIssuer(client.issuer.metadata.issuer, issuer)) throw new Error("The metadata are of another issuer");
        const { email, email_verified: isVerified, sub = "", name: own } = idClaims(tokens.id_token);
        if (email !== undefined) return { sub, name: own, email, email_verified: isVerified };
        return await client.userinfo(tokens.access_token ?? "", { params: {} });
      },
    },
    profile: ({ sub, name: own, email }) => ({ id: sub, name: own, email }),
  };
}

/** A slash at the end, which some have and operators leave out, makes no other issuer. */
function isSameIssuer(named: unknown, meant: string): boolean {
  return String(named).replace(/\/$/, "") === meant.replace(/\/$/, "");
}

/** What an identity token says; its signature, issuer, audience and times were checked before (openid-client). */
function idClaims(token = ""): Partial<OpenIdProfile> {
  const [, claims = ""] = token.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString() || "{}") as Partial<OpenIdProfile>;
}
