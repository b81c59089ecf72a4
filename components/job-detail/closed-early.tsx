import { Callout } from "@/components/ui/callout";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";

/** Why a job closed before the last date of its notice, and which date that was. */
export function ClosedEarly({ job: { closed }, language }: { job: JobDetailDto; language: Language }) {
  if (!closed) return null;
  const t = translator(language, "job");
  return (
    <Callout tone="warning" className="mt-6">
      <p className="font-semibold">{t("closedEarly", { date: formatDay(closed.on, language) })}</p>
      <p>{closed.reason}</p>
      <p className="text-muted">{t("statedLastDate", { date: formatDay(closed.statedDeadline, language) })}</p>
    </Callout>
  );
}
