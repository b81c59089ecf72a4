import { formatNumber } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import type { GroupCounts } from "@/lib/jobs/search/counts";
import { FilterOpener } from "./filter-panel";
import { ListToolbar, type ToolbarProps } from "./list-toolbar";

type Props = ToolbarProps & {
  filters: JobFilters;
  groups: GroupCounts;
  /** 'Showing 10 of 492 jobs'. */
  showing: string;
  /** A phone opens the filters here, where nothing above the list does. */
  withOpener: boolean;
};

/** What stands over the rows of a list: filters of a phone, sort and view, and how many jobs these are. */
export function ListHead({ groups, showing, withOpener, ...toolbar }: Props) {
  const { filters, language } = toolbar;
  const t = translator(language, "jobs");
  return (
    <div className="list-head">
      <div className="list-bar">
        {withOpener && <FilterOpener filters={filters} language={language} />}
        <ListToolbar {...toolbar} />
      </div>
      <p className="list-figures">
        <span>{showing}</span>
        {groups.closed > 0 && groups.open > 0 && (
          <span>{` · ${t("openAndClosed", {
            open: formatNumber(groups.open, language),
            closed: formatNumber(groups.closed, language),
          })}`}</span>
        )}
      </p>
    </div>
  );
}
