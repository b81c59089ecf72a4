import { openJudge } from "@/lib/eligibility/open-judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { RulesChunk } from "@/lib/eligibility/rules-file/chunk";
import { packRules } from "@/lib/eligibility/rules-file/pack";
import { emptyPool } from "@/lib/eligibility/rules-file/pool";
import { noticeOf, unpackRules } from "@/lib/eligibility/rules-file/unpack";
import type { NoticePost } from "@/lib/notice/schema";

/** Jobs as a device holds them, and the judge of a person over them. */
export function judgeOpen(profile: Profile, asked: readonly { posts: NoticePost[]; deadline: string }[]) {
  const pool = emptyPool();
  const file = packRules(asked.map(({ posts, deadline }, at) => ({ id: at + 1, deadline, closesAt: null, notice: { posts } })));
  const jobs = unpackRules(JSON.parse(JSON.stringify(file)) as RulesChunk, pool);
  const judge = openJudge(profile, pool);
  return { judge, found: jobs.map((job) => ({ job, verdict: judge.verdictOn(job) })) };
}

/** Jobs of files as they stand in `GET /api/jobs/{id}`, without what is not judged. */
export function readFiles(files: readonly RulesChunk[]) {
  const pool = emptyPool();
  return files.flatMap((file) => unpackRules(file, pool)).map((job) => ({ ...job, notice: noticeOf(job, pool) }));
}
