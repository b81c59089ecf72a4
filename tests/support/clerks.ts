import { announceJobChanges } from "@/lib/cache/announce";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { upsertJobs } from "@/lib/jobs/mutations";
import { makeJobs } from "@/tests/support/population";

const TODAY = dayInIndia(new Date());
/** The landing of the notices that `writeClerks` writes. */
export const CLERKS = "bihar/12th-pass";

/** Puts in place of all jobs notices of Bihar for those who passed the 12th class, the first `open` of them open; those after the last of the posts are for it too. */
export async function writeClerks(count: number, open: number, posts = ["Panchayat Secretary"]): Promise<void> {
  const made = makeJobs(count, TODAY).map((job, index) => ({
    ...job,
    title: `${posts[index] ?? posts.at(-1)} ${index}`,
    location: "Patna, Bihar",
    qualification: "12th pass",
    positions: 10,
    postedOn: addDays(TODAY, -20),
    applicationStartDate: null,
    deadline: addDays(TODAY, index < open ? 3 + index : -2),
  }));
  await db().job.deleteMany();
  await upsertJobs(made);
  await announceJobChanges();
}
