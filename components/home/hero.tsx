import { formatDayLong, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { StatsDto } from "@/lib/stats/schema";
import { waysIn } from "./ways-in";

/** Cities of the hero's location choice (spec section 2, Home). */
const HERO_CITIES = [
  { value: "Delhi", hi: "दिल्ली" },
  { value: "Mumbai", hi: "मुंबई" },
  { value: "Bangalore", hi: "बेंगलुरु" },
  { value: "Chennai", hi: "चेन्नई" },
  { value: "Kolkata", hi: "कोलकाता" },
  { value: "Hyderabad", hi: "हैदराबाद" },
] as const;

type Props = { language: Language; filters: JobFilters; stats: StatsDto; today: string };

/** One line of purpose, the search as the largest thing, and the ways in that aspirants use. */
export function Hero({ language, filters, stats, today }: Props) {
  const t = translator(language, "home");
  const cities =
    HERO_CITIES.some(({ value }) => value === filters.location) || !filters.location
      ? HERO_CITIES
      : [...HERO_CITIES, { value: filters.location, hi: filters.location }];
  return (
    <div className="border-line border-b bg-surface">
      <div className="page py-6 md:py-10">
        <h1 className="max-w-3xl text-2xl md:text-3xl">{t("heading")}</h1>
        <p className="mt-2 text-muted text-lg">{t("lead", { open: stats.totalJobs, date: formatDayLong(today, language) })}</p>
        <search>
          <form action="/" method="get" className="mt-5 grid gap-3 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:items-end">
            {language !== "en" && <input type="hidden" name="lang" value={language} />}
            <div>
              <label htmlFor="search" className="mb-1 block font-semibold">
                {t("what")} <span className="font-normal text-muted">({t("whatHint")})</span>
              </label>
              <input
                id="search"
                name="search"
                type="search"
                maxLength={200}
                defaultValue={filters.search}
                className="field h-12"
                autoComplete="off"
              />
            </div>
            <div>
              <label htmlFor="where" className="mb-1 block font-semibold">
                {t("where")}
              </label>
              <select id="where" name="location" defaultValue={filters.location ?? ""} className="field h-12">
                <option value="">{t("allLocations")}</option>
                {cities.map((city) => (
                  <option key={city.value} value={city.value}>
                    {language === "hi" ? city.hi : city.value}
                  </option>
                ))}
              </select>
            </div>
            <button type="submit" className="button-primary h-12 px-6">
              {t("search")}
            </button>
          </form>
        </search>
        <nav aria-label={t("waysIn")} className="mt-4">
          <ul className="flex flex-wrap gap-2">
            {waysIn(language).map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-md border border-line bg-paper px-3 text-ink no-underline hover:border-control hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <dl aria-label={t("stats")} className="mt-5 grid grid-cols-2 gap-x-6 gap-y-2 border-line border-t pt-4 sm:flex sm:gap-10">
          <Figure label={t("totalJobs")} value={formatNumber(stats.totalJobs, language)} />
          <Figure label={t("newToday")} value={formatNumber(stats.newToday, language)} />
          <Figure label={t("statDepartments")} value={formatNumber(stats.departments, language)} />
          <Figure label={t("applications")} value={formatNumber(stats.applications, language)} />
        </dl>
        <p className="mt-3">
          <a href={links.home(language, { sortBy: "deadline" })}>{t("closingAll")}</a>
        </p>
      </div>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-row-reverse items-baseline justify-end gap-2">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold text-lg tabular-nums">{value}</dd>
    </div>
  );
}
