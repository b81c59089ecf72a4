import { z } from "zod";
import { addressSchema } from "@/lib/accounts/address";
import { isTooShort, PASSWORD_MAX } from "@/lib/auth/password-rule";
import type { OwnWords } from "@/lib/http/input/issue-messages";
import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** The user of a login answer and of `niyukti_user` (product.md, "Shapes of the API"). */
export type UserDto = { id: number; fullName: string; email: string; phone: string | null };

/** `GET /api/users/me`: the same with what only its owner needs. Instants are ISO texts. */
export type MeDto = UserDto & { language: string; isEmailVerified: boolean; createdAt: string };

/** A sign-in on one browser or client, for the list of sessions. */
export type SessionDto = { id: string; userAgent: string; createdAt: string; lastSeenAt: string; isCurrent: boolean };

/** From where somebody calls, and in which language they read. */
export type Caller = { request: Request; language: Language };

const FULL_NAME_MAX = 120;
const PHONE_MAX = 20;

/** Signs that turn the direction of what stands around them: nobody sees that a name which was copied has any. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A name as its owner writes it; no rule about what names look like. It goes into the headers of mails, where no control character belongs. */
export const fullNameSchema = z
  .string()
  .max(1000)
  .transform((text) => text.replace(TURNS, "").normalize("NFC").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(FULL_NAME_MAX)
      .regex(/^\P{Cc}*$/u),
  );

/** Ten digits of India, a mobile or with the code of its place, with or without what is dialled before them; or, behind a plus, those of another country. */
const PHONE = /^(?:(?:\+|00)?91)?0?[1-9]\d{9}$|^(?:\+|00)(?!91)[1-9]\d{6,14}$/;

/** A phone number with its usual signs. Not given, or blank: none. */
const phoneSchema = z
  .string()
  .max(100)
  .nullish()
  .transform((text) => withAsciiDigits(text?.normalize("NFKC").trim() ?? "") || null)
  .pipe(
    z
      .string()
      .max(PHONE_MAX)
      .refine((text) => PHONE.test(text.replace(/[ ()./-]/g, "")), { params: { words: "phoneWrong" satisfies OwnWords } })
      .nullable(),
  );

/** Any password that may be checked; how short a new one may be is said by `isTooShort`. */
const passwordSchema = z.string().min(1).max(PASSWORD_MAX);
const tokenSchema = z.string().min(1).max(200);

/** The fields of a registration. The plain form tells that its two passwords differ before it tells that they are short (spec section 5). */
export const registerFieldsSchema = z.object({
  fullName: fullNameSchema,
  email: addressSchema,
  phone: phoneSchema,
  password: passwordSchema,
});

export const registerBodySchema = registerFieldsSchema.extend({
  // Here too, so that everything that is wrong is told at once; what asks a list or the other fields is asked afterwards (lib/auth/new-password.ts).
  password: passwordSchema.refine((password) => password === "" || !isTooShort(password), {
    params: { words: "passwordTooShort" satisfies OwnWords },
  }),
});

// What is no address has no account: it is answered like a wrong password, not like a wrong input.
export const loginSchema = z.object({ email: z.string().trim().min(1).max(1000), password: passwordSchema });

export const forgotPasswordSchema = z.object({ email: addressSchema });
export const resetPasswordSchema = z.object({ token: tokenSchema, password: passwordSchema });
export const verifyEmailSchema = z.object({ token: tokenSchema });
export const changePasswordSchema = z.object({ currentPassword: passwordSchema, newPassword: passwordSchema });
export const deleteAccountSchema = z.object({ password: passwordSchema });

/** Fields that are absent stay as they are. A new mail address needs the password, and holds once its link was followed. */
export const profileSchema = z.object({
  fullName: fullNameSchema.optional(),
  phone: z.union([phoneSchema, z.undefined()]).optional(),
  language: z.enum(LANGUAGES).optional(),
  email: addressSchema.optional(),
  currentPassword: passwordSchema.optional(),
});

export const sessionsQuerySchema = z.object({ id: z.guid().optional() });

export type RegisterInput = z.output<typeof registerBodySchema>;
export type LoginInput = z.output<typeof loginSchema>;
export type ProfileInput = z.output<typeof profileSchema>;
