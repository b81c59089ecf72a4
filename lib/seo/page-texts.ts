import { formatDay, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { saidText } from "@/lib/jobs/job/values";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import { asWritten } from "@/lib/notice-text/typeset";
import { endsInBody, partsOf, translatedWithoutBody } from "@/lib/seo/post-title";

/** In signs: of a description what search engines show, of a title what they read and none shows more of. */
const MOST = { title: 90, description: 155 };
/** What stays of a body behind a long title, of a title behind long facts, and of a fact. */
const LEAST = { body: 30, title: 50, fact: 36 };

/**
 * What the page of a notice or of one of its posts is called in lists of pages: the body stands behind a title that does not end in it. Of one that is
 * too long the beginning stays and the body, which tell it from others.
 */
export function pageTitleOf(job: JobDetailDto, post: PositionDto | undefined, language: Language): string {
  const { whole, name, sign, body } = titleParts(job, post, language);
  if (whole.length <= MOST.title) return whole;
  const start = cutAtWord(name, MOST.title - sign.length - Math.min(body.length, LEAST.body));
  return start + sign + cutAtWord(body, MOST.title - sign.length - start.length);
}

function titleParts(job: JobDetailDto, post: PositionDto | undefined, language: Language) {
  const { title: published, recruitingOrganization } = job;
  const title = asWritten(post ? shownText(post.positionName, "post", language).text : shownTitle(job, language).text);
  const isDividedAlike = language === "en" || translatedWithoutBody(title, published, recruitingOrganization) !== title;
  if (!post && isDividedAlike && endsInBody(published, recruitingOrganization)) {
    const { post: name, ending } = partsOf(title);
    return { whole: title, name, sign: ending === null ? "" : " – ", body: ending ?? "" };
  }
  const body = shownBody(job, language).text;
  return { whole: `${title}, ${body}`, name: title, sign: ", ", body };
}

/** What lists of pages say of it under that: what a seeker asks first stands before the title, which they may cut. */
export function pageDescriptionOf(job: JobDetailDto, post: PositionDto | undefined, language: Language): string {
  const t = translator(language, "job");
  const openings = post ? post.numberOfVacancies : job.positions;
  const qualification = saidText(post?.qualification ?? job.qualification);
  const place = saidText(job.location);
  const facts = [
    openings === null ? null : t("postCount", { count: openings, figure: formatNumber(openings, language) }),
    qualification && cutAtWord(shownText(qualification, "qualification", language).text, LEAST.fact),
    place && cutAtWord(shownText(place, "place", language).text, LEAST.fact),
  ];
  const said = {
    date: formatDay(job.deadline, language),
    facts: facts.flatMap((fact) => (fact ? [` · ${fact}`] : [])).join(""),
  };
  const say = (key: "metaDescription" | "metaDescriptionShort", title: string) =>
    t(key, { ...said, title }).replace(/…[.।]/u, "…");
  const { whole } = titleParts(job, post, language);
  const full = say("metaDescription", whole);
  if (full.length <= MOST.description) return full;
  const room = MOST.description - say("metaDescriptionShort", "").length;
  return say("metaDescriptionShort", cutAtWord(whole, Math.max(room, LEAST.title)));
}

/** A name, and as many of the whole sentences about it as a description holds. */
export function describedBy(name: string, [first = "", ...others]: readonly string[]): string {
  return others.reduce(
    (text, sentence) => (`${text} ${sentence}`.length > MOST.description ? text : `${text} ${sentence}`),
    `${name}: ${first}`,
  );
}

/** The beginning of a text up to the end of a word, and a sign that it is cut; within a word only where it is as long as the room. */
export function cutAtWord(text: string, room: number): string {
  if (text.length <= room) return text;
  const start = text.slice(0, room);
  const end = start.search(/\s+\S*$/u);
  const kept = end > 0 ? start.slice(0, end) : start.slice(0, -1).replace(/\p{Cs}$/u, "");
  return `${kept.replace(/[\s\p{Pd},;:.(/]+$/u, "")}…`;
}

/** What the page of a notice is about, for who reads the words in its head: each name once, where a bank is its own department. */
export function pageKeywordsOf({ title, recruitingOrganization, department, location }: JobDetailDto): string {
  return [...new Set([title, recruitingOrganization, department, saidText(location)].filter(Boolean))].join(", ");
}
