import { isApplicant, seatsIn } from "@/lib/jobs/search/words/lacking/seats";
import { isGeneral } from "@/lib/jobs/search/words/names";
import type { Part } from "@/lib/jobs/search/words/understand";

/**
 * Sets of parts that a search may do without where hardly any job has all, those that say least first: who has seats in nearly every notice, words that only say the kind of what is asked for and the degree in a subject,
 * then a post that says little beside other words ("mining engineer"), then the other words, then one of several posts, then the kind of body where a post
 * is. What names a body, a place, a level or the only other post is never left away, and no word that few jobs have, but for one that says the kind: what exists nowhere is found nowhere.
 */
export async function droppable(
  parts: readonly Part[],
  isCommon: (part: Part) => Promise<boolean>,
): Promise<(readonly Part[])[][]> {
  const asked = parts.filter(({ isLeftOut, kind }) => !isLeftOut && kind !== "nothing");
  const isOfClass = asked.some((part) => part.kind === "level" && part.level === "12th");
  const isSubjectSaid = !isOfClass && asked.some(isSubject);
  const isForSomething = asked.some((part) => !isApplicant(part) && !isWeak(part));
  const seats = seatsIn(asked);
  const weak = asked.filter(
    (part) =>
      seats.includes(part) ||
      isWeak(part) ||
      (isOfClass && isStream(part)) ||
      (isSubjectSaid && isDegree(part)) ||
      (isForSomething && isApplicant(part)),
  );
  const others = asked.filter((part) => isWordAlone(part) && !weak.includes(part));
  const important = asked.filter((part) => !weak.includes(part) && !others.includes(part));
  const posts = important.filter((part) => part.kind === "names" && part.group.kind === "post");
  const [post] = posts;
  const sets: (readonly Part[])[][] = seats.length > 0 ? [[seats]] : [];
  if (weak.length > seats.length && asked.length > weak.length) sets.push([weak]);
  if (post && posts.length === 1 && others.length > 0 && saysLittle(post)) return [...sets, [[...weak, post]]];
  const telling = posts.filter((part) => !saysLittle(part));
  const common: Part[] = [];
  // A field that has a name is no word that exists nowhere: beside a post it is common, however few jobs say it.
  for (const part of others) if ((telling.length > 0 && part.kind === "names") || (await isCommon(part))) common.push(part);
  const isRareAmong = common.length < others.length;
  if (isRareAmong) return common.length > 0 ? [...sets, [[...weak, ...common]]] : sets;
  const isNamed = important.some(({ kind }) => kind !== "place" && kind !== "level");
  if (isNamed && others.length > 0) sets.push([[...weak, ...others]]);
  else if (others.length > (important.length > 0 ? 1 : 2)) sets.push(others.map((part) => [...weak, part]));
  if (posts.length > 1)
    sets.push(
      (telling.length > 0 ? telling : posts).map((kept) => [...weak, ...others, ...posts.filter((part) => part !== kept)]),
    );
  const around = important.filter(isWherePostIs);
  if (telling.length > 0 && around.length > 0) sets.push([[...weak, ...around]]);
  return sets;
}

/** Of what kind a body is, where a post tells it: a "junior resident" works in a hospital whether the notice says so or not. */
function isWherePostIs(part: Part): boolean {
  return part.kind === "names" && part.group.kind === "body" && AROUND_POSTS.has(part.group.en.toLowerCase());
}

const AROUND_POSTS: ReadonlySet<string> = new Set(["hospital", "medical college", "college", "school", "university"]);

function saysLittle(part: Part): boolean {
  return part.kind === "names" && isGeneral(part.group);
}

/** Whether a part only says of what kind is what other words name. */
export function isWeak(part: Part): boolean {
  return isWordAlone(part) && part.words.every((word) => WEAK.has(word));
}

/** A subject tells more than the degree in it: "msc zoology", "economics graduate". */
function isSubject(part: Part): boolean {
  return part.kind === "names" && SUBJECTS.has(part.group.en.toLowerCase());
}

/** What class 12 was passed in: few notices ask for it. */
function isStream(part: Part): boolean {
  return part.words.every((word) => STREAMS.has(word));
}

const STREAMS: ReadonlySet<string> = new Set(
  "science arts commerce humanities pcm pcb pcmb stream side maths math biology bio vigyan kala vanijya विज्ञान कला वाणिज्य पीसीएम पीसीबी".split(
    " ",
  ),
);

function isDegree(part: Part): boolean {
  return part.kind === "level" || (part.kind === "names" && DEGREES.has(part.group.en.toLowerCase()));
}

const SUBJECTS: ReadonlySet<string> = new Set(
  `mathematics,english,hindi,sanskrit,urdu,history,geography,physics,chemistry,biology,botany,zoology,economics,political science,psychology,sociology,philosophy,commerce,journalism,statistical,
  biotechnology,microbiology,biochemistry,nursing,electronics,mechanical,civil,electrical,chemical,geology,law,library,music,home science,public administration,environment,textile,mining,marketing,finance,social work`
    .split(",")
    .map((name) => name.trim()),
);
const DEGREES: ReadonlySet<string> = new Set("b.sc,m.sc,b.com,m.com,ba,ma,bba,mba,b.tech,m.tech,phd,llb,llm".split(","));

/** A word, or the name of a field of work, which is a word of titles. */
function isWordAlone(part: Part): boolean {
  return part.kind === "words" || (part.kind === "names" && part.group.kind === "field");
}

/** Words that only say of what kind is what other words name: a search does without them where hardly any job has all. */
const WEAK: ReadonlySet<string> = new Set(
  `centre center company companies subsidiary subsidiaries lab labs laboratory laboratories office offices scheme schemes yojana employee employees staff person persons people
  karmchari karmachari karamchari worker workers city town state central national organisation organization authority corporation board trust institute institution
  sansthan nigam society samiti polyclinic campus headquarters group unit branch division section cadre service services seva sewa grade level category class type kind various multiple
  project programme program mission post posts position positions through base based basis contract contractual permanent regular temporary new old backlog quota
  bada bade chota bharat india indian bhartiya rajya kendra kendriya
  केंद्र केन्द्र कंपनी कार्यालय योजना कर्मचारी संगठन प्राधिकरण निगम बोर्ड संस्थान समिति इकाई शाखा सेवा सेवाएं श्रेणी मिशन परियोजना राज्य केंद्रीय भारतीय`
    .normalize("NFKC")
    .replace(/[\u093c]/g, "")
    .split(/\s+/),
);
