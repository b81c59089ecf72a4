import { resolveBody } from "@/lib/bodies/resolve-body";
import { bodyOfRow, departmentOf } from "@/lib/ingestion/parse/body-of-row";
import { cpuTimeOf } from "@/tests/support/cpu-time";

describe("bodyOfRow", () => {
  it.each([
    ["AIIMS Delhi", "Assistant Professor", "AIIMS Delhi"],
    ["SRCC Assistant Professor", "SRCC Assistant Professor Recruitment 2026", "SRCC"],
    ["IIT Mandi Registrar", "IIT Mandi Registrar Recruitment 2026", "IIT Mandi"],
    ["IIM Bodh Gaya", "IIM Bodh Gaya Non Teaching Recruitment 2026", "IIM Bodh Gaya"],
    ["IIM Bodh Gaya Non Teaching", "IIM Bodh Gaya Non Teaching Recruitment 2026", "IIM Bodh Gaya"],
    ["Railway Recruitment Board", "Railway Recruitment Board Technician Recruitment 2026", "Railway Recruitment Board"],
    ["RRB JE", "RRB JE Recruitment 2026", "RRB"],
    ["Punjab National Bank LBO", "Punjab National Bank LBO Recruitment 2026", "Punjab National Bank"],
    ["NHSRCL 237 Technician Online Form 2026", "NHSRCL 237 Technician Online Form 2026", "NHSRCL"],
    ["Staff Selection Commission", "Clerk", "Staff Selection Commission"],
    ["20 AUG KEA", "20 AUG KEA 750 Land Surveyor Online Form 2026", "KEA"],
    ["Mahatma Phule Krishi Sangh", "Clerk", "Mahatma Phule Krishi Sangh"],
    ["Punjab", "Punjab and Sind Bank Clerk", "Punjab and Sind Bank"],
    ["Indian", "Indian Army TES", "Indian Army"],
    [undefined, "HPCL Junior Executive Recruitment", "HPCL"],
    ["Punjab", "Clerk", null],
    ["Bank", "Bank Clerk Jobs", null],
    ["RRB Section Controller", "RRB Section Controller Recruitment 2026", "RRB"],
    ["Bombay High Court District Judge Recruitment", "Bombay High Court District Judge Recruitment 2026", "Bombay High Court"],
    ["CDAC Pune Project Staff", "CDAC Pune Project Staff Recruitment 2026", "CDAC Pune"],
    ["HP Home Guard Recruitment", "HP Home Guard Recruitment 2026", "HP Home Guard"],
    ["Army Canteen Bangalore", "Army Canteen Bangalore Vacancy 2026", "Army Canteen Bangalore"],
    ["Young Professional", "Young Professional Recruitment 2026", null],
    ["BFUHS Sub Divisional Engineer Recruitment", "BFUHS Sub Divisional Engineer Recruitment 2026", "BFUHS"],
    ["RBI Office Attendant Recruitment", "RBI Office Attendant Recruitment 2026", "RBI"],
    ["MPPGCL Plant Attendant Recruitment", "MPPGCL Plant Attendant Recruitment 2026", "MPPGCL"],
    ["Physical Research Laboratory", "Physical Research Laboratory Recruitment 2026", "Physical Research Laboratory"],
    ["OPSC Dental", "OPSC Dental Surgeon Recruitment 2026", "OPSC"],
    ["ECIL Project", "ECIL Project Engineer, Technical Officer Recruitment 2026", "ECIL"],
    [undefined, "CCI 148 MT, Junior Assistant and More Posts Online Form 2026", "CCI"],
    ["MP", "MP High Court Senior Computer Programmer Assistant Recruitment 2026", "MP High Court"],
    ["GPCB Bank Clerk", "GPCB Bank Clerk Recruitment 2026", "GPCB Bank"],
    [
      "Integral Coach Factory (ICF) Apprentice",
      "Integral Coach Factory (ICF) Apprentice Recruitment 2026",
      "Integral Coach Factory (ICF)",
    ],
    ["PRD Bihar District Audit Officer", "PRD Bihar District Audit Officer Recruitment 2026", "PRD Bihar"],
    ["ICAR", "ICAR IVRI Young Professional Vacancy 2026", "ICAR IVRI"],
    ["Naini", "Naini Aerospace Operator Online Form 2026", "Naini Aerospace"],
    ["Police", "Police Modern School Lalganj TGT / PGT Recruitment 2026", "Police Modern School Lalganj"],
    ["Railway", "Railway RRB Junior Engineer Online Form 2026", "RRB"],
    ["MP State Forest Service Exam", "MP State Forest Service Exam 2026: Apply Online", null],
    ["GATE 2026 Score based PSU", "GATE 2026 Score based PSU Recruitment List", null],
    ["IBPS SO Notification 2026 – Apply Online", "IBPS SO Notification 2026 - Apply Online", "IBPS"],
  ])("reads %j under the title %j as %j", (cell, title, name) => expect(bodyOfRow(cell, title)?.name ?? null).toBe(name));
});

it("leaves a column its word on the pages of the body itself, whose headings begin with a number", () => {
  const heading = "ISRO SDSC SHAR/RMT/02/2026: Recruitment to the position of Scientist";
  expect(bodyOfRow("ISRO", heading, "", ["https://www.isro.gov.in/careers"])?.name).toBe("ISRO");
  expect(bodyOfRow("ISRO", heading)?.name).toBe("ISRO SDSC");
});

describe("departmentOf", () => {
  it.each([
    ["Staff Selection Commission", "Staff Selection Commission"],
    ["UPSC", "Union Public Service Commission"],
    ["Arunachal Pradesh PSC", "State Government"],
    ["MPPSC", "State Government"],
    ["RRB", "Railway Recruitment Board"],
    ["Bank of Baroda", "Bank of Baroda"],
    ["Punjab and Sind Bank", "Other Banks"],
    ["CRPF", "Central Armed Police Forces"],
    ["Karnataka Police", "State Police"],
    ["High Court of Karnataka", "Courts and Judiciary"],
    ["AIIMS Delhi", "Health and Medical Institutions"],
    ["Sainik School Satara", "Educational Institutions"],
    ["Jawaharlal Nehru University (JNU)", "Educational Institutions"],
    ["State Selection Board (SSB), Odisha", "State Government"],
    ["Goa Shipyard Limited (GSL)", "Public Sector Undertakings"],
    ["Spices Board", "Government Offices"],
    ["Intelligence Bureau", "Government Offices"],
    ["Mahatma Phule Krishi Sangh", "To Be Sorted"],
  ])("puts %j under %j", (name, department) => expect(departmentOf(resolveBody(name)).department).toBe(department));
});

it("looks for a body at the beginning of a heading of thousands of words, and in no more of it", async () => {
  const heading = `HPCL ${"Junior Executive ".repeat(1_000)}`.trim();
  expect(await cpuTimeOf(() => expect(bodyOfRow(undefined, heading)?.name).toBe("HPCL"))).toBeLessThan(2_000);
});
