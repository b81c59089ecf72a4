/** A tag that the advanced search offers: the key of its words, and what is searched for (English, as job texts are). */
export type PopularTag = { key: JobTypeKey | SkillKey; tag: string };

const JOB_TYPE_KEYS = [
  "clerk",
  "constable",
  "teacher",
  "nurse",
  "officer",
  "assistant",
  "stenographer",
  "driver",
  "apprentice",
  "technician",
  "inspector",
  "manager",
  "scientist",
  "forestGuard",
  "accountant",
  "engineer",
] as const;

const SKILL_KEYS = [
  "typing",
  "computer",
  "finance",
  "civil",
  "electrical",
  "mechanical",
  "nursing",
  "law",
  "agriculture",
  "electronics",
] as const;

type JobTypeKey = (typeof JOB_TYPE_KEYS)[number];
type SkillKey = (typeof SKILL_KEYS)[number];

/** The 16 job types of the advanced search (spec section 9 names their number alone). */
export const JOB_TYPE_TAGS: readonly PopularTag[] = JOB_TYPE_KEYS.map(tagOf);

/** The 10 skills. */
export const SKILL_TAGS: readonly PopularTag[] = SKILL_KEYS.map(tagOf);

function tagOf(key: JobTypeKey | SkillKey): PopularTag {
  return { key, tag: key === "forestGuard" ? "forest guard" : key };
}
