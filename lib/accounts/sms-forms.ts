import { z } from "zod";
import { isSmsOn } from "@/lib/channels/configured";
import { askForNumber, confirmNumber, forgetNumber, readMobileNumber } from "@/lib/channels/sms-number";
import { AppError, refuseField } from "@/lib/errors";
import { type FormHandler, formAction } from "@/lib/http/forms/form-action";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";
import { links } from "@/lib/links";

const LIMIT = { name: "sms-form", calls: 30, seconds: 600 };
const settings = (language: Language) => links.page(language, "/settings");

const smsSchema = z.discriminatedUnion("act", [
  z.object({ act: z.literal("ask"), mobile: z.string().max(30) }),
  z.object({ act: z.literal("confirm"), code: z.string().trim().max(10).transform(withAsciiDigits) }),
  z.object({ act: z.literal("stop") }),
]);

/** The form of messages by SMS in the settings: a phone, the code that it was sent, and the end. */
export const smsForms: Record<string, FormHandler> = {
  sms: formAction(
    { role: "user", fields: smsSchema, limit: LIMIT, page: settings, keep: ["mobile"] },
    async ({ fields, actor, language }) => {
      const t = translator(language, "account");
      if (fields.act === "stop") {
        await forgetNumber(actor.id);
        return { to: settings(language), message: t("page.smsEnded") };
      }
      if (!isSmsOn()) throw new AppError("NOT_FOUND", t("page.smsFailed"));
      if (fields.act === "confirm") {
        if (!(await confirmNumber(actor.id, fields.code, new Date()))) throw refuseField("code", t("page.smsWrongCode"));
        return { to: settings(language), message: t("page.smsConfirmed") };
      }
      const number = readMobileNumber(fields.mobile);
      if (!number) throw refuseField("mobile", t("page.smsNoNumber"));
      const asked = await askForNumber(actor, number, new Date());
      if (asked !== "sent") throw refuseField("mobile", t(asked === "failed" ? "page.smsFailed" : "page.smsTooMany"));
      return { to: settings(language), message: t("page.smsCodeSent") };
    },
  ),
};
