import { KeptInputs, keptParams } from "@/components/jobs/kept-inputs";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ListParams } from "@/lib/links";

/** Cities of the hero's location choice (spec section 2, Home). */
const HERO_CITIES = [
  { value: "Delhi", hi: "दिल्ली" },
  { value: "Mumbai", hi: "मुंबई" },
  { value: "Bangalore", hi: "बेंगलुरु" },
  { value: "Chennai", hi: "चेन्नई" },
  { value: "Kolkata", hi: "कोलकाता" },
  { value: "Hyderabad", hi: "हैदराबाद" },
] as const;

type Props = { language: Language; filters: JobFilters; params: ListParams };

/** What, where, search. The other filters stay (spec section 4, Filters). */
export function HeroSearch({ language, filters, params }: Props) {
  const t = translator(language, "home");
  const { location } = filters;
  const isListed = location === undefined || HERO_CITIES.some(({ value }) => value === location);
  const cities = isListed ? HERO_CITIES : [...HERO_CITIES, { value: location, hi: location }];
  return (
    <search>
      <form action="/" method="get" className="mt-5 grid gap-3 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:items-end">
        <KeptInputs kept={keptParams(params, language, ["search", "location"])} />
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
          <select id="where" name="location" defaultValue={location ?? ""} className="field h-12">
            <option value="">{t("allLocations")}</option>
            {cities.map((city) => (
              <option key={city.value} value={city.value}>
                {language === "hi" ? city.hi : city.value}
              </option>
            ))}
          </select>
        </div>
        <Button variant="primary" size="lg" type="submit">
          {t("search")}
        </Button>
      </form>
    </search>
  );
}
