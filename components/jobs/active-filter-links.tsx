import { X } from "lucide";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { FilterTerm } from "@/lib/jobs/filter-words/filter-terms";
import type { ListParams } from "@/lib/links";

type Props = { filters: readonly FilterTerm[]; language: Language; hrefOf: (change: ListParams) => string };

/** What the list is narrowed by, each a link that takes it away. */
export function ActiveFilterLinks({ filters, language, hrefOf }: Props) {
  const t = translator(language, "jobs");
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t("narrowedBy")} className="flex gap-2">
      {filters.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <a
            href={hrefOf(without)}
            rel="nofollow"
            aria-label={t("removeFilter", { label })}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md bg-neel-soft px-3 text-ink text-sm no-underline hover:underline md:min-h-8"
          >
            <span className="min-w-0 break-words">{label}</span>
            <Icon of={X} size={16} className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
