import { db } from "@/lib/db";
import { findJob } from "@/lib/jobs/queries";
import type { Fault } from "@/lib/seo/check/fault";
import { faultsOf } from "@/lib/seo/check/things";
import { eventsOfJob } from "@/lib/seo/exam-events";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { addressOf } from "@/lib/seo/metadata";

export type Telling = {
  report: (where: string, faults: readonly Fault[]) => void;
  progress: (done: number, total: number) => void;
};

const BATCH = 500;

/** Reports what is wrong with the markup of every published notice and of each of its posts; returns how many notices there were. */
export async function checkNotices(now: Date, { report, progress }: Telling): Promise<number> {
  const asked = { home: addressOf("/"), now };
  const total = await db().job.count({ where: { status: "published" } });
  let done = 0;
  for (let after = 0; ; ) {
    const rows = await db().job.findMany({
      where: { status: "published", id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true },
    });
    for (const { id } of rows) {
      const job = await findJob(id);
      if (!job) continue;
      const pages = [undefined, ...(job.jobPositions.length > 1 ? job.jobPositions : [])];
      const postings = pages.map((post) => jobPostingOf(job, now, post));
      const things = [...postings.filter((posting) => posting !== null), ...eventsOfJob(job, "en", now)];
      for (const thing of things) report(`/job/${id}`, faultsOf(JSON.parse(JSON.stringify(thing)), asked));
      done += 1;
      progress(done, total);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return done;
    after = last.id;
  }
}
