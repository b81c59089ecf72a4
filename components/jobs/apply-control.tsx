import { OpensOn } from "@/components/days/opens-on";
import { Button, ButtonLink } from "@/components/ui/button";
import { opensOn } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { applyTarget } from "@/lib/jobs/job/values";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { shownTitle } from "@/lib/notice-text/shown-job";

type Props = { job: JobDto; open: boolean; now: Date; language: Language; className: string };

/**
 * Apply on the official site, on the listing's own page where no address of one is known; no link once a listing has closed, nor before the day on
 * which applying begins.
 */
export function ApplyControl({ job, open, now, language, className }: Props) {
  const t = translator(language, "jobs");
  const target = applyTarget(job);
  if (!open) {
    return (
      <Button disabled className={className}>
        {t("expired")}
      </Button>
    );
  }
  const start = opensOn(job.applicationStartDate, now);
  if (start) return <OpensOn day={start} language={language} t={t} className="ml-auto" />;
  return (
    <ButtonLink
      variant="primary"
      href={target ?? links.job(language, job.id)}
      {...(target && { target: "_blank", rel: "noopener noreferrer", "data-apply": job.id })}
      aria-label={t("applyFor", { title: shownTitle(job, language).text })}
      className={className}
    >
      {t("applyNow")}
    </ButtonLink>
  );
}
