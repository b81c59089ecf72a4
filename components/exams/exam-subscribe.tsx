import { CalendarSync } from "lucide";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { CopyLink } from "./copy-link";

/** The calendar as a subscription, which stays current: `webcal:` opens the calendar program, the address can be pasted into any. */
export function ExamSubscribe({ language, siteUrl }: { language: Language; siteUrl: string }) {
  const t = translator(language, "exams");
  const job = translator(language, "job");
  const address = siteUrl + links.examFeed(language);
  return (
    <span className="no-print flex flex-wrap items-center gap-x-2">
      <a
        href={address.replace(/^https?:/, "webcal:")}
        aria-label={t("subscribe")}
        className="inline-flex min-h-11 items-center gap-1"
      >
        <Icon of={CalendarSync} size={20} /> {t("subscribeShort")}
      </a>
      <CopyLink
        href={links.examFeed(language)}
        labels={{ copied: job("copied"), failed: job("notCopied") }}
        className="inline-flex min-h-11 items-center"
      >
        {t("subscribeAddress")}
      </CopyLink>
    </span>
  );
}
