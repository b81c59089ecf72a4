import type { ReactNode } from "react";
import { Shown } from "@/components/notice-text/shown";
import { isOpen } from "@/lib/dates";
import { asksNoFee } from "@/lib/eligibility/fee";
import { formatDay, formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { applyTarget } from "@/lib/jobs/job/values";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { shownBody } from "@/lib/notice-text/shown-job";
import { sourceHost } from "@/lib/web-address";

/** The four steps of an application, with the hosts they lead to. */
export function HowToApply({ job, language, now }: { job: JobDetailDto; language: Language; now: Date }) {
  const t = translator(language, "job");
  if (!isOpen(job, now)) return null;
  const outside = (href: string | null, text: string): ReactNode =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      text
    );
  const host = (href: string | null) => {
    const name = sourceHost(href);
    // On a phone in a line of its own: no letters that come late make it jump there.
    return name && <span className="text-muted max-sm:block"> ({name})</span>;
  };
  const applyAt = applyTarget(job);
  const steps: ReactNode[] = [
    <>
      {outside(job.sourceUrl, t("stepNotice"))}
      {host(job.sourceUrl)}
    </>,
    <>
      {t("stepRegister")} <Shown of={shownBody(job, language)} />
      {host(applyAt)}
    </>,
    t(asksNoFee(job.applicationFee) ? "stepFillFree" : "stepFill", { date: formatDay(job.deadline, language) }),
    <>
      {t("stepKeep")}{" "}
      <a href="#tracker" className="needs-script">
        {t("stepTracker")}
      </a>
    </>,
  ];
  return (
    <section aria-labelledby="how-to-apply" className="mt-6 max-w-prose" data-while-open="">
      <h2 id="how-to-apply" className="text-lg">
        {t("howToApply")}
      </h2>
      <ol className="mt-2 grid gap-2">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a step is what it is.
          <li key={index} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-neel-soft font-semibold text-neel text-sm"
            >
              {index + 1}
            </span>
            <span className="wrap-anywhere min-w-0">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-muted text-sm">
        {job.closesAt ? t("lastDayTill", { hour: formatHour(new Date(job.closesAt), language) }) : t("lastDayEnds")}
      </p>
    </section>
  );
}
