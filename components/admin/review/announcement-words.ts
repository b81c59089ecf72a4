const KINDS: Record<string, string> = {
  admit_card: "Admit card",
  exam: "Exam dates",
  answer_key: "Answer key",
  result: "Result",
  interview: "Interview",
  document_verification: "Document verification",
  corrigendum: "Corrigendum",
};

/** What is announced, as the staff reads it. */
export function kindInWords(kind: string): string {
  return KINDS[kind] ?? kind;
}

/** In what an announcement is like the likest recruitment, and why it waits (lib/announcements/judge.ts, correct.ts). */
const REASONS: Record<string, string> = {
  number: "same advertisement number",
  samePosts: "same posts",
  somePosts: "some of the same posts",
  sameYear: "same year",
  otherTime: "not at the time at which it would come",
  unread: "what it corrects stands in the document alone: attach it, and change the job",
  unofficial: "its source does not speak for the body",
  edited: "an editor has written the job: change the job, and attach it",
  earlier: "its last date is before the one of the job",
  far: "its last date is more than a year after the one of the job",
};

export function announcementReasons(because: readonly string[]): string {
  return because.map((reason) => REASONS[reason] ?? reason).join(", ");
}
