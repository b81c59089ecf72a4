import { UserCheck } from "lucide";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** What the reader says of themself, in one line over a list, and the way to change it; the device fills in the words. */
export function ForYouLine({ language }: { language: Language }) {
  const t = translator(language, "profile");
  return (
    <a href={links.forYou(language)} className="for-you-line needs-script">
      <Icon of={UserCheck} size={18} />
      <span className="for-you-none">{t("lineNone")}</span>
      <span className="for-you-some" data-for-you-words="" suppressHydrationWarning />
    </a>
  );
}
