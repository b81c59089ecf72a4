import { nextFact } from "@/lib/eligibility/next-fact";
import { grouped, openSoonestFirst } from "@/lib/eligibility/open-jobs";
import { type OpenJudge, openJudge } from "@/lib/eligibility/open-judge";
import type { Profile } from "@/lib/eligibility/profile";
import type { RulesChunk } from "@/lib/eligibility/rules-file/chunk";
import { emptyPool } from "@/lib/eligibility/rules-file/pool";
import { type OpenJob, unpackRules } from "@/lib/eligibility/rules-file/unpack";

const pool = emptyPool();
let jobs: OpenJob[] = [];
let judge: OpenJudge = openJudge({}, pool);
let open: OpenJob[] = [];

/** What `/for-you/jobs` does with the files that it was sent, step by step, so that each can be measured from outside. */
const steps = {
  read: (files: readonly string[]) => {
    jobs = files.flatMap((file) => unpackRules(JSON.parse(file) as RulesChunk, pool));
  },
  judge: (profile: Profile, now: string) => {
    judge = openJudge(profile, pool);
    const groups = grouped(openSoonestFirst(jobs, new Date(now)), judge);
    open = groups.cannot_tell;
    return Object.values(groups).map(({ length }) => length);
  },
  next: () => nextFact(open.map(judge.decidingFacts)),
};

Object.assign(globalThis, { steps });
