import { readStored, removeStored, writeStored } from "@/lib/device/storage";
import { isPlainObject, parseObject } from "@/lib/plain-object";

/** The signed-in user as the device keeps them for display; what they may do is decided by the session cookie alone. */
export type SessionUser = { id: number; fullName: string; email: string; phone: string | null };

/** product.md, "Keys". */
const USER_KEY = "niyukti_user";
const TOKEN_KEY = "auth_token";
/** Stands while a sign-out has not reached the server. */
const SIGNING_OUT_KEY = "niyukti_signing_out";

const MAX_LENGTH = 2_000;
const listeners = new Set<() => void>();
let raw: string | null = null;
let user: SessionUser | null = null;

/** Who is signed in on this device; an unreadable stored value is discarded. The same object until something changes. */
export function sessionUser(): SessionUser | null {
  const text = readStored(USER_KEY);
  if (text === raw) return user;
  raw = text;
  user = parseSessionUser(text);
  if (text !== null && user === null) forget();
  return user;
}

/** A stored user; null for anything else. */
export function parseSessionUser(text: string | null): SessionUser | null {
  return text === null || text.length > MAX_LENGTH ? null : readSessionUser(parseObject(text));
}

/** A user as the server answers them; null for anything else. */
export function readSessionUser(value: unknown): SessionUser | null {
  const { id, fullName, email, phone } = isPlainObject(value) ? value : {};
  if (typeof id !== "number" || !Number.isInteger(id) || typeof email !== "string") return null;
  if (typeof fullName !== "string" || fullName.trim() === "") return null;
  return { id, fullName, email, phone: typeof phone === "string" ? phone : null };
}

/** Notes who has signed in. The token is for the person's own API clients; the site calls with its cookie. */
export function storeSession(signedIn: SessionUser, token: string | null): void {
  const { id, fullName, email, phone } = signedIn;
  writeStored(USER_KEY, JSON.stringify({ id, fullName, email, phone }));
  if (token !== null) writeStored(TOKEN_KEY, token);
  tell();
}

/** Notes another name or address of whoever is signed in here, as the server has it now: it may have been changed on another device, or by a form. */
export function renewSession(me: SessionUser): void {
  const shown = sessionUser();
  if (shown?.id === me.id && (["fullName", "email", "phone"] as const).some((name) => shown[name] !== me[name]))
    storeSession(me, null);
}

/** Notes that nobody is signed in any more. */
export function clearSession(): void {
  forget();
  tell();
}

/** Calls a listener after every sign-in and sign-out, of this tab or another. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === USER_KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Whether somebody signed out here whose session the server could not be told to end. */
export function isSigningOut(): boolean {
  return readStored(SIGNING_OUT_KEY) !== null;
}

/** Notes that the server has still to be told of a sign-out, or that it was. */
export function noteSigningOut(isPending: boolean): void {
  if (isPending) writeStored(SIGNING_OUT_KEY, "1");
  else removeStored(SIGNING_OUT_KEY);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function forget(): void {
  for (const key of [USER_KEY, TOKEN_KEY]) removeStored(key);
}
