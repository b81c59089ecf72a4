import { z } from "zod";
import { askForReset, resetPassword } from "@/lib/accounts/passwords";
import { registerUser } from "@/lib/accounts/register";
import {
  forgotPasswordSchema,
  loginSchema,
  registerFieldsSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from "@/lib/accounts/schema";
import { settingsForms } from "@/lib/accounts/settings-forms";
import { signInUser } from "@/lib/accounts/sign-in";
import { optOut, readUnsubscribeToken } from "@/lib/accounts/unsubscribe";
import { verifyEmail } from "@/lib/accounts/verification";
import { HINT_COOKIE } from "@/lib/auth/cookies";
import { refuseField } from "@/lib/errors";
import { type FormHandler, formAction } from "@/lib/http/forms/form-action";
import { safePath } from "@/lib/http/safe-path";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { siteName } from "@/lib/site";
import { SUBSCRIBER_FORMS } from "@/lib/subscribers/forms";

const GUESSES = { calls: 60, seconds: 600 };
const nextSchema = z.object({ next: z.string().max(500).optional() });
const confirmed = { confirmPassword: z.string().max(1000).optional() };

const page = (path: string) => (language: Language) => links.page(language, path);

/** The plain forms of the account pages by the name in their address. Each does what the call of the same name does. */
export const ACCOUNT_FORMS: Record<string, FormHandler> = {
  "sign-in": formAction(
    {
      fields: loginSchema.extend(nextSchema.shape),
      page: (language, { next }) => links.signIn(language, next),
      keep: ["email"],
    },
    async ({ request, fields, language }) => {
      const { session } = await signInUser(fields, { request, language });
      return { to: safePath(fields.next) ?? links.home(language), cookies: [session.cookie, HINT_COOKIE] };
    },
  ),
  register: formAction(
    {
      fields: registerFieldsSchema.extend(confirmed),
      limit: { name: "register-form", ...GUESSES },
      page: page("/register"),
      keep: ["fullName", "email", "phone"],
    },
    async ({ request, fields, language }) => {
      const t = translator(language, "account");
      const { confirmPassword, ...input } = fields;
      if (input.password !== confirmPassword) throw refuseField("confirmPassword", t("passwordMismatch"));
      const { session } = await registerUser(input, { request, language });
      const message = t("registered", { name: siteName(language) });
      return { to: links.page(language, "/settings"), message, cookies: [session.cookie, HINT_COOKIE] };
    },
  ),
  "forgot-password": formAction(
    { fields: forgotPasswordSchema, limit: { name: "forgot-form", ...GUESSES }, page: page("/forgot-password"), keep: ["email"] },
    async ({ request, fields, language }) => {
      await askForReset(fields.email, { request, language });
      const message = translator(language, "account")("resetAsked");
      return { to: links.page(language, "/forgot-password"), message };
    },
  ),
  "reset-password": formAction(
    {
      fields: resetPasswordSchema.extend(confirmed),
      limit: { name: "reset-form", ...GUESSES },
      page: (language, { token }) => links.resetPassword(language, token ?? ""),
    },
    async ({ request, fields, language }) => {
      const t = translator(language, "account");
      if (fields.password !== fields.confirmPassword) throw refuseField("confirmPassword", t("passwordMismatch"));
      const message = await resetPassword(fields, { request, language });
      return { to: links.signIn(language), message, cookies: [HINT_COOKIE] };
    },
  ),
  "verify-email": formAction(
    {
      fields: verifyEmailSchema,
      limit: { name: "verify-form", ...GUESSES },
      page: (language, { token }) => links.verifyEmail(language, token ?? ""),
    },
    async ({ fields, language }) => {
      const { email } = await verifyEmail(fields.token, language);
      const message = translator(language, "account")("emailVerified", { email });
      return { to: links.page(language, "/verify-email"), message };
    },
  ),
  unsubscribe: formAction(
    {
      fields: z.object({ token: z.string().max(200).default("") }),
      page: (language, { token }) => links.unsubscribe(language, token ?? ""),
    },
    async ({ fields, language }) => {
      const t = translator(language, "account");
      const found = readUnsubscribeToken(fields.token);
      if (!found) throw refuseField("token", t("unsubscribeUnknown"));
      await optOut(found, new Date());
      return { to: links.page(language, "/unsubscribe"), message: t("unsubscribed") };
    },
  ),
  ...settingsForms,
  ...SUBSCRIBER_FORMS,
};
