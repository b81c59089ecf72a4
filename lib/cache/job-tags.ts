/** The tags of jobs that were written: of every list, and of each job's own page. */
export function jobTags(ids: readonly number[]): string[] {
  return ["jobs", ...ids.map((id) => `job:${id}`)];
}
