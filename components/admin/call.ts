import { holdsUnsaved } from "@/components/ui/before-back";
import { adminLinks } from "@/lib/admin-links";
import { removeStored, writeStored } from "@/lib/device/storage";

/** Key of the bearer token that the login answers (product.md, "Keys"). The pages themselves use the cookie alone. */
const TOKEN_KEY = "niyukti_admin_token";

/** What a refused call says: a message, the messages of each field, and what else the call tells. */
export type Failure = { message?: string; errors?: Record<string, string[]>; [more: string]: unknown };

/** What is said where a session has ended, to whoever stays since the page holds what is not saved. */
const SIGNED_OUT = "You are signed out. Sign in in another tab, and send this again.";

/** A proxy or a host before the site may take less than the site does, and says so in words of its own. */
const TOO_LARGE = "The file is larger than the server takes. Split it, or send fewer rows.";

/** A call that was refused, or, with status 0, one that got no answer. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: Failure;

  constructor(status: number, body: Failure) {
    super(body.message ?? (status === 413 ? TOO_LARGE : "Connection error. Please try again."));
    this.status = status;
    this.body = body;
  }
}

/**
 * Makes a call of the admin API with the session cookie and returns its body. A session that has ended leads to the sign-in page and back (refuseSignedOut).
 * Throws CallFailed, and the reason of `signal` where the call is no longer wanted.
 */
export async function callAdmin<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await send(method, path, body, signal);
  if (path !== "/api/admin/login") refuseSignedOut(response);
  const parsed: unknown = await response.json().catch(() => null);
  signal?.throwIfAborted();
  if (!response.ok) throw new CallFailed(response.status, (parsed ?? {}) as Failure);
  // The network broke within the answer: whoever called must not go on with half of it, a version that is missing above all.
  if (parsed === null) throw new CallFailed(0, {});
  return parsed as T;
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  // A file goes as it is, anything else as JSON.
  const content = body === undefined || body instanceof Blob ? { body } : jsonOf(body);
  try {
    return await fetch(path, { method, ...content, signal });
  } catch {
    signal?.throwIfAborted();
    throw new CallFailed(0, {});
  }
}

function jsonOf(body: unknown) {
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/**
 * Leads to the sign-in page, and from there back, where the session has ended; not from a page that holds what is not saved, which would be lost.
 * @throws CallFailed then
 */
export function refuseSignedOut({ status }: Response): void {
  if (status !== 401) return;
  forgetToken();
  if (!holdsUnsaved()) location.assign(adminLinks.login({ next: `${location.pathname}${location.search}` }));
  throw new CallFailed(status, { message: SIGNED_OUT });
}

/** Keeps the token for tools of the staff; a browser that refuses storage works all the same. */
export function keepToken(token: string): void {
  writeStored(TOKEN_KEY, token);
}

export function forgetToken(): void {
  removeStored(TOKEN_KEY);
}

/**
 * What a refused call says of the fields of a form, by their names: the first of each. Of a field that holds an entry a line it says of which.
 * @param within where the fields lie in what was sent, as `body.`
 */
export function refusedFields(error: CallFailed | null, within = /^/): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [path, [message = ""]] of Object.entries(error?.body.errors ?? {})) {
    const [name = "", part] = path.replace(within, "").split(".");
    const said = message.replace(`${path.replaceAll(".", " ")}: `, "");
    found[name] ??= part === undefined ? said : `${placeOf(part)}: ${said}`;
  }
  return found;
}

const placeOf = (part: string) => (/^\d+$/.test(part) ? `Line ${Number(part) + 1}` : part);
