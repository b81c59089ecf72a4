import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { shownText } from "@/lib/notice-text/shown-text";

/** All that speaks for and against the reader, post by post, folded; the device fills it. */
export function Why({ job, language }: { job: JobDetailDto; language: Language }) {
  if (!job.notice) return null;
  return (
    <details className="for-you-only for-you-why no-print" data-while-open="">
      <summary>{translator(language, "profile")("why")}</summary>
      <div
        className="card"
        data-verdict={job.id}
        data-of="reasons"
        data-names={JSON.stringify(job.notice.posts.map(({ name }) => shownText(name, "post", language)))}
        suppressHydrationWarning
      />
      <p className="mt-2 max-w-prose text-muted text-sm">{translator(language, "eligibility")("check.eligibleText")}</p>
    </details>
  );
}
