import { ChevronDown } from "lucide";
import { Tick } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { Radio } from "@/components/ui/radio-group";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { REPEATED } from "@/lib/jobs/search/filters";
import type { ListParams } from "@/lib/links";
import type { Choice } from "./counted-choices";
import type { FilterChoices } from "./filter-choices";

type Props = {
  filter: FilterChoices;
  language: Language;
  isOpen: boolean;
  hrefOf: (change: ListParams) => string;
};

const SEVERAL: ReadonlySet<string> = new Set(REPEATED);

/** One filter: a counted list of choices, of one or of several, folded where there is more to say than most ask for. */
export function FilterGroup({ filter, language, isOpen, hrefOf }: Props) {
  const { id, name, label, chosen, all, choices } = filter;
  const isSeveral = SEVERAL.has(name);
  const Control = isSeveral ? Tick : Radio;
  const shown = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label);
  const countOf = ({ count }: Choice) =>
    count !== undefined && <span className="filter-count">{formatNumber(count, language)}</span>;
  return (
    <details id={id} open={isOpen || chosen.length > 0} className="filter-group">
      <summary>
        <span id={`${id}-label`}>{label}</span>
        {shown.length > 0 && <span className="filter-chosen">{shown.join(", ")}</span>}
        <Icon of={ChevronDown} size={18} />
      </summary>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name; the rule reads none that is chosen. */}
      <div role={isSeveral ? "group" : "radiogroup"} aria-labelledby={`${id}-label`} className="filter-choices">
        {isSeveral && chosen.length > 0 && (
          <a id={`${id}-all`} href={hrefOf({ [name]: undefined })} rel="nofollow" className="choice-line filter-choice">
            {all.label}
            {countOf(all)}
          </a>
        )}
        {isSeveral && chosen.length === 0 && (
          <span id={`${id}-all`} aria-current="true" className="choice-line filter-choice">
            {all.label}
            {countOf(all)}
          </span>
        )}
        {[...(isSeveral ? [] : [all]), ...choices].map((choice) => (
          <Control
            key={choice.value}
            id={`${id}-${choice.value || "all"}`}
            name={name}
            value={choice.value}
            defaultChecked={choice.value === "" ? chosen.length === 0 : chosen.includes(choice.value)}
            className="filter-choice"
          >
            {choice.label}
            {countOf(choice)}
          </Control>
        ))}
      </div>
    </details>
  );
}
