import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ListParams } from "@/lib/links";

type Props = {
  filters: Pick<JobFilters, "page">;
  lastPage: number;
  /** Whether the last page may be asked for by its number. */
  withLast?: boolean;
  language: Language;
  hrefOf: (change: ListParams) => string;
};

/** The ways to the other pages of a list. */
export function ListPages({ filters, lastPage, withLast, language, hrefOf }: Props) {
  const t = translator(language, "jobs");
  return (
    <div className="results-pages">
      <Pagination
        page={filters.page}
        lastPage={lastPage}
        hrefOf={(page) => hrefOf({ page })}
        withLast={withLast}
        labels={{
          pages: t("pagination"),
          previous: t("previous"),
          next: t("next"),
          page: (page) => t("page", { page }),
        }}
      />
    </div>
  );
}
