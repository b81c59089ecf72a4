import type { Judgement } from "@/lib/eligibility/judge";
import type { Because, Reason, Verdict } from "@/lib/eligibility/reason";
import { joined, levelsText, reasonText, spanText } from "@/lib/eligibility/reason-text";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

type Translate = Translator<"eligibility">;
/** What stands beside a job: the verdict, and in a few words the rule that decides it. */
export type Mark = { verdict: Verdict; text: string };

/** The mark of a post of a notice, or of the notice by the post that comes nearest to the person; of a notice that is no data, that it must be read. */
export function markOf(judgement: Judgement | null, t: Translate, language: Language, post?: number): Mark {
  const posts = post === undefined ? judgement?.posts : judgement?.posts.slice(post, post + 1);
  const verdict = post === undefined ? judgement?.verdict : posts?.[0]?.verdict;
  if (!posts || posts.length === 0 || !verdict) return { verdict: "cannot_tell", text: t("mark.unread") };
  if (verdict === "eligible") return { verdict, text: t("mark.eligible") };
  const deciding = posts
    .filter((one) => one.verdict === verdict)
    .map(({ reasons }) => reasons.filter(({ result }) => result === verdict))
    .toSorted((a, b) => a.length - b.length)[0]?.[0];
  return { verdict, text: deciding ? markText(deciding, t, language) : t("mark.unread") };
}

function markText({ result, because }: Reason, t: Translate, language: Language): string {
  return result === "not_eligible" ? againstText(because, t, language) : t("mark.open", { what: openText(because, t, language) });
}

/** The rule against somebody, shorter than its reason: the figure without the day. */
function againstText(because: Because, t: Translate, language: Language): string {
  switch (because.key) {
    case "tooYoung":
      return t("mark.short.tooYoung", { limit: because.limit, span: spanText(largestOf(because.short), t, language) });
    case "overLimit": {
      const { years, months, days } = because.by;
      if (years + months + days === 0) {
        return t("mark.short.reachesLimit", { limit: because.limit, day: formatDay(because.on, language) });
      }
      return t("mark.short.overLimit", { limit: because.limit, span: spanText(largestOf(because.by), t, language) });
    }
    case "tooQualified":
      return t("mark.short.tooQualified", { level: t(`levels.${because.level}`) });
    case "marksBelow":
      return t("mark.short.marksBelow", { min: because.min });
    default:
      return reasonText(because, t, language);
  }
}

/** What is missing, of the person or of the notice. */
function openText(because: Because, t: Translate, language: Language): string {
  switch (because.key) {
    case "factMissing":
    case "relaxationOpen":
    case "marksEased":
      return t("mark.missing.facts", {
        facts: joined(
          because.facts.map((fact) => t(`facts.${fact}`)),
          "disjunction",
          language,
        ),
      });
    case "nearLimit":
    case "limitDay":
      return t(`mark.missing.${because.key}`, { limit: because.limit });
    case "levelOpen":
    case "levelUntold":
      return t(`mark.missing.${because.key}`, { levels: levelsText(because, t, language) });
    case "alsoNeeded":
      return t("mark.missing.alsoNeeded", { also: because.also });
    case "ageNotStated":
    case "relaxationsNotStated":
    case "qualificationNotStated":
    case "appearingOpen":
    case "serviceOpen":
    case "serviceAsDegree":
    case "subjectOpen":
    case "subjectUntold":
    case "perhapsTooQualified":
    case "marksOpen":
    case "seatsOpen":
      return t(`mark.missing.${because.key}`);
    default:
      return reasonText(because, t, language);
  }
}

type Span = { years: number; months: number; days: number };

/** Years alone where there are some, else months, else days: "2 years over 27" says enough in a list. */
function largestOf({ years, months, days }: Span): Span {
  if (years > 0) return { years, months: 0, days: 0 };
  return months > 0 ? { years: 0, months, days: 0 } : { years: 0, months: 0, days };
}
