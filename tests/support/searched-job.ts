import { addDays, type Day } from "@/lib/dates";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { makeJobs } from "@/tests/support/population";

/** How a test of searches makes its open jobs: all alike but for what it says of one, so that its words alone decide where it stands. */
export function searchedJobs(today: Day): (sourceReference: string, change: Partial<ParsedJobInput>) => ParsedJobInput {
  const alike: ParsedJobInput = {
    ...(makeJobs(1, today)[0] as ParsedJobInput),
    source: "example.org",
    description: null,
    location: "All India",
    department: "Government Offices",
    recruitingOrganization: "A body",
    positions: 10,
    postedOn: addDays(today, -5),
    deadline: addDays(today, 10),
  };
  return (sourceReference, change) => ({ ...alike, sourceReference, ...change });
}
