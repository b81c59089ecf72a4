import type { JobDetailDto } from "@/lib/jobs/schema";
import type { Fault } from "@/lib/seo/check/fault";
import { type Asked, faultsOf } from "@/lib/seo/check/things";
import { type JsonLd, jobPostingOf } from "@/lib/seo/job-posting";

/** What the staff is told of a job's markup: what is wrong with it, or that nothing is. */
export type MarkupNote = { level: Fault["level"] | "ok"; text: string };

/** What Google would say of the markup of a job's page, which has none where the job is closed or each of its posts has a page. */
export function checkMarkup(posting: JsonLd | null, positions: number, asked: Asked): MarkupNote[] {
  if (!posting) {
    return positions > 1
      ? [{ level: "ok", text: `Each of the ${positions} positions gets a page and markup of its own; this page carries none.` }]
      : [{ level: "warning", text: "The job is closed, so its page carries no markup and will not be listed as a job." }];
  }
  const faults = faultsOf(asWritten(posting), asked);
  return faults.length === 0 ? [{ level: "ok", text: "Nothing is missing: the page can appear as a job." }] : faults;
}

/** What Google would say of the markup of a job's page and of the pages of its posts, each fault of theirs once and under the name of the first post that has it. */
export function checkJobMarkup(job: JobDetailDto, asked: Asked): MarkupNote[] {
  const own = checkMarkup(jobPostingOf(job, asked.now), job.jobPositions.length, asked);
  const posts = job.jobPositions.length > 1 ? job.jobPositions : [];
  const faults = new Map<string, MarkupNote>();
  for (const post of posts) {
    for (const { level, text } of faultsOf(asWritten(jobPostingOf(job, asked.now, post) ?? {}), asked)) {
      if (!faults.has(text)) faults.set(text, { level, text: `${post.positionName}: ${text}` });
    }
  }
  return [...own, ...faults.values()];
}

/** A thing as a page writes it: what is undefined is not there. */
function asWritten(thing: object): unknown {
  return JSON.parse(JSON.stringify(thing));
}
