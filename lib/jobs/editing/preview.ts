import { type Day, isDay } from "@/lib/dates";
import type { JobFields } from "@/lib/jobs/editing/schema";
import { parsePay } from "@/lib/jobs/facts/pay";
import { qualificationLevelsOf } from "@/lib/jobs/facts/qualification-levels";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { placesOf } from "@/lib/places/places";

/** A form as the job it would become, for a preview: gaps read as the page would show them. */
export function previewJob(fields: JobFields, { id, today }: { id: number; today: Day }): JobDetailDto {
  const posts = fields.useMultiplePositions ? fields.jobPositions.filter(({ positionName }) => positionName !== "") : [];
  const pay = fields.salary ? parsePay(fields.salary) : null;
  const qualification =
    posts.length > 0 ? [...new Set(posts.map((post) => post.qualification))].join("; ") : fields.qualification;
  const orNull = (text: string) => text || null;
  return {
    id,
    title: fields.title || "Untitled",
    department: fields.department,
    recruitingOrganization: fields.recruitingOrganization || fields.department,
    location: fields.location,
    qualification,
    positions: posts.length > 0 ? posts.reduce((sum, post) => sum + (post.numberOfVacancies || 0), 0) : fields.positions,
    salary: orNull(fields.salary),
    deadline: isDay(fields.deadline) ? fields.deadline : today,
    postedOn: today,
    sourceUrl: orNull(fields.sourceUrl),
    applyLink: orNull(fields.applyLink),
    ageLimit: orNull(fields.ageLimit),
    applicationFee: orNull(fields.applicationFee),
    description: orNull(fields.description),
    selectionProcess: orNull(fields.selectionProcess),
    experienceRequired: orNull(fields.experienceRequired),
    jobCategory: orNull(fields.jobCategory),
    employmentType: orNull(fields.employmentType),
    vacancyBreakdown: orNull(fields.vacancyBreakdown),
    advertisementNumber: orNull(fields.advertisementNumber),
    applicationStartDate: isDay(fields.applicationStartDate) ? fields.applicationStartDate : null,
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    qualificationLevels: qualificationLevelsOf([qualification, ...posts.map((post) => post.qualification)].join(", ")),
    places: placesOf(fields.location),
    organisationWebsite: null,
    isSample: false,
    corrigenda: [],
    updatedAt: `${today}T00:00:00.000Z`,
    jobPositions: posts.map((post, index) => ({
      id: index + 1,
      ordinal: index + 1,
      positionName: post.positionName,
      qualification: post.qualification,
      experienceRequired: orNull(post.experienceRequired),
      salaryRange: orNull(post.salaryRange),
      numberOfVacancies: post.numberOfVacancies || 1,
      specificRequirements: orNull(post.specificRequirements),
    })),
  };
}
