import type { AdminJobDto, JobFields } from "@/lib/jobs/editing/schema";

/** The fields that the form and the stored job have in common, by name; blank is null. */
export const OPTIONAL_TEXTS = [
  "applicationStartDate",
  "applyLink",
  "sourceUrl",
  "salary",
  "description",
  "ageLimit",
  "applicationFee",
  "selectionProcess",
  "experienceRequired",
  "vacancyBreakdown",
  "advertisementNumber",
  "jobCategory",
  "employmentType",
] as const;

/** The form of a stored job: what an edit starts from. */
export function fieldsOfJob(job: AdminJobDto): JobFields {
  const texts = Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, job[name] ?? ""])) as Record<
    (typeof OPTIONAL_TEXTS)[number],
    string
  >;
  return {
    ...texts,
    title: job.title,
    department: job.department,
    recruitingOrganization: job.recruitingOrganization,
    location: job.location,
    qualification: job.qualification,
    positions: job.positions,
    deadline: job.deadline,
    useMultiplePositions: job.jobPositions.length > 0,
    jobPositions: job.jobPositions.map((post) => ({
      positionName: post.positionName,
      qualification: post.qualification,
      experienceRequired: post.experienceRequired ?? "",
      salaryRange: post.salaryRange ?? "",
      numberOfVacancies: post.numberOfVacancies,
      specificRequirements: post.specificRequirements ?? "",
    })),
  };
}
