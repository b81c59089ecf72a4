import type { Day } from "@/lib/dates";
import { dayNumber, type SnapshotColumns } from "@/lib/jobs/search/index/columns";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";

/** Days in which nobody can still get an application together: a job with fewer left counts as this much older. */
const TOO_LATE = { days: 2, costs: 30 };
/** Ten times as many posts make a job as good as one posted this many days later, up to 10,000 posts. */
const DAYS_FOR_TENFOLD = 4;
const MOST_VACANCIES = 10_000;

/** How much use a reader has of a job, in days: how new it is, more where it has many posts, less where it closes too soon to apply. */
function usefulness(
  { posted, deadline, vacancies }: { posted: number; deadline: number; vacancies: number },
  today: number,
): number {
  const left = deadline - today;
  const size = Math.floor(DAYS_FOR_TENFOLD * Math.log10(Math.min(Math.max(vacancies, 1), MOST_VACANCIES)));
  return posted + size - (left >= 0 && left < TOO_LATE.days ? TOO_LATE.costs : 0);
}

/** The more useful first; among equals that with the higher number. */
export function compareUseful(columns: SnapshotColumns, a: number, b: number, today: Day): number {
  const day = dayNumber(today);
  return ofRow(columns, b, day) - ofRow(columns, a, day) || (columns.ids[b] ?? 0) - (columns.ids[a] ?? 0);
}

/** All rows, the most useful first. */
export function usefulOrder({ columns, days, size }: JobSnapshot): Uint32Array {
  const today = dayNumber(days.today);
  const values = Int32Array.from({ length: size }, (_, row) => ofRow(columns, row, today));
  return Uint32Array.from({ length: size }, (_, row) => row).sort(
    (a, b) => (values[b] ?? 0) - (values[a] ?? 0) || (columns.ids[b] ?? 0) - (columns.ids[a] ?? 0),
  );
}

function ofRow({ posted, deadlines, vacancies }: SnapshotColumns, row: number, today: number): number {
  return usefulness({ posted: posted[row] ?? 0, deadline: deadlines[row] ?? 0, vacancies: vacancies[row] ?? 0 }, today);
}
