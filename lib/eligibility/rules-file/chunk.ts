import type { Day, LastDate } from "@/lib/dates";
import type { Notice, NoticePost, QualificationRule } from "@/lib/notice/schema";

/** Ids that one file of rules spans: a write of one job makes the readers fetch a file of at most so many anew, and no other. */
export const CHUNK_IDS = 512;

/** The number of the file that holds a job. */
export function chunkOf(id: number): number {
  return Math.floor(id / CHUNK_IDS);
}

/**
 * What the judge looks at of a job: its notice without names, counts of seats and everything else that decides nothing; null where the notice is
 * not known as data.
 */
export type JudgedJob = { id: number } & LastDate & { notice: Notice | null };

/** What of a post stands beside its age, relaxations and qualification. */
export type OtherRules = Pick<NoticePost, "sex" | "domicile" | "experienceMonths" | "reservationFor" | "vacancies">;

/** The qualification of a post, and of its pay what decides about it. */
export type JudgedQualification = QualificationRule & Pick<NoticePost, "pay">;

/** A rule as JSON: the device parses each that it has not met yet once, however many files hold it, and knows it again by this text. */
export type RuleText = string;

/**
 * The rules of the jobs of one chunk, as they travel. Rules that are alike stand in a table once and jobs name them by their place, in columns:
 * most notices of a body share theirs, which makes the file a third as long.
 */
export type RulesChunk = {
  tables: {
    lastDates: LastDate[];
    fees: RuleText[];
    /** Without the day on which ages are counted: bodies have few age rules, and a day of counting for each notice. */
    ages: RuleText[];
    countedOn: (Day | null)[];
    relaxations: RuleText[];
    qualifications: RuleText[];
    /** Each holds `OtherRules`. */
    others: RuleText[];
  };
  /** A value a job: how far its id lies from the one before, and places in the tables. */
  jobs: { ids: number[]; lastDates: number[]; fees: number[]; posts: number[] };
  /** A value a post, in the order of the jobs; `jobs.posts` says how many each has, none where its notice is not known as data. */
  posts: { ages: number[]; countedOn: number[]; relaxations: number[]; qualifications: number[]; others: number[] };
};

/** Which files there are: the number of each, and what tells its present content from an earlier one. */
export type RulesIndex = { chunks: { chunk: number; rules: string; listings: string }[] };

/** A text as it is shown, and its language where that is not the one that was asked for. */
type ListedText = { text: string; lang?: "en" | "hi" };

/** What a list shows of the jobs of a chunk, by the same ids as its rules. */
export type ListingsChunk = { id: number; title: ListedText; body: ListedText; place: ListedText }[];
