import type { Day } from "@/lib/dates";
import { daysBetween } from "@/lib/dates";
import { advertisementKey, hasYear } from "@/lib/jobs/similar/advertisement";
import { isSameBody } from "@/lib/jobs/similar/body-forms";
import type { Described } from "@/lib/jobs/similar/identity";
import { ownAddresses } from "@/lib/jobs/similar/notice-address";
import { titleWords } from "@/lib/jobs/similar/title-words";

/** In what two notices are alike, the surest first. */
export const LIKENESSES = ["advertisement", "address", "title"] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** What is compared of a notice that is entered; an empty deadline is not known yet. */
export type Entered = Omit<Described, "deadline" | "positions"> & { deadline: Day | "" };

/** Deadlines of one notice, with all its extensions, lie within so many days. */
export const EXTENSION_DAYS = 120;
/** Words of the title that must be in the other too, of ten. */
const SHARED_TENTHS = 7;

/**
 * In what a stored notice is like one being entered: the number of its advertisement, where the body is the same; an address that only
 * one notice has; or most words of the title, where the body is the same and the deadlines are near. Two different numbers make two
 * notices, whatever else they share.
 */
export function likenessesOf(given: Entered, stored: Entered): Likeness[] {
  const isNear =
    given.deadline === "" || stored.deadline === "" || Math.abs(daysBetween(given.deadline, stored.deadline)) <= EXTENSION_DAYS;
  const isSame = isSameBody(given.recruitingOrganization, stored.recruitingOrganization);
  const [number, storedNumber] = [advertisementKey(given.advertisementNumber), advertisementKey(stored.advertisementNumber)];
  if (isSame && number !== null && storedNumber !== null && number !== storedNumber) return [];
  const alike: Record<Likeness, boolean> = {
    advertisement: isSame && number !== null && number === storedNumber && (isNear || hasYear(number)),
    address: ownAddresses(given).some((address) => ownAddresses(stored).includes(address)),
    title: isSame && isNear && sharesTitle(given.title, stored.title),
  };
  return LIKENESSES.filter((likeness) => alike[likeness]);
}

function sharesTitle(given: string, stored: string): boolean {
  const words = titleWords(given);
  const text = stored.toLowerCase();
  const shared = words.filter((word) => text.includes(word)).length;
  return words.length > 0 && shared >= Math.ceil((words.length * SHARED_TENTHS) / 10);
}
