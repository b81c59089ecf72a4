import { parseProfile } from "@/lib/device/own-profile";
import type { Profile } from "@/lib/eligibility/profile";

const VERSION = 1;
/** More than the largest profile takes. */
export const MAX_PROFILE_FILE_BYTES = 64 * 1024;

/** The profile as the text of a file that moves it to another device. */
export function profileFile(profile: Profile): string {
  return `${JSON.stringify({ version: VERSION, profile }, null, 2)}\n`;
}

/** The profile of such a file, checked as strictly as what is typed; null for any other text. */
export function profileOfFile(text: string): Profile | null {
  try {
    const { version, profile } = JSON.parse(text) as { version?: unknown; profile?: unknown };
    return version === VERSION ? parseProfile(profile) : null;
  } catch {
    // Another program's file.
    return null;
  }
}
