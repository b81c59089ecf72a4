import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { siteName } from "@/lib/site";

/** The mark and the name of the site, leading home. */
export function Brand({ language }: { language: Language }) {
  const t = translator(language, "site");
  return (
    <a
      href={links.home(language)}
      aria-label={t("logo", { name: siteName(language) })}
      className="flex min-h-11 items-center gap-2 text-ink no-underline"
    >
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="fill-neel" />
        <path d="M9 23V9h2.6l8 9.2V9H23v14h-2.6l-8-9.2V23z" className="fill-on-neel" />
        <rect x="9" y="25" width="14" height="2" rx="1" className="fill-marigold" />
      </svg>
      <span className="brand-name font-semibold text-lg">{siteName(language)}</span>
    </a>
  );
}
