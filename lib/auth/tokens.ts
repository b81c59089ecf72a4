import { decode, encode } from "next-auth/jwt";
import { BEARER_SECONDS, type Carrier, SESSION_SECONDS, type SessionKind } from "@/lib/auth/schema";
import { authSecret } from "@/lib/auth/secret";

/** A token says only which session it belongs to; everything else is read from the database at each call. */
export type TokenClaims = { sessionId: string; issuedAt: number; expiresAt: number };

/** Makes a token of next-auth (an encrypted JWT) for a session. Each kind and carrier has a key of its own, so none passes for another. */
export function issueToken(kind: SessionKind, carrier: Carrier, sessionId: string): Promise<string> {
  const maxAge = carrier === "bearer" ? BEARER_SECONDS : SESSION_SECONDS[kind];
  return encode({ token: { sid: sessionId }, secret: authSecret(), salt: saltOf(kind, carrier), maxAge });
}

/** What a token says, or null where it is forged, tampered with, expired or of another kind. */
export async function readToken(kind: SessionKind, carrier: Carrier, token: string): Promise<TokenClaims | null> {
  try {
    const claims = await decode({ token, secret: authSecret(), salt: saltOf(kind, carrier) });
    const { sid, iat, exp } = claims ?? {};
    if (typeof sid !== "string" || typeof iat !== "number" || typeof exp !== "number") return null;
    // next-auth lets a token live 15 seconds longer than it says.
    return exp * 1000 > Date.now() ? { sessionId: sid, issuedAt: iat, expiresAt: exp } : null;
  } catch {
    // Whatever is wrong with a token, it opens nothing; the text of the error would only help whoever forged it.
    return null;
  }
}

function saltOf(kind: SessionKind, carrier: Carrier): string {
  return `niyukti-${kind}-${carrier}`;
}
