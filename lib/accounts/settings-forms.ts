import { z } from "zod";
import { makeOwnCalendar, revokeOwnCalendar } from "@/lib/accounts/own-calendar";
import { changePassword } from "@/lib/accounts/passwords";
import { changeProfile, deleteAccount, endAllSessions, endOwnSession } from "@/lib/accounts/profile";
import { mergeIntoAccount } from "@/lib/accounts/records";
import { changePasswordSchema, deleteAccountSchema, profileSchema } from "@/lib/accounts/schema";
import { smsForms } from "@/lib/accounts/sms-forms";
import { MAIL_LISTS, optIn, optOut } from "@/lib/accounts/unsubscribe";
import { sendVerificationAgain } from "@/lib/accounts/verification";
import { alertKey } from "@/lib/alerts/criteria";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import type { JobAlert } from "@/lib/alerts/schema";
import { clearedCookie, HINT_COOKIE } from "@/lib/auth/cookies";
import type { UserActor } from "@/lib/auth/schema";
import { endSession } from "@/lib/auth/sessions";
import { leaveTelegram } from "@/lib/channels/telegram";
import { refuseField } from "@/lib/errors";
import { type FormHandler, type FormResult, formAction } from "@/lib/http/forms/form-action";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { links } from "@/lib/links";
import { askPage } from "@/lib/subscribers/forms";

const page = (path: string) => (language: Language) => links.page(language, path);
const settings = page("/settings");
const sessions = page("/settings/sessions");
const nothing = z.object({});

/** The forms of /settings and the pages under it; all need a session. */
export const settingsForms: Record<string, FormHandler> = {
  profile: formAction(
    { role: "user", fields: profileSchema.pick({ fullName: true, phone: true, language: true }), page: settings },
    async ({ request, fields, actor, language }) => {
      await changeProfile(fields, actor, { request, language });
      return { to: settings(language), message: translator(language, "account")("profileSaved"), cookies: [HINT_COOKIE] };
    },
  ),
  email: formAction(
    { role: "user", fields: profileSchema.pick({ email: true, currentPassword: true }), page: settings, keep: ["email"] },
    async ({ request, fields, actor, language }) => {
      const t = translator(language, "account");
      const { isLinkSent } = await changeProfile(fields, actor, { request, language });
      const message = isLinkSent ? t("linkSent", { email: fields.email ?? "" }) : t("profileSaved");
      return { to: settings(language), message };
    },
  ),
  verification: formAction({ role: "user", fields: nothing, page: settings }, async ({ request, actor, language }) => {
    const message = await sendVerificationAgain(actor, { request, language });
    return { to: settings(language), message };
  }),
  password: formAction(
    { role: "user", fields: changePasswordSchema, page: settings },
    async ({ request, fields, actor, language }) => {
      const { session, message } = await changePassword(fields, actor, { request, language });
      return { to: settings(language), message, cookies: [session.cookie] };
    },
  ),
  mails: formAction(
    { role: "user", fields: z.object({ want: z.enum(["yes", "no"]), list: z.enum(MAIL_LISTS) }), page: settings },
    async ({ fields, actor, language }) => {
      const t = translator(language, "account");
      const subject = { userId: actor.id, list: fields.list };
      if (fields.want === "yes") await optIn(subject);
      else await optOut(subject, new Date());
      return { to: settings(language), message: fields.want === "yes" ? t("resubscribed") : t("unsubscribed") };
    },
  ),
  alert: formAction(
    {
      role: "user",
      fields: z.object({ search: z.string().max(4000) }),
      // Whoever was logged out meanwhile, or has too many, comes back to the list that they chose.
      page: askPage,
    },
    async ({ fields, actor, language }) => {
      const t = translator(language, "alerts");
      const filters = lenientFilters(new URLSearchParams(fields.search));
      const criteria = criteriaOfSearch(filters);
      if (!criteria) throw refuseField("search", t("nothingToTakeOver"));
      const alert = alertOfSearch(criteria, listWords(filters, language), actor.email);
      if (!(await keepWithAccount(actor, alert, new Date()))) throw refuseField("search", t("tooMany"));
      return { to: settings(language), message: t("kept", { title: alert.title }) };
    },
  ),
  calendar: formAction(
    { role: "user", fields: z.object({ want: z.enum(["yes", "no"]) }), page: settings },
    async ({ fields, actor, language }) => {
      const t = translator(language, "account");
      await (fields.want === "yes" ? makeOwnCalendar(actor) : revokeOwnCalendar(actor.id));
      return { to: settings(language), message: t(fields.want === "yes" ? "calendarMade" : "calendarRevoked") };
    },
  ),
  ...smsForms,
  telegram: formAction({ role: "user", fields: nothing, page: settings }, async ({ actor, language }) => {
    await leaveTelegram(actor.id);
    return { to: settings(language), message: translator(language, "account")("page.telegramEnded") };
  }),
  "end-session": formAction(
    { role: "user", fields: z.object({ id: z.guid() }), page: sessions },
    async ({ fields, actor, language }) => {
      const t = translator(language, "account");
      if (!(await endOwnSession(fields.id, actor, new Date()))) throw refuseField("id", t("sessionUnknown"));
      if (fields.id === actor.sessionId) return signedOut(language);
      return { to: sessions(language), message: t("sessionEnded") };
    },
  ),
  "end-all-sessions": formAction({ role: "user", fields: nothing, page: sessions }, async ({ request, actor, language }) => {
    const { session, message } = await endAllSessions(actor, { request, language });
    return { to: sessions(language), message, cookies: [session.cookie] };
  }),
  "sign-out": formAction({ role: "user", fields: nothing, page: page("/sign-in") }, async ({ actor, language }) => {
    await endSession(actor.sessionId, new Date());
    return signedOut(language);
  }),
  delete: formAction(
    { role: "user", fields: deleteAccountSchema, page: page("/settings/delete") },
    async ({ request, fields, actor, language }) => {
      await deleteAccount(fields.password, actor, { request, language });
      const message = translator(language, "account")("accountDeleted");
      return { to: page("/register")(language), message, cookies: [clearedCookie("user"), HINT_COOKIE] };
    },
  ),
};

/** Where a device goes that has logged itself out, and what is said there. */
function signedOut(language: Language): FormResult {
  const message = translator(language, "account")("signedOut");
  return { to: links.signIn(language), message, cookies: [clearedCookie("user"), HINT_COOKIE] };
}

/** Keeps an alert with an account, as a device would that merges its own; false where the account holds as many as it may. */
async function keepWithAccount(actor: UserActor, alert: JobAlert, now: Date): Promise<boolean> {
  const key = alertKey(alert);
  const changedAt = Object.fromEntries(Object.keys(alert).map((field) => [field, now.getTime()]));
  const { records } = await mergeIntoAccount(actor, { jobAlerts: [{ key, value: alert, changedAt, deletedAt: null }] }, 0);
  return (records.jobAlerts ?? []).some((record) => record.key === key && record.deletedAt === null);
}
