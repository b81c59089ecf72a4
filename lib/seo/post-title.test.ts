import { titleOfJob, titleWithoutBody, translatedWithoutBody } from "@/lib/seo/post-title";

it.each([
  ["Graduate Apprentice - Canara Bank", "Canara Bank", "Graduate Apprentice"],
  ["Graduate Apprentice – Canara Bank", "Canara Bank", "Graduate Apprentice"],
  ["Probationary Officer - SBI PO", "State Bank of India (SBI)", "Probationary Officer"],
  ["Junior Engineer (Civil) - SSC", "Staff Selection Commission", "Junior Engineer (Civil)"],
  ["Clerk - Bombay High Court", "High Court of Judicature at Bombay", "Clerk"],
  ["Forest Guard - Mizoram", "Mizoram Environment, Forest and Climate Change Department", "Forest Guard"],
  ["Van Rakshak - MPESB", "Madhya Pradesh Forest Department (through MPESB)", "Van Rakshak"],
  ["Technician - ISRO URSC", "U R Rao Satellite Centre (URSC)", "Technician"],
  ["GIS Specialist - Pune Smart City", "Pune Smart City Development Corporation", "GIS Specialist"],
  ["Constable - UP Police", "Uttar Pradesh Police Recruitment and Promotion Board (UPPRPB)", "Constable"],
  ["Clerk - Mumbai - SBI - State Bank of India", "State Bank of India (SBI)", "Clerk - Mumbai"],
  ["Clerk - A new body", "A new body", "Clerk"],
])("takes the body from %j", (title, body, expected) => expect(titleWithoutBody(title, body)).toBe(expected));

it.each([
  ["Junior Engineer - Civil", "Staff Selection Commission"],
  ["Manager - Finance", "Power Finance Corporation"],
  ["Assistant Professor - Physics", "Central University of Karnataka"],
  ["Officer - IT", "State Bank of India (SBI)"],
  ["Assistant - Civil Service", "Meghalaya Civil Service Commission"],
  ["Sub-Inspector", "Border Security Force (BSF)"],
  ["Canara Bank", "Canara Bank"],
  ["- Canara Bank", "Canara Bank"],
  ["Clerk -", "Canara Bank"],
])("leaves %j of %j as it is", (title, body) => expect(titleWithoutBody(title, body)).toBe(title));

it("takes it from a translation that is divided alike", () => {
  const of = (text: string) => translatedWithoutBody(text, "Clerk - SBI", "State Bank of India (SBI)");
  expect(of("क्लर्क – एसबीआई")).toBe("क्लर्क");
  expect(of("एसबीआई में क्लर्क")).toBe("एसबीआई में क्लर्क");
  expect(translatedWithoutBody("क्लर्क – सिविल", "Clerk - Civil", "State Bank of India (SBI)")).toBe("क्लर्क – सिविल");
});

it.each([
  ["Junior Engineer Recruitment 2026 – Apply Online for 60 Posts", "A new body", "Junior Engineer"],
  ["Bank Clerk Recruitment 2026: Notification for 13 Posts", "A new body", "Bank Clerk"],
  ["Assistant Recruitment 2026 Apply Online (68 Posts)", "A new body", "Assistant"],
  ["Clerk Recruitment 2026-27", "A new body", "Clerk"],
  ["Clerk Recruitment 2026 - SBI", "State Bank of India (SBI)", "Clerk"],
  ["Clerk - SBI Recruitment 2026", "State Bank of India (SBI)", "Clerk"],
  [
    "Canara Bank Recruitment 2026: Apply Online for 47 Posts",
    "Canara Bank",
    "Canara Bank Recruitment 2026: Apply Online for 47 Posts",
  ],
  ["Recruitment of Assistants", "A new body", "Recruitment of Assistants"],
  ["Recruitment Officer", "A new body", "Recruitment Officer"],
  ["Manager Recruitment - Human Resources", "A new body", "Manager Recruitment - Human Resources"],
  ["Clerk - A new body", "A new body", "Clerk"],
  ["Bihar TRE 4.0 Vacancy 2026 Notification Out – Apply Online for 32388 Posts", "Bihar TRE", "Bihar TRE 4.0"],
  ["Bihar TRE 4.0 Vacancy 2026 Notification Out – Apply Online for 32388 Posts", "Bihar TRE 4.0", "Bihar TRE 4.0"],
  ["SSB Head Constable Recruitment 2026: 233 Posts, Salary ₹25,500, Apply Now (Last Date Extended)", "SSB", "SSB Head Constable"],
  ["IBPS SO 2026 Notification Out: 745 Specialist Officer Vacancies", "IBPS", "IBPS SO"],
  ["GSRTC 4318 Conductor Online Form 2026 | Last Date : 03/08/2026", "GSRTC", "GSRTC Conductor"],
  [
    "RPSC School Lecturer (Special Education) Recruitment 2026 — 121 Vacancies",
    "RPSC",
    "RPSC School Lecturer (Special Education)",
  ],
  ["Cadet Entry Scheme Jan 2027 Online Form 2026", "A new body", "Cadet Entry Scheme Jan 2027"],
  ["A new body Recruitment 2026: Apply Online for 109 Stenotypist Posts", "A new body", "Stenotypist"],
  ["Canara Bank Recruitment 2026 for 30 Group C Posts", "Canara Bank", "Group C Posts"],
  ["ISRO LPSC/02/2026: Recruitment to the posts of Technician 'B' and Cook", "ISRO", "Technician 'B' and Cook"],
  ["जूनियर इंजीनियर भर्ती 2026 – ऑनलाइन आवेदन शुरू", "A new body", "जूनियर इंजीनियर"],
  [
    "Jalna Peoples Bank Recruitment 2026 – Apply Online for 70 Various Posts",
    "Jalna Peoples Bank",
    "Jalna Peoples Bank Recruitment 2026 – Apply Online for 70 Various Posts",
  ],
  ["CCI Various Vacancies Online Form 2026", "CCI", "CCI Various Vacancies"],
  ["राजस्व पटवारी सीधी भर्ती", "A new body", "राजस्व पटवारी सीधी भर्ती"],
  ["Grade III Posts - Assam Direct Recruitment", "A new body", "Grade III Posts - Assam Direct Recruitment"],
  ["Level-1 Posts: Track Maintainer", "A new body", "Level-1 Posts: Track Maintainer"],
  ["Recruitment 2026: Apply Online", "A new body", "Recruitment 2026: Apply Online"],
  [
    "IUAC Advertisement No. 06/2026 Apply Online 08 Scientist, Engineer & Assistant Posts",
    "Inter-University Accelerator Centre (IUAC)",
    "Scientist, Engineer & Assistant",
  ],
  ["Advt. No. 5/2026 Apply Online", "A new body", "Advt. No. 5/2026 Apply Online"],
  ["Junior Engineer Advt. No. 5/2026 Apply Online", "A new body", "Junior Engineer Advt. No. 5/2026"],
])("takes what announces the posting from %j of %s", (title, body, expected) => expect(titleOfJob(title, body)).toBe(expected));
