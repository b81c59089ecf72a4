import { yearInIndia } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { type Claims, site, siteName, socialLinks, WORDED_CLAIMS } from "@/lib/site";
import { footerColumns } from "./footer-links";

/** What the site claims in its footer, in this order; each has its words in the catalogue. */
const SHOWN_CLAIMS = ["activeUsers", "jobs", "verified", "updates"] as const satisfies readonly (keyof Claims)[];

/** What the site is and claims, its categories, quick links, legal pages and the year. */
export function SiteFooter({ language, claims, now }: { language: Language; claims: Claims; now: Date }) {
  const t = translator(language, "site");
  const mailHref = `mailto:${site.email}`;
  return (
    // Sticky from the lower edge on: under a page shorter than the screen it stands at the foot of the screen. The dialogs, which have no
    // settings of their own, read its data.
    <footer
      className="far-below sticky top-[100dvh] mt-12 border-line border-t bg-surface"
      data-support-mail={mailHref}
      {...(claims.sources && { "data-sources": claims.sources })}
    >
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-8 sm:gap-8 lg:grid-cols-[minmax(0,1.6fr)_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2">
          <p className="max-w-prose text-muted">{t("footerAbout", { name: siteName(language) })}</p>
          <ClaimList claims={claims} language={language} />
          {socialLinks.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-x-4" aria-label={t("social")}>
              {socialLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener" className="inline-flex min-h-11 items-center md:min-h-8">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {footerColumns(language).map((column, index, all) => (
          <LinkColumn key={column.title} {...column} isLast={index === all.length - 1} />
        ))}
      </div>
      <p className="page border-line border-t py-4 text-muted text-sm">
        {t("copyright", { year: yearInIndia(now), name: siteName(language) })}{" "}
        <a href={links.contact(language)}>{t("contact")}</a>: <a href={mailHref}>{site.email}</a>
      </p>
    </footer>
  );
}

function ClaimList({ claims, language }: { claims: Claims; language: Language }) {
  const t = translator(language, "site");
  const shown = SHOWN_CLAIMS.flatMap((name) => (claims[name] === null ? [] : [{ name, figure: claims[name] }]));
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
      {shown.map(({ name, figure }) => (
        <li key={name}>{t(isAllJobs(name, figure) ? "claims.jobsInAll" : `claims.${name}`, { figure })}</li>
      ))}
    </ul>
  );
}

/** Beside the open jobs of a page the number of all that were ever published says what it counts. */
function isAllJobs(name: keyof Claims, figure: string | null): boolean {
  return name === "jobs" && figure !== WORDED_CLAIMS.jobs;
}

type LinkColumnProps = { title: string; items: { href: string; label: string }[]; isLast: boolean };

/** On a phone, where two columns stand side by side, the last has the width of both and fills it. */
function LinkColumn({ title, items, isLast }: LinkColumnProps) {
  return (
    <nav aria-label={title} className={isLast ? "max-sm:col-span-2" : undefined}>
      <h2 className="font-semibold">{title}</h2>
      <ul className={isLast ? "mt-2 gap-x-4 max-sm:columns-2" : "mt-2"}>
        {items.map(({ href, label }) => (
          <li key={label}>
            <a href={href} className="inline-flex min-h-11 min-w-11 items-center text-ink md:min-h-8">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
