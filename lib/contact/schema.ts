import { z } from "zod";
import { CONTACT_LIMITS } from "@/lib/contact/fields";

/** A text on one line, without control characters, which only a program sends. */
const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim()
        .normalize("NFC"),
    )
    .pipe(z.string().min(1).max(max));

const paragraphs = z
  .string()
  .transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/(?![\n\t])\p{Cc}/gu, "")
      .trim()
      .normalize("NFC"),
  )
  .pipe(z.string().min(1).max(CONTACT_LIMITS.message));

const email = z.string().trim().pipe(z.string().min(1).max(CONTACT_LIMITS.email).pipe(z.email()));

/** A message of the contact form. All four fields are required (spec section 5). */
export const contactSchema = z.object({
  name: line(CONTACT_LIMITS.name),
  email,
  subject: line(CONTACT_LIMITS.subject),
  message: paragraphs,
  /** The listing that it is about; anything that is no number of a job is no listing. */
  job: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
});

export type ContactInput = z.output<typeof contactSchema>;
