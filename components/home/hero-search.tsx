import { Search } from "lucide";
import { KeptInputs, keptParams } from "@/components/jobs/kept-inputs";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { placeLabel } from "@/lib/jobs/filter-words/active-filters";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ListParams } from "@/lib/links";
import { CITY_CHOICES, REGION_CHOICES } from "@/lib/places/choices";
import { valuesOf } from "@/lib/query-params";

type Props = { language: Language; filters: JobFilters; params: ListParams };

/** What, where, search. The other filters stay (spec section 4, Filters). */
export function HeroSearch({ language, filters, params }: Props) {
  const t = translator(language, "home");
  const [location] = valuesOf(filters.location);
  const isListed = location === undefined || [...CITY_CHOICES, ...REGION_CHOICES].some(({ name }) => name === location);
  const cities = CITY_CHOICES.map(({ name, nameHindi }) => ({ value: name, label: language === "hi" ? nameHindi : name }));
  const asked = isListed ? [] : [{ value: location, label: placeLabel(location, language) }];
  return (
    <search>
      <form id="home-search" action="/" method="get" className="search-box">
        <KeptInputs kept={keptParams(params, language, ["search", "location"])} />
        <Input
          id="search"
          name="search"
          type="search"
          label={t("what")}
          note={t("whatHint")}
          isLabelHidden
          placeholder={t("whatHint")}
          maxLength={200}
          defaultValue={filters.search}
          data-suggest=""
          autoComplete="off"
        />
        <Select
          id="where"
          name="location"
          label={t("where")}
          isLabelHidden
          defaultValue={location ?? ""}
          empty={t("allLocations")}
          options={[...cities, ...asked]}
        >
          <optgroup label={t("states")}>
            {REGION_CHOICES.map(({ name, nameHindi }) => (
              <option key={name} value={name}>
                {language === "hi" ? nameHindi : name}
              </option>
            ))}
          </optgroup>
        </Select>
        <Button variant="primary" type="submit">
          <Icon of={Search} size={20} className="lg:hidden" />
          <span className="max-lg:sr-only">{t("search")}</span>
        </Button>
      </form>
    </search>
  );
}
