import { decode, encode } from "next-auth/jwt";
import { authSecret } from "@/lib/auth/secret";
import { env } from "@/lib/env";
import type { FieldErrors } from "@/lib/errors";

/** What a form without script has to say on the next page: what became of it, and what was typed, for another try. */
export type Flash = {
  /** Path of the page that shows it. */
  page: string;
  outcome: "done" | "refused";
  message: string;
  errors: FieldErrors;
  /** Never a password. */
  values: Record<string, string>;
};

export const FLASH_COOKIE = "niyukti_flash";
const LIFE_SECONDS = 60;
const SALT = "niyukti-flash";
/** A cookie holds 4 KB, and encryption makes it a third longer. */
const MAX_TEXT = 2_500;

/** The Set-Cookie header that carries it to the next page, encrypted: neither a log nor another program of the browser reads what was typed. */
export async function flashCookie(flash: Flash): Promise<string> {
  const short = JSON.stringify(flash).length > MAX_TEXT ? { ...flash, values: {} } : flash;
  const token = await encode({ token: { flash: short }, secret: authSecret(), salt: SALT, maxAge: LIFE_SECONDS });
  const secure = env.SITE_URL.startsWith("https://") ? "; Secure" : "";
  return `${FLASH_COOKIE}=${token}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
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
