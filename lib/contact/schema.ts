import { z } from "zod";
import { addressSchema } from "@/lib/accounts/address";
import { CONTACT_LIMITS } from "@/lib/contact/fields";
import { cleanFormText } from "@/lib/form-text";
import { isId } from "@/lib/ids";

/** A text on one line. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => cleanFormText(text).replace(/\s+/gu, " ").normalize("NFC"))
    .pipe(z.string().min(1).max(max));

const paragraphs = z
  .string()
  .transform((text) => cleanFormText(text).normalize("NFC"))
  .pipe(z.string().min(1).max(CONTACT_LIMITS.message));

/** A message of the contact form. All four fields are required (spec section 5). */
export const contactSchema = z.object({
  name: line(CONTACT_LIMITS.name),
  email: addressSchema,
  subject: line(CONTACT_LIMITS.subject),
  message: paragraphs,
  /** The listing that it is about; anything that is no number of a job is no listing. */
  job: z.coerce.number().refine(isId).optional().catch(undefined),
});

export type ContactInput = z.output<typeof contactSchema>;
