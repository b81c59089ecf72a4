import { addressKey } from "@/lib/accounts/address";
import type { Caller } from "@/lib/accounts/schema";
import { refuseAttempts } from "@/lib/errors";
import { secondsToWait, secondsToWaitFor } from "@/lib/http/limits/rate-limit";
import { clientAddress } from "@/lib/http/network";
import { translator } from "@/lib/i18n/translate";

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Mails to one address, by what they are for: each has a count of its own, so that what strangers may ask for holds nothing else back. Whoever
 * typed an address that nobody has proven may not be its owner: it gets the mails that prove it, a few times.
 */
const BOUNDS = {
  proof: { hour: 4, day: 6 },
  /** Of an address that is proven only lib/accounts/one-time-tokens.ts counts them: where it refuses one, another of the last hour still works. */
  reset: { hour: 3, day: 6 },
  alert: { hour: 4, day: 6 },
  confirmedAlert: { hour: 10, day: 30 },
  /** Of what has happened to an account whose address is proven: nobody but who holds the account gives rise to them. */
  notice: { hour: 10, day: 30 },
} as const;

/**
 * Whether one more such mail may go to an address. Counted by the mailbox, so that an account that is deleted and made anew does not begin at nothing,
 * and in the database, so that servers share the count. Ask before anything older ends: where no mail may go, what was mailed must stay good.
 */
export async function mayMail(email: string, kind: keyof typeof BOUNDS): Promise<boolean> {
  const { hour, day } = BOUNDS[kind];
  const limits = [
    { name: `mail-${kind}-hour`, calls: hour, seconds: HOUR },
    { name: `mail-${kind}-day`, calls: day, seconds: DAY },
  ];
  for (const limit of limits) {
    if ((await secondsToWaitFor(limit, mailboxOf(email))) !== null) return false;
  }
  return true;
}

/** Whatever stands behind a plus comes into one mailbox. The plain address counts by itself: others must not use up its mails by a plus. */
function mailboxOf(email: string): string {
  return addressKey(email).replace(/\+.*@/, "+@");
}

/**
 * Addresses that one network enters which nobody has proven, in whatever form: each may be a stranger's who gets a mail, and where an account is asked
 * for the answer tells whether there is one. Sixty in ten minutes are a hall that registers (docs/decisions/020).
 */
const ENTERED = { name: "addresses-entered", calls: 60, seconds: 600 };
/** A person moves to another address once in some years, and mistypes it. */
const ASKED_BY_ACCOUNT = { name: "address-asked", calls: 5, seconds: HOUR };

/** The seconds that a network has to wait until it may enter another address; null where it may now. */
export function secondsToEnter(request: Request): Promise<number | null> {
  return secondsToWait(ENTERED, clientAddress(request));
}

/**
 * The same, for a form or call that waits for the answer; `accountId` is whose address is to be another.
 * @throws AppError RATE_LIMITED
 */
export async function enterAddress({ request, language }: Caller, accountId?: number): Promise<void> {
  const ofAccount = accountId === undefined ? null : await secondsToWaitFor(ASKED_BY_ACCOUNT, String(accountId));
  const seconds = ofAccount ?? (await secondsToEnter(request));
  if (seconds !== null) throw refuseAttempts(translator(language, "account"), seconds);
}
