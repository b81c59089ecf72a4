import { ContactForm } from "@/components/contact/contact-form";
import { contactFields, contactLabels } from "@/components/contact/labels";
import type { SendResult } from "@/components/contact/send-message";
import { Callout } from "@/components/ui/callout";
import { Input } from "@/components/ui/input";
import { type ContactValues, TRAP_FIELD } from "@/lib/contact/fields";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { language: Language; values: ContactValues; mark: string; jobId?: number; result: SendResult | null };

/** The contact form with the parts of it that never change, which the browser gets finished instead of a script for them. */
export function ContactPanel({ language, values, mark, jobId, result }: Props) {
  const t = translator(language, "contact");
  const sent = (
    <Callout tone="success">
      <p className="font-semibold">{t("sentTitle")}</p>
      <p>{t("sentText")}</p>
    </Callout>
  );
  return (
    <ContactForm
      action={links.contactCall(language)}
      labels={contactLabels(language)}
      fields={contactFields(language)}
      values={values}
      mark={mark}
      result={result}
      sent={sent}
    >
      <input type="hidden" name="mark" value={mark} />
      {jobId !== undefined && <input type="hidden" name="job" value={jobId} />}
      <div className="sr-only" aria-hidden="true">
        <Input label={t("trap")} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    </ContactForm>
  );
}
