/** What was found alike of two notices, or not (lib/jobs/similar/same-recruitment.ts), as the staff reads it. */
const REASON_WORDS: Record<string, string> = {
  number: "same advertisement number",
  address: "same address",
  samePosts: "same posts",
  allPosts: "the posts of one are all in the other",
  onePost: "the one post of one is in the other",
  mostPosts: "most words of the posts",
  somePosts: "some words of the posts",
  sameKind: "same kind of posts",
  noPosts: "one names no post",
  otherPosts: "other posts",
  countlessVacancies: "same large number of vacancies",
  manyVacancies: "same number of vacancies",
  vacancies: "same number of vacancies",
  nearVacancies: "nearly the same number of vacancies",
  fewVacancies: "few vacancies",
  otherVacancies: "other number of vacancies",
  sameDay: "same last date",
  nearDay: "near last dates",
  farDay: "last dates far apart",
};

/** Reasons as one line. */
export function reasonsInWords(because: readonly string[]): string {
  return because.map((reason) => REASON_WORDS[reason] ?? reason).join(", ");
}
