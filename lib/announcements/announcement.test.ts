import { type Announcement, announcementOf } from "@/lib/announcements/announcement";

const HOST = "commission.gov.in";
const SEEN = { seenAt: new Date("2026-11-20T06:00:00Z"), source: HOST, isOfficial: true, hosts: [HOST] };
const read = (title: string, cells: object = {}, kinds: string[] = []) =>
  announcementOf({ row: 1, cells: { title, organisation: "Staff Selection Commission", ...cells }, kinds }, SEEN);
const told = (title: string, cells: object = {}) => read(title, cells) as Announcement;
it.each([
  ["Result of Junior Engineer (Civil) Examination 2026", "result", null],
  ["Declaration of final result of Junior Engineer Examination, 2026", "result", "Final"],
  ["Admit Card for the post of Clerk", "admit_card", null],
  ["Download e-Admit Card: CGL 2026 Tier-II", "admit_card", "Tier 2"],
  ["CGL 2026 (Tier-I): Uploading of tentative Answer Key", "answer_key", "Tier 1"],
  ["Clerk Main Exam 2026 Call Letter", "admit_card", "Main"],
  ["Corrigendum to Advt. No. 05/2026: last date extended to 20-12-2026", "corrigendum", null],
  ["Corrigendum: last date to apply extended", "corrigendum", null],
  ["Notice of extension of last date to apply online for Clerk 2026", "corrigendum", null],
  ["Schedule of Document Verification for Junior Engineer", "document_verification", null],
  ["Important Notice: Junior Engineer Examination 2026 postponed", "exam", null],
  ["कनिष्ठ अभियंता परीक्षा 2026 का परिणाम", "result", null],
  ["कनिष्ठ अभियंता हेतु प्रवेश पत्र", "admit_card", null],
  ["शुद्धि पत्र: कनिष्ठ अभियंता भर्ती 2026", "corrigendum", null],
])("reads %s as %s", (title, kind, part) => {
  expect(read(title)).toMatchObject({ kind, part });
});

it.each([
  "Junior Engineer Recruitment 2026",
  "SSC CGL Recruitment 2026: Apply Online, Exam Date, Admit Card, Result",
  "Walk-in interview schedule for Staff Nurse",
  "Applications invited for the post of Result Analyst",
  "Result Analyst Recruitment 2026",
  "Admit Card Officer",
  "Clerk 2026: Last Date to Apply 20 December, Exam Date Announced",
  "Exam Calendar 2026-27",
  "Admit Card of Junior Engineer 2026 to be released soon",
])("takes %s for no announcement where it has a last date", (title) => {
  expect(read(title, { deadline: "20-12-2026" })).toBeNull();
});

it("knows what is announced by its kind, and its own days", () => {
  expect(read("Junior Engineer 2026", {}, ["Answer_Key"])).toMatchObject({ kind: "answer_key" });
  // The words of the item say more than the column of an aggregator.
  expect(read("Forester Exam City Slip 2026", {}, ["admit_card"])).toMatchObject({ kind: "exam", day: null });
  expect(read("Clerk 2026: Admit Card Soon", {}, ["admit_card"])).toBeNull();
  const dated = told("Junior Engineer Examination schedule: 12-12-2026 to 14-12-2026", { postedOn: "10-11-2026" });
  expect(dated).toMatchObject({ day: "2026-12-12", lastDay: "2026-12-14", isSure: true, publishedOn: "2026-11-10" });
  expect(told("Result of Clerk 2026", { postedOn: "10-11-2026" })).toMatchObject({ day: "2026-11-10", isSure: true });
  expect(told("Result of Clerk 2026")).toMatchObject({ day: "2026-11-20", isSure: false });
  // A day that is still to come is a plan.
  expect(told("Result of Clerk 2026", { postedOn: "10-12-2026" })).toMatchObject({ isSure: false });
  expect(told("Examination schedule of Clerk", { postedOn: "10-11-2026" })).toMatchObject({ day: null, isSure: false });
});

it("tells of days within two years alone that there are, the first before the last however they are named", () => {
  const days = (text: string) => {
    const { day, lastDay } = told(`Junior Engineer Examination schedule: ${text}`);
    return [day, lastDay];
  };
  expect(days("14-12-2026 and 12-12-2026")).toEqual(["2026-12-12", "2026-12-14"]);
  expect(days("20-11-2024, 19-11-2028")).toEqual(["2024-11-20", "2028-11-19"]);
  for (const none of ["19-11-2024", "20-11-2028", "31-02-2027"]) expect(days(none)).toEqual([null, null]);
});

it("is the same one whether or not a list still marks it as new, and sure of a day that it says on that day", () => {
  const { reference } = told("Result of Clerk Examination 2026");
  // As it is stored: under another one all that was announced would come again.
  expect(reference).toMatch(/^result [0-9a-f]{32}$/);
  expect(
    ["New Result of Clerk Examination 2026", "Result of Clerk Examination 2026 NEW"].map((title) => told(title).reference),
  ).toEqual([reference, reference]);
  expect(told("Result of Clerk 2026", { postedOn: "20-11-2026" })).toMatchObject({ day: "2026-11-20", isSure: true });
});

it("announces nothing of a body that the row does not name", () => {
  expect(read("Result of Clerk Examination 2026", { organisation: undefined })).toBeNull();
});

it("sends nobody to a page that is not the body's", () => {
  expect(told("Result of Clerk", { listingLink: `https://www.${HOST}/result.pdf` }).url).toBe(`https://www.${HOST}/result.pdf`);
  expect(told("Result of Clerk", { listingLink: "https://upsc.gov.in/result.pdf" }).url).toBe("https://upsc.gov.in/result.pdf");
  const ownSite = { ...SEEN, hosts: ["commission.example"] };
  const ofOwnSite = (seen: typeof SEEN) =>
    announcementOf(
      { row: 1, cells: { title: "Result", organisation: "Commission", listingLink: "https://commission.example/r" }, kinds: [] },
      seen,
    )?.url;
  expect([ofOwnSite(ownSite), ofOwnSite({ ...ownSite, isOfficial: false })]).toEqual(["https://commission.example/r", null]);
  expect(told("Result of Clerk", { listingLink: "https://aggregator.example/result" }).url).toBeNull();
  expect(told("Result of Clerk", { listingLink: "javascript:alert(1)" }).url).toBeNull();
});

describe("what a corrigendum says", () => {
  it.each([
    ["Corrigendum: last date extended to 20-12-2026", undefined, { deadline: "2026-12-20" }],
    [
      "Corrigendum: last date extended from 10-12-2026 to 20-12-2026 (up to 05:00 PM)",
      undefined,
      { deadline: "2026-12-20", lastHour: "2026-12-20T17:00:00+05:30", putOffFrom: "2026-12-10" },
    ],
    ["Corrigendum: last date extended", "20-12-2026, 5 PM", { deadline: "2026-12-20", lastHour: "2026-12-20T17:00:00+05:30" }],
    [
      "Corrigendum: last date of Advt. 05/2026 dated 01-11-2026 extended from 10-12-2026 to 20-12-2026",
      undefined,
      { deadline: "2026-12-20", putOffFrom: "2026-12-10" },
    ],
    ["शुद्धिपत्र: अंतिम तिथि 10-12-2026 से बढ़ाकर 20-12-2026", undefined, { deadline: "2026-12-20", putOffFrom: "2026-12-10" }],
    [
      "Corrigendum: last date of applications from 01-11-2026 to 10-12-2026 extended to 20-12-2026",
      undefined,
      { deadline: "2026-12-20" },
    ],
    ["Extension of last date of applications", "20-12-2026", { deadline: "2026-12-20" }],
    ["Corrigendum: number of vacancies increased from 1,000 to 1,250", undefined, { positions: 1250 }],
    [
      "Corrigendum: last date of online application and payment of fee extended to 20-12-2026",
      undefined,
      { deadline: "2026-12-20" },
    ],
    ["Corrigendum: last date preponed from 30-12-2026 to 15-12-2026", undefined, { deadline: "2026-12-15" }],
    ["Corrigendum: last date preponed to 15-12-2026 from 30-12-2026", undefined, { deadline: "2026-12-15" }],
    ["Corrigendum: last date revised to 15-12-2026 (earlier 30-12-2026)", undefined, { deadline: "2026-12-15" }],
    ["Corrigendum: last date extended to 20-12-2026, exam on 15-01-2027", undefined, { deadline: "2026-12-20" }],
    [
      "Corrigendum: last date of application extended to 20-12-2026; fee payment till 22-12-2026",
      undefined,
      { deadline: "2026-12-20" },
    ],
    ["Extension of last date to 20-12-2026 vide notice dated 25-12-2026", undefined, { deadline: "2026-12-20" }],
    ["Corrigendum: last date extended by 15 days from 10-12-2026", undefined, null],
    ["Last date extended for NE states to 30-12-2026", undefined, null],
    ["Corrigendum: last date extended to 20-12-2026 for the post of Driver only", undefined, null],
    ["Corrigendum: last date extended to 20-12-2026 for SC/ST candidates", undefined, null],
    ["Last date extended to 20-12-2026 for posts 1 to 5 and 30-12-2026 for others", undefined, null],
    ["Corrigendum: last date for payment of fee extended to 20-12-2026", undefined, null],
    ["Corrigendum: last date of the application fee extended to 20-12-2026", undefined, null],
    ["Corrigendum: last date for submission of hard copy of applications extended to 20-12-2026", undefined, null],
    ["Corrigendum: last date for correction in application form extended to 20-12-2026", undefined, null],
    ["Corrigendum: last date for candidates of far-flung areas extended to 20-12-2026", undefined, null],
    ["Corrigendum: last date extended to 31-02-2026", undefined, null],
    ["Corrigendum: last date extended to 20-12-2026", "21-12-2026", null],
    ["Corrigendum: last date extended", undefined, null],
    ["Corrigendum dated 01-11-2026", "20-12-2026", null],
    ["Corrigendum: posts changed to 2026-27", undefined, null],
  ])("%s (%s)", (title, deadline, states) => {
    expect(told(title, { deadline }).states).toEqual(states);
  });
});

it("has the number that its title names, not the one that its list gives the announcement itself", () => {
  const advertisement = "12/2026";
  expect(told("Corrigendum to Advt. No. 6/2026: last date extended", { advertisement }).advertisementNumber).toBeNull();
  expect(told("Corrigendum: last date extended", { advertisement }).advertisementNumber).toBe(advertisement);
});
