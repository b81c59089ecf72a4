import { decode, encode } from "next-auth/jwt";
import { authSecret } from "@/lib/auth/secret";
import type { FieldErrors } from "@/lib/errors";
import { setCookie } from "@/lib/http/cookies";

/** What a form without script has to say on the next page: what became of it, and what was typed, for another try. */
export type Flash = {
  /** Path of the page that shows it. */
  page: string;
  /** The form that was refused, by the last part of its address: another on the page may have a field of the same name. */
  form?: string;
  outcome: "done" | "refused";
  message: string;
  errors: FieldErrors;
  /** Never a password. */
  values: Record<string, string>;
};

export const FLASH_COOKIE = "niyukti_flash";
const LIFE_SECONDS = 60;
const SALT = "niyukti-flash";
/** What browsers take of a cookie with all that is said of it; one that is longer is dropped, and with it the reason of a refusal. */
const MAX_BYTES = 4_096;

/**
 * The Set-Cookie header that carries it to the next page, encrypted: neither a log nor another program of the browser reads what was typed. Of
 * values that are too long for a cookie together the longest are left out, never the reason. A letter of Hindi is three bytes, so what counts is the
 * finished header.
 */
export async function flashCookie(flash: Flash): Promise<string> {
  const cookie = await sealedCookie(flash);
  const [longest] = Object.entries(flash.values).sort(([, a], [, b]) => Buffer.byteLength(b) - Buffer.byteLength(a));
  if (Buffer.byteLength(cookie) <= MAX_BYTES || !longest) return cookie;
  const values = Object.fromEntries(Object.entries(flash.values).filter(([name]) => name !== longest[0]));
  return flashCookie({ ...flash, values });
}

async function sealedCookie(flash: Flash): Promise<string> {
  const token = await encode({ token: { flash }, secret: authSecret(), salt: SALT, maxAge: LIFE_SECONDS });
  return setCookie(FLASH_COOKIE, token, { maxAgeSeconds: LIFE_SECONDS });
}

/** What a page has to show; null where there is nothing, or it is another page's. */
export async function readFlash(cookie: string | undefined, page: string): Promise<Flash | null> {
  if (!cookie) return null;
  try {
    const claims = await decode({ token: cookie, secret: authSecret(), salt: SALT });
    const flash = claims?.flash as Flash | undefined;
    return flash?.page === page ? flash : null;
  } catch {
    // Old, or not ours: nothing to show.
    return null;
  }
}
