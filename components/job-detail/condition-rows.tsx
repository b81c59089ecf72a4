import type { ReactNode } from "react";
import { NoticeText } from "@/components/notice-text/notice-text";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDetailDto, PositionDto } from "@/lib/jobs/schema";
import type { NoticePost, QualificationChoice } from "@/lib/notice/schema";
import type { TextKind } from "@/lib/notice-text/hindi/in-hindi";

type Condition = {
  name: "alsoNeeded" | "heldBy" | "desirable" | "languages" | "physical" | "postings";
  kind: TextKind | null;
  of: Said;
};
type Said = (post: NoticePost, language: Language) => string | null | undefined;

/** What a notice as data says of its posts that nobody is judged by and no text of the job holds. */
const CONDITIONS: readonly Condition[] = [
  {
    name: "heldBy",
    kind: null,
    of: ({ qualification }, language) => qualification?.heldBy && formatDay(qualification.heldBy, language),
  },
  {
    name: "alsoNeeded",
    kind: null,
    of: ({ qualification }, language) => alsoNeeded(qualification?.anyOf ?? [], language),
  },
  { name: "desirable", kind: null, of: ({ qualification }) => qualification?.desirable },
  { name: "languages", kind: "language", of: ({ languages }) => languages?.join(", ") },
  { name: "physical", kind: null, of: ({ physical }) => physical },
  { name: "postings", kind: "place", of: ({ places }) => places?.join(", ") },
];

/** What is asked for beside a level, with the level where another is taken without it, or with something else. */
function alsoNeeded(choices: readonly QualificationChoice[], language: Language): string | null {
  const t = translator(language, "eligibility");
  const [first, ...others] = new Set(choices.map(({ also }) => also ?? null));
  if (others.length === 0) return first ?? null;
  return choices.flatMap(({ level, also }) => (also ? [`${t(`levels.${level}`)}: ${also}`] : [])).join("; ");
}

/** A row for each such condition of a notice, or of one of its posts: said once where all posts have it alike, else post by post. */
export function conditionRows(job: JobDetailDto, post: PositionDto | undefined, language: Language): [string, ReactNode][] {
  const t = translator(language, "job");
  const posts = (job.notice?.posts ?? []).filter((_one, at) => !post || at === post.ordinal - 1);
  return CONDITIONS.map(({ name, kind, of }) => {
    const texts = posts.map((one) => of(one, language) || null);
    const isShared = new Set(texts).size === 1;
    const said = (text: string) =>
      // A day is in words of the page already.
      name === "heldBy" ? text : <NoticeText text={text} kind={kind} language={language} />;
    if (isShared) return [t(name), texts[0] && said(texts[0])];
    const named = posts.flatMap((one, at) => {
      const text = texts[at];
      if (!text) return [];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have one name.
        <span key={at} className="block">
          <NoticeText text={one.name} kind="post" language={language} />: {said(text)}
        </span>
      );
    });
    return [t(name), named.length > 0 && named];
  });
}
