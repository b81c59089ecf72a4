import { addressKey } from "@/lib/accounts/address";
import { secondsToWaitFor } from "@/lib/http/limits/rate-limit";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Whoever typed an address that nobody has proven may not be its owner: it gets the mail that proves it, a few times. */
const TO_UNPROVEN = [
  { name: "mail-to-unproven-hour", calls: 4, seconds: HOUR },
  { name: "mail-to-unproven-day", calls: 6, seconds: DAY },
];
const TO_PROVEN = [
  { name: "mail-to-proven-hour", calls: 10, seconds: HOUR },
  { name: "mail-to-proven-day", calls: 30, seconds: DAY },
];

/**
 * Whether one more mail of accounts may go to an address. Counted by the address, so that an account that is deleted and made anew does not
 * begin at nothing, and in the database, so that servers share the count.
 */
export async function mayMail(email: string, isProven: boolean): Promise<boolean> {
  for (const limit of isProven ? TO_PROVEN : TO_UNPROVEN) {
    if ((await secondsToWaitFor(limit, addressKey(email))) !== null) return false;
  }
  return true;
}
