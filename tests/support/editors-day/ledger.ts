import type { Day } from "@/lib/dates";

/** The facts of a job by which its states are told apart: each write of the day changes one of them to what no other write says. */
export type Facts = { title: string; deadline: Day; positions: number | null; status: string; closed: { reason: string } | null };

/** What an editor wants to be stored, however many calls it takes until the network lets one through. */
export type Intent = {
  editor: string;
  /** As the log names it. */
  action: "job.create" | "job.update" | "job.status" | "job.delete" | "job.restore";
  /** Null until a new job has its number. */
  jobId: number | null;
  /** What the log must say of it. */
  expected: { title?: string; deadline?: Day; status?: string; reason?: string | null };
  /** When its editor began to ask for it, in milliseconds of the clock. */
  begunAt: number;
  attempts: number;
  /** "unknown": the network took the answer, and somebody else's write hides whether it was stored. */
  verdict: "open" | "confirmed" | "refused" | "unknown";
  /** When the site answered that it is done, in milliseconds of the clock; null where its editor saw it stored by looking. */
  answeredAt: number | null;
};

/** What a reader saw of a job between asking and being answered; null: it was not there. */
export type Sighting = {
  jobId: number;
  where: string;
  from: number;
  to: number;
  facts: Partial<Pick<Facts, "title" | "deadline" | "positions">> & { reason?: string | null };
  isThere: boolean;
};

/** What stands in a title so that its state is known on every page. */
const REVISION = /\(entry (\d+), revision (\d+)\)/g;
export const titled = (title: string, entry: number, revision: number) => `${title} (entry ${entry}, revision ${revision})`;
export const untitled = (title: string) => title.replace(/ \(entry \d+, revision \d+\)$/, "");

/** Every entry and revision that a text names, each once. */
export function revisionsIn(text: string): { entry: number; revision: number }[] {
  const found = [...text.matchAll(REVISION)].map(([, entry, revision]) => ({ entry: Number(entry), revision: Number(revision) }));
  return [...new Map(found.map((one) => [`${one.entry}/${one.revision}`, one])).values()];
}
