import { PlainForm, Section } from "@/components/account/plain-form";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** The foot of the settings: sessions, export, deletion, signing out. */
export function AccountLinks({ language }: { language: Language }) {
  const t = translator(language, "account");
  const items = [
    { href: links.page(language, "/settings/sessions"), label: t("page.sessionsLink") },
    { href: links.accountExport(language), label: t("page.exportLink") },
    { href: links.page(language, "/settings/delete"), label: t("page.deleteLink") },
  ];
  return (
    <Section heading={t("page.dataHeading")}>
      <ul className="grid gap-1">
        {items.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <PlainForm variant="quiet" action={links.accountForm(language, "sign-out")} submit={t("page.signOut")} />
    </Section>
  );
}
