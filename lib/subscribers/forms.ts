import { z } from "zod";
import { addressSchema } from "@/lib/accounts/address";
import { enterAddress } from "@/lib/accounts/mail-limit";
import { alertOfSearch, criteriaOfSearch } from "@/lib/alerts/of-search";
import { ALERT_FREQUENCIES } from "@/lib/alerts/schema";
import { AppError, refuseField } from "@/lib/errors";
import { inBackground } from "@/lib/http/background";
import { type FormHandler, formAction } from "@/lib/http/forms/form-action";
import { clientAddress } from "@/lib/http/network";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { links } from "@/lib/links";
import { askForMailAlert } from "@/lib/subscribers/ask";
import { changePace, confirmAlert, endAlert, keepAlerts, PACES, type Said } from "@/lib/subscribers/manage";
import { eraseSubscriber, findSubscriber } from "@/lib/subscribers/subscriber";

/** Mails to one address are bounded by the address (lib/accounts/mail-limit.ts), addresses that one network enters by this. */
const ASKED = { name: "mail-alert", calls: 20, seconds: 600 };
const MANAGED = { name: "mail-alerts-form", calls: 120, seconds: 600 };

const askSchema = z.object({
  email: addressSchema,
  frequency: z.enum(ALERT_FREQUENCIES),
  search: z.string().max(4000),
});

const token = { token: z.string().max(200) };
const alertId = { alert: z.coerce.number().int().min(1).max(2_147_483_647) };
const manageSchema = z.discriminatedUnion("act", [
  z.object({ act: z.literal("confirm"), ...token, ...alertId }),
  z.object({ act: z.literal("pace"), ...token, ...alertId, pace: z.enum(PACES) }),
  z.object({ act: z.literal("end"), ...token, ...alertId }),
  z.object({ act: z.literal("keep"), ...token }),
  z.object({ act: z.literal("erase"), ...token }),
]);
type Act = z.output<typeof manageSchema>;

const listQuery = (typed: Record<string, string>) => new URLSearchParams(typed.search ?? "");
/** The page that asks for an alert of a list, with that list. */
export const askPage = (language: Language, typed: Record<string, string>) => {
  const { limit: _limit, sortBy: _sortBy, page: _page, open: _open, ...asked } = lenientFilters(listQuery(typed));
  return links.alertOfSearch(language, asked);
};
const ownPage = (language: Language, typed: Record<string, string>) => links.mailAlerts(language, typed.token ?? "");

/** The plain forms of alerts without an account. A link in a mail only opens a page: what acts is a form that is posted from it. */
export const SUBSCRIBER_FORMS: Record<string, FormHandler> = {
  "mail-alert": formAction(
    { fields: askSchema, limit: ASKED, page: askPage, keep: ["email", "frequency"] },
    async ({ request, fields, typed, language }) => {
      const filters = lenientFilters(listQuery(typed));
      const criteria = criteriaOfSearch(filters);
      if (!criteria) throw refuseField("search", translator(language, "alerts")("nothingToTakeOver"));
      const { email, frequency } = fields;
      // Its title stands in mails to whoever was named: it is never what was posted.
      const alert = { ...alertOfSearch(criteria, listWords(filters, language), ""), emailNotifications: true, frequency };
      await enterAddress({ request, language });
      // The answer is the same, and comes as soon, whoever has alerts already.
      inBackground("mail to confirm an alert", () => askForMailAlert(email, alert, language, new Date()));
      return { to: askPage(language, typed), message: translator(language, "subscribers")("asked", { email }) };
    },
  ),
  "mail-alerts": formAction(
    { fields: manageSchema, limit: MANAGED, page: ownPage },
    async ({ request, fields, typed, language }) => {
      const t = translator(language, "subscribers");
      const found = await findSubscriber(fields.token);
      if (!found) throw new AppError("INVALID", t("unknown"));
      const said = { now: new Date(), language };
      const message = t(await apply(fields, found.id, said, clientAddress(request)), { email: found.email });
      return { to: ownPage(language, typed), message };
    },
  ),
};

/** @returns what was done, by its word */
async function apply(fields: Act, subscriberId: number, said: Said, address: string) {
  switch (fields.act) {
    case "confirm":
      await confirmAlert({ subscriberId, alertId: fields.alert }, said, address);
      return "confirmed";
    case "pace":
      await changePace({ subscriberId, alertId: fields.alert }, fields.pace, said);
      return "saved";
    case "end":
      await endAlert({ subscriberId, alertId: fields.alert });
      return "ended";
    case "keep":
      await keepAlerts(subscriberId, said);
      return "kept";
    case "erase":
      await eraseSubscriber(subscriberId);
      return "erased";
  }
}
