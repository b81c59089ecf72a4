import { Bell } from "lucide";
import { listParams } from "@/components/jobs/list-params";
import { Icon } from "@/components/ui/icon";
import { criteriaOfSearch } from "@/lib/alerts/of-search";
import type { AlertCriteria } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import type { JobFilters } from "@/lib/jobs/schema";
import { links } from "@/lib/links";

/** What a search hands over to the dialog that confirms its alert, in `data-alert-search`. */
export type OfferedAlert = { title: string; criteria: AlertCriteria };

type Props = { filters: JobFilters; language: Language; className?: string };

/**
 * The way to be told of new jobs of the list on the screen, everything it is narrowed by taken over: a dialog that confirms it, without a
 * script a page of the account or of a mail address alone. Nothing for a list that is narrowed by nothing.
 */
export function AlertMe({ filters, language, className = "" }: Props) {
  const criteria = criteriaOfSearch(filters);
  if (!criteria) return null;
  return (
    <a
      href={links.alertOfSearch(language, listParams(filters, "list"))}
      rel="nofollow"
      data-dialog="#alert-me"
      data-alert-search={JSON.stringify({ title: listWords(filters, language), criteria } satisfies OfferedAlert)}
      className={`inline-flex min-h-11 items-center gap-2 ${className}`}
    >
      <Icon of={Bell} size={18} className="shrink-0" />
      {translator(language, "jobs")("alertMe")}
    </a>
  );
}

/** The link to an alert of a search as a card beside the list, with a line on what it does. */
export function AlertMeCard({ filters, language }: Omit<Props, "className">) {
  const t = translator(language, "home");
  const isNarrowed = criteriaOfSearch(filters) !== null;
  return (
    <section aria-labelledby="hear" className={`card p-3 ${isNarrowed ? "" : "needs-script"}`}>
      <h2 id="hear" className="text-base">
        {t("hearTitle")}
      </h2>
      <p className="text-muted">{t("hearText")}</p>
      {isNarrowed ? (
        <AlertMe filters={filters} language={language} />
      ) : (
        <a href="#alerts" className="inline-flex min-h-11 items-center">
          {t("hearAction")}
        </a>
      )}
    </section>
  );
}
