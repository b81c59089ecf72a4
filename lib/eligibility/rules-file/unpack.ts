import type { JudgedJob, RulesChunk } from "@/lib/eligibility/rules-file/chunk";
import type { NoticePost } from "@/lib/notice/schema";

/**
 * The jobs of a chunk as the judge takes them. Rules that say the same are the same object, also those of other chunks that were read with the
 * same pool: the judge then needs to look at each once.
 */
export function unpackRules({ tables, jobs, posts }: RulesChunk, pool = new Map<string, unknown>()): JudgedJob[] {
  const fees = pooled(tables.fees, pool);
  const ages = pooled(tables.ages, pool);
  const relaxations = pooled(tables.relaxations, pool);
  const qualifications = pooled(tables.qualifications, pool);
  let id = 0;
  let post = 0;
  return jobs.ids.map((step, at) => {
    id += step;
    const end = post + (jobs.posts[at] ?? 0);
    const own: NoticePost[] = [];
    for (; post < end; post++) {
      own.push({
        name: "",
        age: ages[posts.ages[post] ?? 0],
        relaxations: relaxations[posts.relaxations[post] ?? 0],
        qualification: qualifications[posts.qualifications[post] ?? 0],
        ...tables.others[posts.others[post] ?? 0],
      });
    }
    const notice = own.length === 0 ? null : { posts: own, fees: fees[jobs.fees[at] ?? 0] };
    const { deadline = "", closesAt = null } = tables.lastDates[jobs.lastDates[at] ?? 0] ?? {};
    return { id, deadline, closesAt, notice };
  });
}

function pooled<T>(table: readonly T[], pool: Map<string, unknown>): T[] {
  return table.map((value) => {
    const key = JSON.stringify(value);
    const known = pool.get(key) as T | undefined;
    if (known !== undefined) return known;
    pool.set(key, value);
    return value;
  });
}
