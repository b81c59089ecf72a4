import { TextPage } from "@/components/pages/text-page";
import { ButtonLink } from "@/components/ui/button";
import { maskPhone } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { TextPageContent } from "@/lib/pages/text-page";
import { site } from "@/lib/site";

type Props = { language: Language; content: TextPageContent };

/** A page of law, with who answers for it at its end (spec section 2). */
export function LegalPage({ language, content }: Props) {
  const t = translator(language, "pages");
  return (
    <TextPage {...content} contentsLabel={t("contents")}>
      <ContactCard language={language} />
    </TextPage>
  );
}

/** Mail, masked phone and postal address. */
function ContactCard({ language }: { language: Language }) {
  const t = translator(language, "pages");
  return (
    <section aria-labelledby="contact-card" className="card p-4">
      <h2 id="contact-card" className="text-xl">
        {t("card.title")}
      </h2>
      <p className="mt-1 text-muted">{t("card.text")}</p>
      <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{t("card.email")}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt className="text-muted">{t("card.phone")}</dt>
        <dd>{maskPhone(site.phone)}</dd>
        <dt className="text-muted">{t("card.address")}</dt>
        <dd>{site.address}</dd>
      </dl>
      <ButtonLink href={links.contact(language)} className="mt-4">
        {t("card.form")}
      </ButtonLink>
    </section>
  );
}
