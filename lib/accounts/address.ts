import { z } from "zod";

/** RFC 5321: no address is longer. */
const ADDRESS_MAX = 254;

/** What chats and lists of contacts put around what is copied from them; of these only joiners, which letters of Hindi are written with, stand in addresses. */
const UNSEEN = /(?!\u200c|\u200d)\p{Cf}/gu;

/**
 * A mail address as people type it, to which a mail can go: spaces around it, letters that nobody sees and another Unicode spelling of its letters do not
 * matter.
 */
export const addressSchema = z
  .string()
  .max(1000)
  .transform(written)
  .pipe(
    z
      .string()
      .min(1)
      .max(ADDRESS_MAX)
      .regex(/^[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\]]+@[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\].]+(\.[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\].]+)+$/u),
  );

/** The full stop of Chinese and Japanese: behind the @ mail programs take it for a dot (RFC 3490, 3.1), and one mailbox would have an account for each. */
const WIDE_STOP = /\u3002(?=[^@]*$)/g;

/** A name for an account that has none yet: what stands before the @ of its address. */
export function nameOfAddress(address: string): string {
  return address.slice(0, address.indexOf("@"));
}

/** The form in which addresses are compared: letters of either case are the same, in the domain and before it. */
export function addressKey(address: string): string {
  return written(address).toLowerCase().normalize("NFKC");
}

function written(address: string): string {
  return address.replace(UNSEEN, "").normalize("NFKC").replace(WIDE_STOP, ".").trim();
}
