import type { JobDto, Qualification } from "@/lib/jobs/schema";
import { PLACES } from "@/lib/places/places";

/** What the jobs beside a notice have in common with it: level and state, or where one of them is not known the department. */
export type RelatedParams =
  | { qualification: Qualification; location: string; department?: undefined }
  | { department: string; qualification?: undefined; location?: undefined };

/** A few other open jobs, and how many there are in all. */
export type RelatedJobs = { params: RelatedParams; jobs: JobDto[]; total: number };

type Job = { department: string; places: readonly string[]; qualificationLevels: readonly Qualification[] };

/** By the lowest level that a notice asks for and its first state: those who may apply for it look for these. */
export function relatedParams({ department, places, qualificationLevels: [qualification] }: Job): RelatedParams {
  const place = PLACES.find(({ key }) => places.includes(key));
  return qualification && place ? { qualification, location: place.name } : { department };
}
