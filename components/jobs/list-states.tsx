import { ButtonLink } from "@/components/ui/button";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { activeFilters } from "@/lib/jobs/filter-words/active-filters";
import type { FilterTerm } from "@/lib/jobs/filter-words/filter-terms";
import type { JobFilters } from "@/lib/jobs/schema";
import type { WiderList } from "@/lib/jobs/search/list-schema";
import type { ListParams } from "@/lib/links";
import { SearchAgain } from "./search-again";

type EmptyProps = {
  language: Language;
  filters: JobFilters;
  wider: readonly WiderList[];
  texts: { title: string; help: string };
  hrefOf: (change: ListParams) => string;
  /** Where a search goes, and what else it keeps. */
  action: string;
  params: ListParams;
  /** The way to all of the page. */
  all: { href: string; label: string };
};

/** Nothing found: what was asked for, and the nearest wider lists that hold something. */
export function EmptyList({ language, filters, wider, texts, hrefOf, action, params, all }: EmptyProps) {
  const t = translator(language, "jobs");
  const active = activeFilters(filters, language);
  return (
    <div className="card mt-4 p-6 md:p-8">
      {/* Small enough for a line of a phone in the letters of the device too: these give way to the site's while it is read. */}
      <p className="font-semibold sm:text-lg">{texts.title}</p>
      <p className="mt-1 text-muted">{texts.help}</p>
      {active.length > 0 && (
        <p className="mt-3">
          {t("searchedFor")} {active.map(({ label }) => label).join(", ")}
        </p>
      )}
      {filters.search && <SearchAgain {...{ language, action, params }} search={filters.search} />}
      <ul className="mt-3 grid gap-1">
        {wider.map(({ without, total, search, within }) => (
          <li key={`${without} ${search?.rest ?? ""} ${within?.location ?? ""}`}>
            <a
              href={hrefOf(
                within ? { ...(search && { search: search.rest }), location: within.location } : { [without]: search?.rest },
              )}
              rel="nofollow"
              className="inline-flex min-h-11 items-center md:min-h-8"
            >
              {t(within ? "within" : "wider", {
                label: (within ?? search)?.names[language] ?? labelOf(without, active, language),
                count: total,
                total: formatNumber(total, language),
              })}
            </a>
          </li>
        ))}
        <li>
          <a href={all.href} className="inline-flex min-h-11 items-center md:min-h-8">
            {all.label}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** A page beyond the last one, as an old bookmark may ask for. */
export function BeyondEnd({ language, lastPage, lastHref }: { language: Language; lastPage: number; lastHref: string }) {
  const t = translator(language, "jobs");
  return (
    <div className="card mt-4 p-6 md:p-8">
      <p className="font-semibold text-lg">{t("beyondEnd", { count: lastPage })}</p>
      <p className="mt-1 text-muted">{t("beyondEndHelp")}</p>
      <ButtonLink href={lastHref} className="mt-4">
        {t("toLastPage")}
      </ButtonLink>
    </div>
  );
}

/** The list could not be read. */
export function FailedList({ language, retryHref }: { language: Language; retryHref: string }) {
  const t = translator(language, "jobs");
  return (
    <div className="page py-10" role="alert">
      <h1 className="text-2xl">{t("failed")}</h1>
      <p className="mt-2 max-w-prose text-muted">{t("failedHelp")}</p>
      <ButtonLink variant="primary" href={retryHref} className="mt-6">
        {t("retry")}
      </ButtonLink>
    </div>
  );
}

function labelOf(without: WiderList["without"], active: readonly FilterTerm[], language: Language): string {
  if (without === "tags") return translator(language, "jobs")("tagsTogether");
  const labels = active.filter(({ name }) => name === without).map(({ label }) => label);
  return labels.length === 0 ? without : labels.join(", ");
}

const CARDS = ["first", "second", "third", "fourth", "fifth"];

/**
 * Five cards without words, of the size of real ones: shown by the style sheet while the list beside it is busy
 * (enhance/show-loading.ts). Reduced motion stills them.
 */
export function ListSkeleton() {
  return (
    <ul aria-hidden className="list-skeleton mt-4 gap-4">
      {CARDS.map((card) => (
        <li key={card} className="card skeleton h-64 md:h-44" />
      ))}
    </ul>
  );
}
