import { adminLinks } from "@/lib/admin-links";

/** Key of the bearer token that the login answers (product.md, "Keys"). The pages themselves use the cookie alone. */
export const TOKEN_KEY = "niyukti_admin_token";

/** What a call answered: the status and the body, or status 0 where no answer came. */
export type Answer<T> = { ok: true; status: number; body: T } | { ok: false; status: number; body: Failure };
export type Failure = { message?: string; errors?: Record<string, string[]>; [more: string]: unknown };

/**
 * Makes a call of the admin API with the session cookie. A session that has ended leads back to the sign-in page; a failed
 * connection is an answer with status 0, never an exception.
 */
export async function callAdmin<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    return { ok: false, status: 0, body: {} };
  }
  if (path !== "/api/admin/login") leaveIfSignedOut(response);
  const parsed: unknown = await response.json().catch(() => ({}));
  return response.ok
    ? { ok: true, status: response.status, body: parsed as T }
    : { ok: false, status: response.status, body: parsed as Failure };
}

/** Leads to the sign-in page where the session has ended. */
export function leaveIfSignedOut({ status }: Response): void {
  if (status !== 401) return;
  forgetToken();
  location.assign(adminLinks.login());
}

/** Keeps the token for tools of the staff; a browser that refuses storage works all the same. */
export function keepToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token);
  } catch {
    return;
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    return;
  }
}
