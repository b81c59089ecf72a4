import { folded } from "@/lib/jobs/similar/body-forms";

/** Short writings of posts and the words that they stand for. */
const WRITTEN_OUT: Record<string, string> = {
  ae: "assistant engineer",
  aso: "assistant section officer",
  apo: "assistant prosecution officer",
  cbo: "circle based officer",
  cgl: "combined graduate level",
  chsl: "combined higher secondary level",
  deo: "data entry operator",
  et: "executive trainee",
  gd: "constable general duty",
  gdmo: "general duty medical officer",
  imo: "insurance medical officer",
  je: "junior engineer",
  jr: "junior",
  jrf: "junior research fellow",
  jto: "junior telecom officer",
  lab: "laboratory",
  lbo: "local bank officer",
  ldc: "lower division clerk",
  mt: "management trainee",
  mts: "multi tasking staff",
  po: "probationary officer",
  sfo: "senior field officer",
  si: "sub inspector",
  so: "specialist officer",
  sr: "senior",
  srf: "senior research fellow",
  steno: "stenographer",
  stenotypist: "stenographer",
  tech: "technical",
  tgt: "trained graduate teacher",
  pgt: "post graduate teacher",
  udc: "upper division clerk",
  asst: "assistant",
};

/** What headings say beside the post: that it is a recruitment, how to apply for it, and how far it has come. */
const NOT_POSTS = new Set(
  (
    "a all an and any are as at by for from here his how if in into is it its new no not of off on only or other others out over per so the to up various via with " +
    "admit announced answer application applications apply bharti calendar call card check closed closing corrigendum cutoff date dates declared " +
    "details direct download drive eligibility exam examination extended form fee found fresh full get hall high increased interview job jobs key last latest letter link " +
    "lists merit more multiple now notice notification notified offline online open opens pay paying post postponed posts provisional recruitment registration release released reopened result " +
    "salary schedule score scorecard selection special start started starts status syllabus through ticket today tomorrow upto vacancies vacancy vacant walk " +
    "advertisement advt cen year years month basis based level gazetted class pass passed"
  ).split(" "),
);

/** For whom a recruitment is, which says nothing of the posts. */
const FOR_WHOM = /\b(?:special\s+drive\s+for\s+)?project[\s-]affected\b(?:\s+(?:persons?|candidates?|drive))?/giu;

/** Words that say of what kind posts are, and not which. */
const KINDS = new Set(
  "non teaching academic scientific technical faculty staff group executive employee position professional experienced".split(
    " ",
  ),
);

/**
 * The words of a title that name posts: short writings written out, plurals as one, without figures and addresses, what headings say beside the post,
 * and the words of the body in all its names. They are the same for "MTS" and "Recruitment of Multi-Tasking Staff 2026: Apply Online for 12 Posts".
 */
export function postWords(title: string, bodyNames: readonly string[]): ReadonlySet<string> {
  const own = new Set(bodyNames.flatMap(wordsOf));
  const all = wordsOf(title.replaceAll(FOR_WHOM, " ").replaceAll(/\S+\.(?:in|com|org)\b\S*|₹\s*[\d,]+/g, " "));
  const words = all.flatMap((word) => (own.has(word) ? [] : (WRITTEN_OUT[word] ?? word).split(" ")));
  const kept = words.filter((word) => word.length > 1 && !NOT_POSTS.has(word) && !/\p{N}/u.test(word)).map(singular);
  return new Set(kept);
}

/** Whether words only say of what kind the posts are, or nothing of them. */
export function areKinds(words: ReadonlySet<string>): boolean {
  return [...words].every((word) => KINDS.has(word));
}

function wordsOf(text: string): string[] {
  return folded(text).split(" ");
}

function singular(word: string): string {
  return /[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word;
}
