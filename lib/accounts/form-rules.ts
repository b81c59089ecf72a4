import { z } from "zod";
import { isTooShort } from "@/lib/auth/password-rule";
import { looksLikeMailAddress } from "@/lib/web-address";

/** What can be wrong with a form, in the order in which it is told (spec section 5); the names are those of the messages. */
export const ACCOUNT_PROBLEMS = ["missing", "mismatch", "tooShort", "address"] as const;

export type AccountProblem = (typeof ACCOUNT_PROBLEMS)[number];

const told = (problem: AccountProblem) => problem;

/** A text that must hold something besides blanks; it is sent as it was typed. */
const text = z.string().refine((value) => value.trim() !== "", told("missing"));
const password = z.string().min(1, told("missing"));

/** What a sign-in must have before it is sent. */
export const signInSchema = z.object({ email: text, password });

/** The request for a link that sets a new password. */
export const forgotSchema = z.object({ email: text });

const register = z.object({ fullName: text, email: text, phone: z.string(), password, confirmPassword: z.string() });

/** What a registration must have before it is sent. Gaps come first: the rest is told once there are none, and a pipe stops at them. */
export const registerFormSchema = register.pipe(
  z.custom<z.output<typeof register>>().superRefine((values, { addIssue }) => {
    const refuse = (field: keyof typeof values, problem: AccountProblem) =>
      addIssue({ code: "custom", path: [field], message: problem });
    if (values.password !== values.confirmPassword) refuse("confirmPassword", "mismatch");
    if (isTooShort(values.password)) refuse("password", "tooShort");
    if (!looksLikeMailAddress(values.email)) refuse("email", "address");
  }),
);

export type SignInValues = z.output<typeof signInSchema>;
export type RegisterValues = z.output<typeof registerFormSchema>;
