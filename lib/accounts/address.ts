import { z } from "zod";

/** RFC 5321: no address is longer. */
const ADDRESS_MAX = 254;

/** A mail address as people type it, to which a mail can go: spaces around it and another Unicode spelling of its letters do not matter. */
export const addressSchema = z
  .string()
  .max(1000)
  .transform((text) => text.normalize("NFKC").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(ADDRESS_MAX)
      .regex(/^[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\]]+@[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\].]+(\.[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\].]+)+$/u),
  );

/** A name for an account that has none yet: what stands before the @ of its address. */
export function nameOfAddress(address: string): string {
  return address.slice(0, address.indexOf("@"));
}

/** The form in which addresses are compared: letters of either case are the same, in the domain and before it. */
export function addressKey(address: string): string {
  return address.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
}
