import { CircleCheck, CircleHelp, CircleX } from "lucide";
import { NoticeText } from "@/components/notice-text/notice-text";
import { Callout } from "@/components/ui/callout";
import { Icon } from "@/components/ui/icon";
import type { Answer } from "@/lib/eligibility/answer";
import type { Verdict } from "@/lib/eligibility/reason";
import { saidOnce } from "@/lib/eligibility/reason-text";
import { formatRupees } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { type Translator, translator } from "@/lib/i18n/translate";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { sourceHost } from "@/lib/web-address";

type Translate = Translator<"eligibility">;

const TONES = { eligible: "success", not_eligible: "critical", cannot_tell: "warning" } as const satisfies Record<
  Verdict,
  string
>;
const TEXTS = { eligible: "eligibleText", not_eligible: "notText", cannot_tell: "openText" } as const;
const SIGNS = { eligible: CircleCheck, not_eligible: CircleX, cannot_tell: CircleHelp } as const;
const PAISE = 100;

/** Whether one may apply, post by post, with what speaks for and against it. */
export function CheckAnswer({ answer, language }: { answer: Answer; language: Language }) {
  const t = translator(language, "eligibility");
  return (
    <section className="mb-8" aria-labelledby="verdict">
      <Callout tone={TONES[answer.verdict]} role="status">
        <h2 id="verdict" className="font-semibold text-lg">
          {t(`check.verdict.${answer.verdict}`)}
        </h2>
        <p>{t(`check.${TEXTS[answer.verdict]}`)}</p>
        <p className="mt-2">
          {t("check.fee")}: <strong>{feeText(answer.fee, t, language)}</strong>
        </p>
      </Callout>
      <h2 className="mt-6 mb-2 text-lg">{t("check.posts")}</h2>
      <ul className="divided rounded-lg border border-line bg-surface">
        {answer.posts.map(({ name, verdict, reasons }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: posts have no other identity, and never move.
          <li key={at} className="p-4">
            <h3 className="font-semibold">
              <NoticeText text={name} kind="post" language={language} />
            </h3>
            <p className="mb-2 font-semibold text-sm">{t(`check.verdict.${verdict}`)}</p>
            <ul className="grid gap-1">
              {saidOnce(reasons).map(({ result, text }) => (
                <ReasonLine key={text} result={result} text={text} t={t} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** That nothing can be told of a notice whose conditions are no data, with the notice to read. */
export function CheckUnknown({ job, language }: { job: Pick<JobDetailDto, "sourceUrl" | "applyLink">; language: Language }) {
  const official = [job.sourceUrl, job.applyLink].find((link) => sourceHost(link));
  return (
    <Callout tone="warning">
      <p>{translator(language, "eligibility")("check.noNotice")}</p>
      {official && (
        <p className="mt-2">
          <a href={official} target="_blank" rel="noopener noreferrer nofollow" className="inline-flex min-h-11 items-center">
            {translator(language, "job")("stepNotice")} ({sourceHost(official)})
          </a>
        </p>
      )}
    </Callout>
  );
}

function ReasonLine({ result, text, t }: { result: Verdict; text: string; t: Translate }) {
  return (
    <li className="flex gap-2">
      <Icon of={SIGNS[result]} size={20} className="mt-0.5 shrink-0" />
      <span>
        <span className="text-muted">{t(`check.result.${result}`)}: </span>
        {text}
      </span>
    </li>
  );
}

function feeText(fee: number | null, t: Translate, language: Language): string {
  if (fee === null) return t("check.feeUnknown");
  return fee === 0 ? t("check.noFee") : formatRupees(fee / PAISE, language);
}
