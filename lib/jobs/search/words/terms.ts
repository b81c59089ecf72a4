import { bodyMark, partMark } from "@/lib/bodies/marks/body-marks";
import { bodiesOf } from "@/lib/jobs/search/words/body-names";
import { isOfApplicant } from "@/lib/jobs/search/words/data/degrees";
import { isGeneral, type NameGroup, wordByWord } from "@/lib/jobs/search/words/names";
import type { Form, Term } from "@/lib/jobs/search/words/query";
import { letterOf } from "@/lib/jobs/search/words/spelling/roman";
import { beginnings, classForms, inflected, inflectedForms, together, withShortWords } from "@/lib/jobs/search/words/spellings";
import type { Part } from "@/lib/jobs/search/words/understand";

/** Words as they were typed, in the singular and the plural, whole or as the beginnings of longer ones. */
export function plainTerm({ words }: Pick<Part, "words">): Term {
  const [word = ""] = words;
  const letter = letterOf(word);
  const whole =
    words.length === 1 ? [...inflected(word), ...(letter === null ? [] : [letter])].map((one) => [one]) : inflectedForms(words);
  return { whole, loose: beginnings(words), near: beginnings(words) };
}

/** Letters of a name that is mostly a short form, and words that mean the same wherever they stand. */
const [MAX_SHORT_FORM, LONG_NAME] = [4, 3];

/** A thing by its names: as it was typed, whatever stands between its words, and as others write it, where the words stand together. */
export function namesTerm(words: readonly string[], group: NameGroup): Term {
  const { same, near, far = [], akin = [], kind } = group;
  const { marks, others: otherMarks, wider } = marksOf(words, group);
  const typed = words.join(" ");
  const others = same.filter((name) => name.join(" ") !== typed);
  const leads = !same.some((name) => name.join(" ") === typed || inflectedForms(name).some((form) => form.join(" ") === typed));
  const classes = kind === "field" ? classForms(same) : [];
  const plain = leads ? { whole: [], loose: [] } : plainTerm({ words });
  // What "pro" or "app" begins is not what it is short for.
  const loose = typed.length > MAX_SHORT_FORM ? plain.loose : [];
  const own = leads
    ? [ownNameOf(words, same)]
    : [...withShortWords(words), ...(isWrittenOut(words) ? sameInOneWord(words, same) : [ownNameOf(words, same)])];
  const scattered = kind === "post" && !isWrittenOut(words) ? own.flatMap(scatteredInTitle) : [];
  return {
    // "State Bank of India" is called "bank of india" too. One name of a family, "AIIMS", is not one body's.
    exact: group.bodies && marks.length > 0 ? marks : own.flatMap(inflectedForms).map(together).concat(marks),
    together: [...inflectedForms(words).filter(() => !leads), ...others.flatMap(inflectedForms)]
      .map(together)
      .concat(marks, otherMarks),
    whole: [...plain.whole, ...[...others, ...akin].flatMap(inflectedForms).map(together), ...marks, ...otherMarks, ...wider],
    loose: [
      ...loose,
      ...[...near, ...far].flatMap(inflectedForms).map(together),
      ...scattered,
      ...(kind === "body" ? [] : others.filter(({ length }) => length >= LONG_NAME)),
    ],
    near: [...near.flatMap(inflectedForms).map(together), ...scattered],
    isBody: kind === "body",
    isPost: kind === "post" || kind === "exam",
    isGeneral: isGeneral(group),
    isHeld: isOfApplicant(group),
    ...(classes.length > 0 && { classes }),
  };
}

/** Words of posts and fields, and words alone, that were typed beside each other: "project engineer" stands above "project manager, site engineer". */
export function phrasesOf(asked: readonly Part[]): readonly Form[] | null {
  const [first, ...rest] = asked.filter(({ kind }) => kind !== "nothing");
  const isWorded = (part: Part) => part.kind === "words" || (part.kind === "names" && part.group.kind !== "body");
  const run = first && isWorded(first) ? [first] : [];
  for (const part of rest) {
    if (!isWorded(part) || part.from - (run.at(-1)?.to ?? 0) > 1) break;
    run.push(part);
  }
  if (run.length < 2) return null;
  const [typed, own] = [run.flatMap(({ words }) => words), run.flatMap(ownWords)];
  return typed.join(" ") === own.join(" ") ? [typed] : [typed, own];
}

/** The words of a part by its own name. */
function ownWords(part: Part): Form {
  return part.kind === "names" ? ownNameOf(part.words, part.group.same) : part.words;
}

/** The own name of what is called so: the one that says the same word by word, "software engineer" of "सॉफ्टवेयर इंजीनियर", else the first. */
function ownNameOf(words: readonly string[], same: readonly Form[]): Form {
  const worded = wordByWord(words);
  return same.find((name) => name.join(" ") === worded) ?? same[0] ?? words;
}

/** The words of a post in a title with others between them: who types "mukhya prabandhak" is shown chief general managers behind chief managers. */
function scatteredInTitle(name: Form): Form[] {
  return name.length === 1 ? [] : inflectedForms(name).map((form) => form.map((word) => `~${word}`));
}

/** The same name with other spaces: "hydrogeologist" and "hydro geologist". */
function sameInOneWord(words: readonly string[], same: readonly Form[]): Form[] {
  return same.filter((name) => name.length !== words.length && name.join("") === words.join(""));
}

/** Whether notices may write just these words; a short form, a folk name or a Hindi one stands for the name that notices write. */
function isWrittenOut(words: readonly string[]): boolean {
  return words.join("").length > MAX_SHORT_FORM && words.every((word) => /^[a-z]+$/.test(word));
}

type Marks = { marks: Form[]; others: Form[]; wider: Form[] };

/**
 * By what the body of a job tells that it is meant: itself, where the name that was typed is one body's before the others of its group, and what belongs
 * to it or is of its sort.
 */
function marksOf(words: readonly string[], { same, kind, bodies, sorts = [] }: NameGroup): Marks {
  const keys = kind === "body" ? (bodies ?? bodiesOf([words, ...same])) : [];
  const typed = kind === "body" && !bodies ? bodiesOf([words]) : keys;
  const meant = typed.length > 0 ? typed : keys;
  const marked = (some: readonly string[]) => some.map((key): Form => [bodyMark(key)]);
  return {
    marks: marked(meant),
    others: marked(keys.filter((key) => !meant.includes(key))),
    wider: [...keys.map(partMark), ...sorts].map((mark) => [mark]),
  };
}
