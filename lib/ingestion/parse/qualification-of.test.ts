import { qualificationOf } from "@/lib/ingestion/parse/qualification-of";

it.each([
  "10th pass",
  "B.E. / B.Tech. in Civil Engineering with 60% marks and a valid GATE 2026 score",
  "Teacher Eligibility Test (Paper II) and B.Ed",
  "Member of The Institute of Cost Accountants, or MBA (Finance)",
  "Class 8 with NCC Certificate C",
  "12th pass to Graduation",
  "Graduation or equivalent; knowledge of the Mizo language",
  "Degree with a good academic career as on the last date of application. The Degree must be recognised",
  "Officers who hold analogous posts in Level 7 for five years",
  "JEE Main Examination 2025 with 60 percentile",
  "Diploma (3 years) or Degree (B.E.)",
])("keeps %j as it is written", (text) => expect(qualificationOf(text)).toBe(text));

it.each([
  ["B.Sc students! The Works has released a list", "speaks to readers"],
  ["12th pass candidate with a diploma, this is your moment", "speaks to readers"],
  ["ITI holders looking for a stable post", "speaks to readers"],
  ["— Works Apprenticeship 2026 Educational Qualification Depends on the post", "begins with the dash of a heading"],
  ["Officer Recruitment 2025 Overview", "is a heading"],
  ["Candidates must meet the following criteria", "is a heading"],
  ["B.Tech, LLB, MCA, or B", "ends within a degree"],
  ["Master's degree with NET or Ph", "ends within a degree"],
  ["Diploma in Engineering, B", "ends within a degree"],
  ["Degree as on 01", "ends within a date"],
  ["Graduates of commerce and", "ends within a list"],
  ["(or Matriculation for technical posts)", "begins behind something"],
  ["B.Tech from any college, this recruitment is for", "speaks to readers"],
  ["Diploma Holders The Steel Works Limited", "runs two sentences together"],
])("takes %j for none: it %s", (text) => expect(qualificationOf(text)).toBeNull());
