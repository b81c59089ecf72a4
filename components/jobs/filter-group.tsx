import { ChevronDown } from "lucide-react";
import { Radio } from "@/components/ui/radio-group";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { FilterChoices } from "./filter-choices";

type Props = { filter: FilterChoices; value: string | undefined; language: Language; isOpen: boolean };

/** One filter: a counted list of choices of one, folded where there is more to say than most ask for. */
export function FilterGroup({ filter, value, language, isOpen }: Props) {
  const { id, name, label, all, choices } = filter;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <details id={id} open={isOpen || value !== undefined} className="filter-group">
      <summary>
        <span id={`${id}-label`}>{label}</span>
        {chosen && <span className="filter-chosen">{chosen.label}</span>}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div role="radiogroup" aria-labelledby={`${id}-label`} className="filter-choices">
        {[all, ...choices].map((choice) => (
          <Radio
            key={choice.value}
            id={`${id}-${choice.value || "all"}`}
            name={name}
            value={choice.value}
            defaultChecked={choice.value === (value ?? "")}
            autoComplete="off"
            className="filter-choice"
          >
            <span>{choice.label}</span>
            {choice.count !== undefined && <span className="filter-count">{formatNumber(choice.count, language)}</span>}
          </Radio>
        ))}
      </div>
    </details>
  );
}
