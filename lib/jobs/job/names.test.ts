import { toListingRow } from "@/lib/ingestion/parse/columns";
import { BLANK_JOB, BLANK_POSITION } from "@/lib/jobs/editing/form/form-values";
import { toCsv } from "@/lib/jobs/export/csv";
import { JOB_LABELS } from "@/lib/jobs/job/labels";

// Names that programs, spreadsheets and stored rows rely on: whoever changes the table of fields sees here what else changes with it.

it("exports under these headers, in this order", () => {
  expect(toCsv([], true).trim().replace("\uFEFF", "").replaceAll('"', "").split(",")).toEqual([
    "Niyukti ID",
    "Status",
    "Title",
    "Organisation",
    "Department",
    "Location",
    "Qualification",
    "Vacancies",
    "Salary",
    "Posted On",
    "Application Start Date",
    "Deadline",
    "Source URL",
    "Apply Link",
    "Age Limit",
    "Application Fee",
    "Selection Process",
    "Experience Required",
    "Job Category",
    "Employment Type",
    "Vacancy Breakdown",
    "Advertisement Number",
    "Description",
    "Title (Hindi)",
    "Organisation (Hindi)",
  ]);
});

it("calls the fields of the form by these labels, in this order", () => {
  expect(Object.entries(JOB_LABELS)).toEqual(
    Object.entries({
      title: "Job title",
      titleHi: "Job title in Hindi",
      jobCategory: "Job category",
      employmentType: "Employment type",
      recruitingOrganization: "Recruiting organization",
      recruitingOrganizationHi: "Recruiting organization in Hindi",
      department: "Department",
      location: "Location",
      qualification: "Qualification",
      applicationStartDate: "Application start date",
      deadline: "Application deadline",
      applyLink: "Application link",
      sourceUrl: "Source URL",
      positions: "Number of vacancies",
      salary: "Salary",
      description: "Description",
      ageLimit: "Age limit",
      applicationFee: "Application fee",
      selectionProcess: "Selection process",
      experienceRequired: "Experience required",
      vacancyBreakdown: "Vacancy breakdown",
      advertisementNumber: "Advertisement number",
      useMultiplePositions: "Several positions",
      jobPositions: "Positions",
      notice: "Notice as data",
    }),
  );
});

it("begins a form with blank fields, one vacancy and one blank position", () => {
  const texts = Object.fromEntries(Object.keys(JOB_LABELS).map((name) => [name, ""]));
  expect(Object.keys(BLANK_JOB)).toEqual(Object.keys(JOB_LABELS));
  expect(BLANK_JOB).toEqual({
    ...texts,
    positions: "1",
    useMultiplePositions: false,
    jobPositions: [BLANK_POSITION],
    notice: null,
  });
  expect(BLANK_POSITION).toEqual({
    positionName: "",
    qualification: "",
    experienceRequired: "",
    salaryRange: "",
    numberOfVacancies: "1",
    specificRequirements: "",
  });
});

it.each([
  ["id", "id notificationid jobid uid guid"],
  ["title", "title jobtitle jobname postnametitle postname post position name पदकानाम"],
  ["titleHindi", "titlehindi titlehi titleinhindi jobtitlehindi jobtitleinhindi postnamehindi"],
  [
    "organisationHindi",
    "organisationhindi organizationhindi recruitingorganizationhi recruitingorganizationhindi boardhindi bodyhindi",
  ],
  [
    "organisation",
    "organisation organization recruitingorganization recboard recruitmentboard board company employer agency body",
  ],
  ["department", "department dept ministry"],
  ["location", "location joblocation place city"],
  ["state", "state region"],
  ["qualification", "qualification qualifications education eligibility educationalqualification"],
  ["vacancies", "vacancies vacancy positions posts totalposts totalvacancies noofposts numberofvacancies"],
  ["salary", "salary pay payscale stipend remuneration salaryrange paylevel"],
  ["postedOn", "postedon posteddate postdate dateposted publishedon publicationdate notificationdate"],
  ["firstSeen", "firstseen sortdate createdat"],
  ["startsOn", "applicationstartdate applicationstart startdate openingdate opendate applystart"],
  [
    "deadline",
    "deadline ldate lastdate lastdatetoapply applicationend applicationdeadline closingdate closedate enddate sortdeadline validthrough",
  ],
  ["listingLink", "link sourceurl websiteurl url detailurl joburl"],
  ["applyLink", "applylink applyurl applyonline officiallink applicationlink"],
  ["noticeLink", "notificationlink notifiactionlink officialpdf notificationpdf pdf"],
  ["website", "officialwebsite website organisationwebsite organizationwebsite"],
  ["ageLimit", "agelimit age ages"],
  ["applicationFee", "applicationfee fee fees"],
  ["description", "description intro details summary jobdescription"],
  ["selectionProcess", "selectionprocess selection selectionprocedure"],
  ["experience", "experiencerequired experience"],
  ["kind", "type kind category posttype"],
  ["employmentType", "employmenttype jobtype"],
  ["breakdown", "vacancybreakdown categorywise"],
  ["advertisement", "advertisementnumber advtno advertisementno notificationno advtnumber"],
  ["ownId", "niyuktiid"],
  ["seenAt", "lastchecked snapshot scrapedat fetchedat"],
])("reads a column of a foreign file as %s under each of its names, the first of them first", (cell, names) => {
  const headers = names.split(" ");
  for (const header of headers) expect(toListingRow(1, { [header]: "x" }).cells).toEqual({ [cell]: "x" });
  const record = Object.fromEntries(headers.toReversed().map((header) => [header, header]));
  expect(toListingRow(1, record).cells).toEqual({ [cell]: headers[0] });
});
