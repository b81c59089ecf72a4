/**
 * The browser's storage: "local" is shared by all tabs and lasts, "session" ends with its tab. It may be switched off, full or forbidden, where every
 * access throws: then nothing is read, and a write says that it kept nothing.
 */
type Area = "local" | "session";

/** Where alerts are kept (lib/alerts/device.ts): whoever only asks whether there are any need not load the code that reads them. */
export const ALERTS_KEY = "niyukti_alerts";

/** The text under a key; null where there is none, where storage is forbidden, and on the server. */
export function readStored(key: string, area: Area = "local"): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text. @returns whether it is kept */
export function writeStored(key: string, text: string, area: Area = "local"): boolean {
  try {
    storageOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: Area = "local"): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}

function storageOf(area: Area): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage;
}
