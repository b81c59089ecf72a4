import { qualificationLevelsOf } from "@/lib/jobs/facts/qualification-levels";
import { QUALIFICATIONS } from "@/lib/jobs/schema";
import { fc } from "@/tests/support/properties";

describe("qualificationLevelsOf", () => {
  it.each<[string, string[]]>([
    ["10th pass (Matriculation)", ["10th"]],
    ["SSLC", ["10th"]],
    ["Class X", ["10th"]],
    ["High School", ["10th"]],
    ["12th pass (10+2)", ["12th"]],
    ["10+2", ["12th"]],
    ["HSC", ["12th"]],
    ["Class XII", ["12th"]],
    ["Intermediate", ["12th"]],
    ["12TH, 10TH", ["10th", "12th"]],
    ["Any Graduate", ["graduate"]],
    ["Bachelor's degree in any discipline", ["graduate"]],
    ["B.Sc", ["graduate"]],
    ["B.A, B.Com", ["graduate"]],
    ["LLB", ["graduate"]],
    ["MBBS", ["graduate"]],
    ["B.Ed, MBBS, Any Post Graduate", ["graduate", "postgraduate"]],
    ["Any Post Graduate", ["postgraduate"]],
    ["Post Graduate Diploma in Management", ["postgraduate"]],
    ["PG Diploma", ["postgraduate"]],
    ["Any Masters Degree, M.Phil/Ph.D", ["postgraduate"]],
    ["Master's degree in Economics", ["postgraduate"]],
    ["MD/MS", ["postgraduate"]],
    ["MBA/PGDM", ["postgraduate"]],
    ["M.A, M.Sc", ["postgraduate"]],
    ["B.Tech/B.E", ["engineering"]],
    ["B.E./B.Tech in Civil Engineering", ["engineering"]],
    ["Engineering degree", ["engineering"]],
    ["Bachelor of Engineering", ["engineering"]],
    ["B.Tech or any Graduate", ["graduate", "engineering"]],
    ["M.E/M.Tech", ["postgraduate"]],
    ["Diploma in Civil Engineering", ["diploma"]],
    ["Diploma", ["diploma"]],
    ["Polytechnic Diploma", ["diploma"]],
    ["B.Pharma, 10TH, M.Pharma, D.Pharm, DMLT", ["10th", "graduate", "postgraduate", "diploma"]],
    ["ITI", []],
    ["10th pass (Matriculation) from the state of the office; graduates are not eligible", ["10th"]],
    ["12th pass but graduates are not eligible", ["12th"]],
    ["12th pass. Graduates should not apply", ["12th"]],
    ["Class 7 pass, not being a graduate; Malayalam", []],
    ["UG: Any GraduatePG: Post Graduation Not Required", ["graduate"]],
    ["UG: Graduation Not RequiredPG: Post Graduation Not RequiredDoctorate: Doctorate Not Required", []],
    ["Graduate in any discipline other than B.Tech", ["graduate"]],
    ["10वीं पास, स्नातक पात्र नहीं", ["10th"]],
    ["B.E/B.Tech or Diploma in Civil/Electrical/Mechanical only - CS/AI-ML not eligible", ["diploma", "engineering"]],
    ["Graduates with less than 50% marks are not eligible", ["graduate"]],
    ["12th (+2 stage) or equivalent with not less than 50% marks, 10th pass", ["10th", "12th"]],
    ["10th pass (Matriculation) with band master course; 12th pass for clerk", ["10th", "12th"]],
    ["12th pass (10+2) with second class master or engine driver certificate", ["12th"]],
    ["Graduate/Master", ["graduate", "postgraduate"]],
    ["Master of Dental Surgery", ["postgraduate"]],
    ["Masters", ["postgraduate"]],
    ["Bachelor's degree in Law (LL.B.) with 55% marks and a CLAT PG score", ["graduate"]],
    ["MBBS with NEET-PG", ["graduate"]],
    ["Bachelor's degree in Food Technology, Dairy Technology, Biotechnology or Agriculture", ["graduate", "engineering"]],
    ["Bachelor's degree in Engineering or Science", ["graduate", "engineering"]],
    ["Bachelor's degree in Civil Engineering", ["engineering"]],
    ["8th pass", []],
    ["Not specified", []],
    ["स्नातक", ["graduate"]],
    ["स्नातकोत्तर", ["postgraduate"]],
    ["10वीं पास", ["10th"]],
  ])("reads %j as %j", (text, levels) => expect(qualificationLevelsOf(text)).toEqual(levels));

  it("gives known levels without repetition for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const levels = qualificationLevelsOf(text);
        expect(QUALIFICATIONS.filter((level) => levels.includes(level))).toEqual(levels);
      }),
    );
  });
});
