import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CheckAnswer, CheckUnknown } from "@/components/eligibility/check-answer";
import { CheckForm } from "@/components/eligibility/check-form";
import { Shown } from "@/components/notice-text/shown";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { answerEligibility } from "@/lib/eligibility/answer";
import { checkFormSchema } from "@/lib/eligibility/check-form";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { jobOfPage } from "@/lib/jobs/cache";
import { links } from "@/lib/links";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";

type Props = AccountPageProps & { params: Promise<{ lang: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, id } = await params;
  const job = await jobOfPage(id);
  const language = languageOf(lang);
  const title = job ? shownTitle(job, language).text : "";
  return { title: translator(language, "eligibility")("check.metaTitle", { title }) };
}

/** /job/{id}/eligibility: a form that says whether one may apply, without scripts, and stores nothing. */
export default async function EligibilityPage(props: Props) {
  const job = await jobOfPage((await props.params).id);
  if (!job) notFound();
  const { language, flash } = await readAccountPage(`/job/${job.id}/eligibility`, props);
  const t = translator(language, "eligibility");
  const told = flash?.outcome === "done" ? checkFormSchema.safeParse(flash.values) : null;
  return (
    <>
      <p>
        <a href={links.job(language, job.id)} className="inline-flex min-h-11 items-center">
          ← {t("check.back")}
        </a>
      </p>
      <h1 className="text-xl md:text-2xl">{t("check.title")}</h1>
      <p className="mt-1 mb-5 text-muted">
        <Shown of={shownTitle(job, language)} /> · <Shown of={shownBody(job, language)} />
      </p>
      {!job.notice && <CheckUnknown job={job} language={language} />}
      {job.notice && told?.success && <CheckAnswer answer={answerEligibility(told.data, job, language)} language={language} />}
      {job.notice && <CheckForm jobId={job.id} language={language} state={flash} />}
    </>
  );
}
