import { lastDateInWords } from "@/lib/feeds/job-lines";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { payOfPost } from "@/lib/jobs/facts/post-pay";
import { saidText } from "@/lib/jobs/job/values";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";
import { selectionSteps, shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import { asWritten } from "@/lib/notice-text/typeset";
import { escapeHtml } from "@/lib/seo/escape-html";
import { titleOfJob, translatedWithoutBody } from "@/lib/seo/post-title";

/** The name of the post without the body, which has a property of its own, and without what announces it: of the title that the page shows, in its language. */
export function titleOf(job: JobDetailDto, post: PositionDto | undefined, language: Language): string {
  const published = post?.positionName ?? job.title;
  const cut = titleOfJob(published, job.recruitingOrganization);
  const kind = post ? "post" : "title";
  const shown = post ? shownText(published, kind, language) : shownTitle(job, language);
  if (language === "en" || shown.lang === "en") return cut;
  const isEntered = !post && job.titleHi;
  const translated = isEntered
    ? translatedWithoutBody(shown.text, published, job.recruitingOrganization)
    : shownText(cut, kind, language).text;
  // The Hindi name may be known where the published one is not.
  return titleOfJob(asWritten(translated), bodyOf(job, language));
}

/** The whole title in the language of the page, as an exam is called by it. */
export function wholeTitleOf(job: JobDetailDto, language: Language): string {
  return language === "en" ? job.title : asWritten(shownTitle(job, language).text);
}

/** The name of the recruiting body in the language of the page. */
export function bodyOf(job: JobDetailDto, language: Language): string {
  return language === "en" ? job.recruitingOrganization : asWritten(shownBody(job, language).text);
}

/** A published text in the language of a page, without what only sets it. */
export function writtenText(text: string, kind: TextKind | null, language: Language): string {
  return language === "en" ? text : asWritten(shownText(text, kind, language).text);
}

/**
 * HTML made of plain text: escaped, a paragraph for each part. It is never the title alone: of a listing without a text it holds what its page says
 * in figures, and nothing of what nobody knows. A posting has one language (Google), so a Hindi one leaves out paragraphs in English where
 * it has facts to say in Hindi.
 */
export function descriptionOf(job: JobDetailDto, post: PositionDto | undefined, language: Language): string {
  const t = translator(language, "job");
  const said = (text: string | null | undefined, kind: TextKind | null) => text && writtenText(text, kind, language);
  const steps = selectionSteps(job.selectionProcess).map((step) => said(step, "step"));
  const openings = post ? post.numberOfVacancies : job.positions;
  const facts = [
    [t("qualification"), said(saidText(post?.qualification ?? job.qualification), "qualification")],
    [t("requirements"), said(post?.specificRequirements, null)],
    [t("ageLimit"), said(job.ageLimit, "age")],
    [t("fee"), said(job.applicationFee, "fee")],
    [t("selection"), steps.join(", ")],
    [t("positions"), openings === null ? null : formatNumber(openings, language)],
    [t("location"), said(saidText(job.location), "place")],
    [t("salary"), said(post ? payOfPost(post, job) : job.salary, "pay")],
    [t("lastDate"), asWritten(lastDateInWords(job, language))],
  ];
  const told = facts.flatMap(([label, text]) => (text ? [`${label}: ${text}`] : []));
  const prose = job.description?.split(/\n\s*\n/) ?? [];
  // The last date is said of every job and is none of what describes it.
  const hasFacts = told.length > 1;
  const parts = [
    ...prose.filter((part) => !hasFacts || shownText(part, null, language).lang !== "en").map((part) => said(part, null)),
    ...told,
  ];
  return parts.flatMap((part) => (part?.trim() ? [`<p>${escapeHtml(part.trim())}</p>`] : [])).join("");
}
