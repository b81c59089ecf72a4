import { deriveJob } from "@/lib/jobs/facts/derive";
import type { JobDetailDto, ParsedJobInput, PositionDto } from "@/lib/jobs/schema";
import type { JsonLd } from "@/lib/seo/job-posting";

export function addressesOf(posting: JsonLd): Record<string, string>[] {
  return [posting.jobLocation].flat().map((place) => {
    const { "@type": _type, ...address } = (place as { address: Record<string, string> }).address;
    return address;
  });
}

export function post(ordinal: number, change: Partial<PositionDto> = {}): PositionDto {
  return {
    id: ordinal,
    ordinal,
    positionName: `Post ${ordinal}`,
    qualification: "Graduate",
    experienceRequired: null,
    salaryRange: null,
    numberOfVacancies: ordinal,
    specificRequirements: null,
    ...change,
  };
}

/** A job as its page gets it, with the columns that are computed from its texts unless they are given. */
export function detail(change: Partial<JobDetailDto> = {}): JobDetailDto {
  const base: ParsedJobInput = {
    source: "test",
    sourceReference: "1",
    title: "Junior Engineer (Civil)",
    department: "Staff Selection Commission",
    recruitingOrganization: "Staff Selection Commission",
    location: change.location ?? "All India",
    qualification: "Diploma in Civil Engineering",
    postedOn: "2026-11-01",
    deadline: "2026-12-20",
    jobPositions: [],
  };
  return { ...detailOf(base), ...change };
}

export function detailOf({ jobPositions, ...input }: ParsedJobInput): JobDetailDto {
  const { searchWords: _words, contentHash: _hash, ...derived } = deriveJob({ ...input, jobPositions });
  const unknown = {
    positions: null,
    salary: null,
    sourceUrl: null,
    applyLink: null,
    ageLimit: null,
    applicationFee: null,
    description: null,
    selectionProcess: null,
    experienceRequired: null,
    jobCategory: null,
    employmentType: null,
    vacancyBreakdown: null,
    advertisementNumber: null,
    applicationStartDate: null,
    lastHour: null,
    organisationWebsite: null,
    titleHi: null,
    recruitingOrganizationHi: null,
  };
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as typeof input;
  return {
    ...unknown,
    ...(given as typeof input & typeof unknown),
    ...derived,
    id: 1,
    isSample: true,
    corrigenda: [],
    announced: null,
    closed: null,
    exam: null,
    closesAt: null,
    notice: null,
    updatedAt: "2026-11-01T00:00:00.000Z",
    jobPositions: jobPositions.map((position, index) => post(index + 1, position as Partial<PositionDto>)),
  };
}

export function credentialsOf(posting: JsonLd): string[] {
  const credentials = posting.educationRequirements === undefined ? [] : [posting.educationRequirements].flat();
  return credentials.map((credential) => (credential as { credentialCategory: string }).credentialCategory);
}
