import { createHash } from "node:crypto";
import { bodyMarks } from "@/lib/bodies/marks/body-marks";
import { departmentAliases } from "@/lib/jobs/facts/departments";
import { parsePay } from "@/lib/jobs/facts/pay";
import { qualificationLevelsOf } from "@/lib/jobs/facts/qualification-levels";
import { saysWalkIn } from "@/lib/jobs/job/values";
import type { ParsedJobInput, Qualification } from "@/lib/jobs/schema";
import { markedWords } from "@/lib/jobs/search/words/marked";
import { searchWords } from "@/lib/jobs/search/words/search-words";
import { noticeKeys } from "@/lib/jobs/similar/keys";
import { placesOf } from "@/lib/places/places";

/** Columns of a job that are computed from what its writer handed over, never given. */
export type DerivedColumns = {
  places: string[];
  qualificationLevels: Qualification[];
  /** Rupees a month. */
  salaryMin: number | null;
  salaryMax: number | null;
  searchWords: string[];
  contentHash: string;
  /** By which notices that may be one are found. */
  noticeKeys: string[];
};

/**
 * Raised when the rules below find other values in the same texts: the digest then differs, and the next import or seed rewrites
 * the computed columns of rows whose texts have not changed.
 */
const RULES_VERSION = 13;

/** Computes the derived columns of a job. */
export function deriveJob(job: ParsedJobInput): DerivedColumns {
  return {
    ...factsOf(job),
    searchWords: allSearchWords(job),
    contentHash: contentHash(job),
    noticeKeys: noticeKeys(job),
  };
}

/** What the texts of a job say in values that filters know. */
export type ReadJob = Pick<ParsedJobInput, "location" | "qualification" | "salary" | "department"> & {
  jobPositions: readonly { qualification: string }[];
};

export function factsOf(job: ReadJob): Pick<DerivedColumns, "places" | "qualificationLevels" | "salaryMin" | "salaryMax"> {
  const qualifications = [job.qualification, ...job.jobPositions.map((post) => post.qualification)];
  const pay = job.salary ? parsePay(job.salary, job.department) : null;
  return {
    places: placesOf(job.location),
    qualificationLevels: qualificationLevelsOf(qualifications.join(", ")),
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
  };
}

/** What a search asks of a job: its words, and where they stand. */
export function allSearchWords(job: SearchedJob): string[] {
  const title = [job.title, job.titleHi ?? "", ...job.jobPositions.map((post) => post.positionName)];
  const names = [job.recruitingOrganization, job.recruitingOrganizationHi ?? ""];
  const body = [...names, job.department, ...departmentAliases(job.department)];
  return [
    ...searchWords(searchedTexts(job)),
    // How one applies; the other steps of a selection would be found everywhere.
    ...(saysWalkIn(job.selectionProcess) ? searchWords(["Walk-in"]) : []),
    ...markedWords({ title, body }, job.advertisementNumber),
    ...bodyMarks(job.recruitingOrganization, job.location),
  ];
}

/** What a search looks at of a job. */
export type SearchedJob = Pick<
  ParsedJobInput,
  | "title"
  | "titleHi"
  | "recruitingOrganization"
  | "recruitingOrganizationHi"
  | "department"
  | "location"
  | "qualification"
  | "description"
  | "advertisementNumber"
  | "selectionProcess"
> & { jobPositions: readonly { positionName: string }[] };

/** What a search looks through: title and body in both languages, department, place, qualification, posts and description. */
function searchedTexts(job: SearchedJob): (string | null | undefined)[] {
  return [
    job.title,
    job.recruitingOrganization,
    job.department,
    ...departmentAliases(job.department),
    job.location,
    // Every name of the places found, so that a search for Karnataka finds a job in "Mysuru".
    placesOf(job.location).join(" "),
    ...job.jobPositions.map((post) => post.positionName),
    job.qualification,
    job.titleHi,
    job.recruitingOrganizationHi,
    job.advertisementNumber,
    job.description,
  ];
}

/** Digest of the published fields: equal for two inputs exactly when a reader would see no difference. */
export function contentHash(job: ParsedJobInput): string {
  const { source: _source, sourceReference: _reference, jobPositions, ...fields } = job;
  const posts = jobPositions.map(canonical);
  return createHash("sha256")
    .update(JSON.stringify([RULES_VERSION, canonical(fields), posts]))
    .digest("hex");
}

/** Name and value pairs by name; an absent value, null and undefined are the same. */
function canonical(fields: Record<string, unknown>): [string, unknown][] {
  return Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
