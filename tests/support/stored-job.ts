import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { forEachName } from "@/lib/jobs/job/field";
import { STAFF_NAMES } from "@/lib/jobs/job/names";

/** A job as the staff's calls answer it: complete, published, of 21 November 2026. */
export function storedJob(change: Partial<AdminJobDto> = {}): AdminJobDto {
  const at = "2026-11-21T06:00:00.000Z";
  return {
    ...(forEachName(STAFF_NAMES, () => null) as unknown as AdminJobDto),
    ...{
      id: 7,
      status: "published",
      version: 1,
      jobPositions: [],
      source: "manual",
      publishAt: null,
      closed: null,
      createdAt: at,
      updatedAt: at,
    },
    title: "Junior Clerk",
    jobCategory: "Banking",
    employmentType: "Permanent",
    recruitingOrganization: "Example Bank",
    department: "Other Banks",
    location: "Pune, Maharashtra",
    qualification: "Graduate",
    applicationStartDate: "2026-11-20",
    deadline: "2026-12-20",
    postedOn: "2026-11-20",
    applyLink: "https://bank.example/apply",
    positions: 10,
    applicationFee: "Rs 100",
    ...change,
  };
}
