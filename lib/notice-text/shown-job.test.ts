import type { JobDto } from "@/lib/jobs/schema";
import { bodyAndPlace, keptFacts, shownBody, shownTexts, shownTitle } from "@/lib/notice-text/shown-job";

const job: JobDto = {
  id: 7,
  title: "Junior Clerk",
  titleHi: null,
  recruitingOrganization: "Staff Selection Commission (SSC)",
  recruitingOrganizationHi: null,
  department: "Staff Selection Commission",
  location: "All India",
  qualification: "10th pass",
  positions: 3,
  salary: null,
  deadline: "2026-12-12",
  closesAt: null,
  applicationStartDate: null,
  postedOn: "2026-11-21",
  sourceUrl: null,
  applyLink: null,
  ageLimit: "18-27 years",
  applicationFee: null,
  description: "Keeps files.\n\n\n\nAnd registers - daily.",
  selectionProcess: "Written test, A long stare",
};

it("shows on Hindi pages what the staff entered before what the dictionary knows, and that before what was published", () => {
  expect(shownTitle({ ...job, titleHi: "कनिष्ठ लिपिक" }, "hi")).toEqual({ text: "कनिष्ठ लिपिक" });
  expect(shownTitle(job, "hi")).toEqual({ text: "जूनियर क्लर्क" });
  expect(shownTitle({ ...job, title: "Keeper of the Seals" }, "hi")).toEqual({ text: "Keeper of the Seals", lang: "en" });
  expect(shownBody({ ...job, recruitingOrganizationHi: "एसएससी" }, "hi")).toEqual({ text: "एसएससी" });
  expect(shownBody(job, "hi")).toEqual({ text: "कर्मचारी चयन आयोग (एसएससी)" });
});

it("shows on English pages what was published, whatever was entered in Hindi", () => {
  expect(shownTitle({ ...job, titleHi: "कनिष्ठ लिपिक" }, "en")).toEqual({ text: "Junior Clerk" });
  expect(shownBody({ ...job, recruitingOrganizationHi: "एसएससी" }, "en").text).toBe(job.recruitingOrganization);
});

it("names the place beside the body where one is known, and says of none that it is not", () => {
  expect(bodyAndPlace(job, "en")).toBe("Staff Selection Commission (SSC), All India");
  for (const language of ["en", "hi"] as const) {
    expect(bodyAndPlace({ ...job, location: "Not specified" }, language)).toBe(shownBody(job, language).text);
  }
});

it("gives a dialog every text finished: in Hindi or marked as English, set by the rules, null where the notice is silent", () => {
  const shown = shownTexts(job, "hi");
  expect(shown).toMatchObject({ location: { text: "पूरा भारत" }, ageLimit: { text: "18 से 27\u00a0वर्ष" }, salary: null });
  expect(shown.steps).toEqual([{ text: "लिखित परीक्षा" }, { text: "A long stare", lang: "en" }]);
  expect(shown.paragraphs).toEqual([
    { text: "Keeps files.", lang: "en" },
    { text: "And registers\u00a0– daily.", lang: "en" },
  ]);
});

it("keeps on the device what the page showed", () => {
  expect(keptFacts(job, "hi")).toEqual({
    id: 7,
    title: "जूनियर क्लर्क",
    department: "कर्मचारी चयन आयोग",
    deadline: job.deadline,
    closesAt: null,
  });
  expect(keptFacts(job, "en")).toEqual({
    id: 7,
    title: job.title,
    department: job.department,
    deadline: job.deadline,
    closesAt: null,
  });
});
