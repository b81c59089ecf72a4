import { NoticeText } from "@/components/notice-text/notice-text";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { paragraphsOf, selectionSteps } from "@/lib/notice-text/shown-job";

/** The steps of the selection, numbered, and what the notice says about the job. */
export function JobTexts({ job, language }: { job: JobDetailDto; language: Language }) {
  const t = translator(language, "job");
  const steps = selectionSteps(job.selectionProcess);
  const paragraphs = paragraphsOf(job.description);
  return (
    <>
      {steps.length > 0 && (
        <section aria-labelledby="selection" className="mt-6">
          <h2 id="selection" className="text-lg">
            {t("selection")}
          </h2>
          <ol className="mt-2 grid list-decimal gap-1 pl-6 marker:font-semibold">
            {steps.map((step) => (
              <li key={step}>
                <NoticeText text={step} kind="step" language={language} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {paragraphs.length > 0 && (
        <section aria-labelledby="description" className="mt-6 max-w-prose">
          <h2 id="description" className="text-lg">
            {t("description")}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              <NoticeText text={paragraph} kind={null} language={language} />
            </p>
          ))}
        </section>
      )}
    </>
  );
}
