/**
 * Which column of a foreign file means what. Header names are compared without case, spaces and punctuation; where several columns
 * of a row mean the same field, the first non-empty one in the order of this table counts.
 */
const HEADERS = {
  id: ["id", "notificationid", "jobid", "uid", "guid"],
  title: ["title", "jobtitle", "jobname", "postnametitle", "postname", "post", "position", "name", "पदकानाम"],
  organisation: [
    "organisation",
    "organization",
    "recruitingorganization",
    "recboard",
    "recruitmentboard",
    "board",
    "company",
    "employer",
    "agency",
    "body",
  ],
  department: ["department", "dept", "ministry"],
  location: ["location", "joblocation", "place", "city"],
  state: ["state", "region"],
  qualification: ["qualification", "qualifications", "education", "eligibility", "educationalqualification"],
  vacancies: ["vacancies", "vacancy", "positions", "posts", "totalposts", "totalvacancies", "noofposts", "numberofvacancies"],
  salary: ["salary", "pay", "payscale", "stipend", "remuneration", "salaryrange", "paylevel"],
  postedOn: ["postedon", "posteddate", "postdate", "dateposted", "publishedon", "publicationdate", "notificationdate"],
  firstSeen: ["firstseen", "sortdate", "createdat"],
  startsOn: ["applicationstartdate", "applicationstart", "startdate", "openingdate", "opendate", "applystart"],
  deadline: [
    "deadline",
    "ldate",
    "lastdate",
    "lastdatetoapply",
    "applicationend",
    "applicationdeadline",
    "closingdate",
    "closedate",
    "enddate",
    "sortdeadline",
    "validthrough",
  ],
  listingLink: ["link", "sourceurl", "websiteurl", "url", "detailurl", "joburl"],
  applyLink: ["applylink", "applyurl", "applyonline", "officiallink", "applicationlink"],
  noticeLink: ["notificationlink", "notifiactionlink", "officialpdf", "notificationpdf", "pdf"],
  website: ["officialwebsite", "website", "organisationwebsite", "organizationwebsite"],
  ageLimit: ["agelimit", "age", "ages"],
  applicationFee: ["applicationfee", "fee", "fees"],
  description: ["description", "intro", "details", "summary", "jobdescription"],
  selectionProcess: ["selectionprocess", "selection", "selectionprocedure"],
  experience: ["experiencerequired", "experience"],
  kind: ["type", "kind", "category", "posttype"],
  employmentType: ["employmenttype", "jobtype"],
  breakdown: ["vacancybreakdown", "categorywise"],
  advertisement: ["advertisementnumber", "advtno", "advertisementno", "notificationno", "advtnumber"],
  ownId: ["niyuktiid"],
  seenAt: ["lastchecked", "snapshot", "scrapedat", "fetchedat"],
} as const satisfies Record<string, readonly string[]>;

export type Field = keyof typeof HEADERS;

/** One row of a file: its number from 1, and the text of every field that a column was recognised for. */
export type ListingRow = { row: number; cells: Partial<Record<Field, string>>; kinds: readonly string[] };

/** Values that say "nothing" in the files seen so far. */
const NOTHING = /^(?:|-|–|—|n\/?a|null|none|undefined|nodata|no data|not mentioned|not available|not specified|as applicable)$/i;

/** Reads the recognised fields of one record; numbers and booleans become text, lists and objects are left out. */
export function toListingRow(row: number, record: Readonly<Record<string, unknown>>, state?: string): ListingRow {
  const byHeader = new Map<string, string>();
  for (const [header, value] of Object.entries(record)) {
    const text = typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
    if (!NOTHING.test(text)) byHeader.set(foldHeader(header), text);
  }
  if (state !== undefined && !byHeader.has("state")) byHeader.set("state", state);
  const cells: ListingRow["cells"] = {};
  for (const [field, headers] of Object.entries(HEADERS) as [Field, readonly string[]][]) {
    const value = headers.map((header) => byHeader.get(header)).find((text) => text !== undefined);
    if (value !== undefined) cells[field] = value;
  }
  const kinds = HEADERS.kind.flatMap((header) => byHeader.get(header) ?? []);
  return { row, cells, kinds };
}

function foldHeader(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}
