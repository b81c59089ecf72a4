import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { Claims } from "@/lib/site";
import { featureCards } from "./feature-cards";

/** What the portal offers, below the list and never above it: eight cards and two ways to go on. */
export function Features({ language, claims }: { language: Language; claims: Claims }) {
  const t = translator(language, "home");
  return (
    <section aria-labelledby="features" className="far-below no-print mt-12 border-line border-t bg-surface">
      <div className="page py-6 lg:py-10">
        <h2 id="features" className="text-xl lg:text-2xl">
          {t("featuresTitle")}
        </h2>
        {claims.users && <p className="mt-1 text-muted lg:text-lg">{t("featuresLead", { users: claims.users })}</p>}
        <ul className="mt-3 grid sm:mt-6 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
          {featureCards(language, claims).map(({ key, icon, title, text, claim, href, dialog, action }) => (
            <li key={key} className="feature">
              <Icon of={icon} size={20} className="text-neel" />
              <h3>{title}</h3>
              {claim && <p className="font-semibold tabular-nums">{claim}</p>}
              <p className="text-muted text-sm sm:text-base">{text}</p>
              <a href={href} data-dialog={dialog} className="mt-auto inline-flex min-h-11 items-center">
                {action}
              </a>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="primary" href={links.home(language, { sortBy: "deadline" })}>
            {t("ctaBrowse")}
          </ButtonLink>
          <ButtonLink href="#alerts">{t("ctaAlert")}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
