import { ButtonLink } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = { t: Translator<"help">; language: Language; mailHref: string };

/** The ways to support: mail, the contact form with its subject set, the guide. */
export function HelpContact({ t, language, mailHref }: Props) {
  const ways = [
    { href: mailHref, label: t("contactSupport") },
    { href: links.contact(language, { subject: "issue" }), label: t("reportIssue") },
    { href: links.contact(language, { subject: "feature" }), label: t("featureRequest") },
    { href: links.page(language, "/guide"), label: t("userGuide") },
  ];
  return (
    <>
      <h2 className="font-semibold text-lg">{t("contactTitle")}</h2>
      <p className="mt-1 text-muted">{t("contactText")}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink href={href}>{label}</ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
