import { ClipboardList, Eye, Share2 } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { QUICK_VIEW, ROW_MENU } from "./point-row-menu";

const ENTRY = "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-ink no-underline hover:bg-sunken";

/**
 * What a row can do beside Save, Compare and Apply: a native popover, one for the page. Which job it is about is written into it when a row's
 * button is pressed, until which it shows nothing: a menu in each row was 200 elements before the tenth row. It closes on
 * Escape, on a click outside and when an entry is chosen (components/layout/clicks.tsx).
 */
export function RowMenu({ language }: { language: Language }) {
  const t = translator(language, "jobs");
  const title = "{title}";
  return (
    <div id={ROW_MENU} popover="auto" data-menu className="row-menu card p-1 text-base shadow-lg">
      {/* biome-ignore lint/a11y/useValidAnchor: it has its address when it is shown. */}
      <a id={QUICK_VIEW} data-named={t("quickViewOf", { title })} className={ENTRY}>
        <Icon of={Eye} size={20} />
        {t("quickView")}
      </a>
      <Button variant="bare" data-act="track" data-named={t("trackJob", { title })} className={ENTRY}>
        <Icon of={ClipboardList} size={20} />
        {t("track")}
      </Button>
      <Button variant="bare" data-act="share" data-named={t("shareJob", { title })} className={ENTRY}>
        <Icon of={Share2} size={20} />
        {t("share")}
      </Button>
    </div>
  );
}
