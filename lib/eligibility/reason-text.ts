import type { Span } from "@/lib/eligibility/calendar";
import type { Fact } from "@/lib/eligibility/profile";
import type { Because } from "@/lib/eligibility/reason";
import { formatDay } from "@/lib/i18n/format";
import { type Language, LOCALES } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { Group, Level } from "@/lib/notice/terms";
import { STATES } from "@/lib/places/states";

type Translate = Translator<"eligibility">;

/** What would be read twice, as that both limits of an age depend on the date of birth, once. */
export function saidOnce<Said extends { text: string }>(reasons: readonly Said[]): Said[] {
  const texts = reasons.map(({ text }) => text);
  return reasons.filter(({ text }, at) => texts.indexOf(text) === at);
}

/** A reason as people read it: the figure, the rule and the day ('2 years and 4 days over the limit of 27 for UR on 1 Aug 2026'). */
export function reasonText(because: Because, t: Translate, language: Language): string {
  switch (because.key) {
    case "factMissing":
    case "relaxationOpen":
      return t(`reasons.${because.key}`, { facts: factsText(because.facts, t, language) });
    case "tooYoung":
      return t("reasons.tooYoung", { ...limitAndDay(because, language), span: spanText(because.short, t, language) });
    case "overLimit":
      return overLimitText(because, t, language);
    case "oldEnough":
    case "withinLimit":
    case "nearLimit":
    case "limitDay":
      return t(`reasons.${because.key}`, limitAndDay(because, language));
    case "inWindow":
    case "bornTooLate":
      return t(`reasons.${because.key}`, { day: formatDay(because.day, language) });
    case "bornTooEarly": {
      const groups = groupsText(because.groups, t, language);
      const day = formatDay(because.day, language);
      return groups ? t("reasons.bornTooEarlyFor", { day, groups }) : t("reasons.bornTooEarly", { day });
    }
    case "relaxed": {
      const groups = groupsText(because.groups, t, language);
      return because.limit === null ? t("reasons.relaxed", { groups }) : t("reasons.relaxedTo", { groups, limit: because.limit });
    }
    case "qualified":
    case "appearingAllowed":
    case "tooQualified":
    case "perhapsTooQualified":
      return t(`reasons.${because.key}`, { level: t(`levels.${because.level}`) });
    case "notQualified":
    case "levelOpen":
    case "levelUntold":
    case "appearingOpen":
      return t(`reasons.${because.key}`, { levels: levelsText(because, t, language) });
    case "subjectUntold":
      return t("reasons.subjectUntold", { level: t(`levels.${because.level}`), subjects: any(because.subjects, language) });
    case "subjectOpen":
    case "otherSubject":
      return t(`reasons.${because.key}`, { subjects: any(because.subjects, language) });
    case "marksReached":
    case "marksOpen":
    case "marksBelow":
      return marksText(because, t);
    case "marksEased":
      return t("reasons.marksEased", { min: because.min, facts: factsText(because.facts, t, language) });
    case "alsoNeeded":
      return t("reasons.alsoNeeded", { also: because.also });
    case "serviceOpen":
      return t("reasons.serviceOpen", { groups: groupsText(because.groups, t, language) });
    case "noSeats":
      if (because.group === "UR") return t("reasons.noOpenSeats");
      return t("reasons.noSeats", { group: t(`groups.${because.group}`) });
    case "seatsOpen":
      if (because.group === "UR") return t("reasons.openSeatsOpen");
      return t("reasons.seatsOpen", { group: t(`groups.${because.group}`) });
    case "rightSex":
    case "otherSex":
      return t(because.sex === "male" ? "reasons.sexMale" : "reasons.sexFemale");
    case "fromState":
    case "otherState":
      return t(`reasons.${because.key}`, {
        states: any(
          because.states.map((key) => stateName(key, language)),
          language,
        ),
      });
    case "experienced":
    case "lessExperience":
      return t(`reasons.${because.key}`, { span: spanText(monthsToSpan(because.months), t, language) });
    default:
      return t(`reasons.${because.key}`);
  }
}

/** Levels, and subjects beside them, any of which is enough. */
export function levelsText(
  { levels, ...because }: { levels: readonly Level[]; subjects?: readonly string[] },
  t: Translate,
  language: Language,
): string {
  const words = [...levels.map((level) => t(`levels.${level}`)), ...(because.subjects ?? [])];
  return joined([...new Set(words)], "disjunction", language);
}

function overLimitText(
  { limit, on, by, groups }: Extract<Because, { key: "overLimit" }>,
  t: Translate,
  language: Language,
): string {
  const values = { limit, day: formatDay(on, language) };
  if (by.years + by.months + by.days === 0) return t("reasons.reachesLimit", values);
  const span = spanText(by, t, language);
  return groups.length > 0
    ? t("reasons.overLimitFor", { ...values, span, group: groupsText(groups, t, language) })
    : t("reasons.overLimit", { ...values, span });
}

/** The marks with whose they are, where a group needs fewer. */
function marksText(because: Extract<Because, { key: "marksReached" | "marksOpen" | "marksBelow" }>, t: Translate): string {
  const { key, min, group } = because;
  const marks = because.key === "marksBelow" ? because.marks : 0;
  if (!group) return t(`reasons.${key}`, { min, marks });
  const values = { min, marks, group: t(`groups.${group}`) };
  return min === 0 ? t("reasons.marksPass", values) : t(`reasons.${key}For`, values);
}

function groupsText(groups: readonly Group[], t: Translate, language: Language): string {
  return all(
    groups.map((group) => t(`groups.${group}`)),
    language,
  );
}

function factsText(facts: readonly Fact[], t: Translate, language: Language): string {
  return all(
    facts.map((fact) => t(`facts.${fact}`)),
    language,
  );
}

function limitAndDay({ limit, on }: { limit: number; on: string }, language: Language) {
  return { limit, day: formatDay(on, language) };
}

/** "2 years, 3 months and 1 day": parts that are 0 are left out. */
export function spanText({ years, months, days }: Span, t: Translate, language: Language): string {
  const parts = Object.entries({ years, months, days }) as [keyof Span, number][];
  return all(
    parts.flatMap(([unit, count]) => (count > 0 ? [t(`span.${unit}`, { count })] : [])),
    language,
  );
}

function monthsToSpan(months: number): Span {
  return { years: Math.floor(months / 12), months: months % 12, days: 0 };
}

function stateName(key: string, language: Language): string {
  const state = STATES.find((one) => one.key === key);
  return (language === "hi" ? state?.nameHindi : state?.name) ?? key;
}

function all(words: readonly string[], language: Language): string {
  return joined(words, "conjunction", language);
}

function any(words: readonly string[], language: Language): string {
  return joined(words, "disjunction", language);
}

/** Words as a list of the language: "A, B and C", or with "or" for a disjunction. */
export function joined(words: readonly string[], type: "conjunction" | "disjunction", language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type }).format(words);
}
