import { qualificationLevelsOf } from "@/lib/jobs/facts/qualification-levels";

it.each<[string, string[]]>([
  ["10th+ITI", ["10th"]],
  ["12th+Diploma", ["12th", "diploma"]],
  ["Diploma+3 years", ["diploma"]],
  ["ITI+10th", ["10th"]],
  ["10+2+3", ["graduate"]],
  ["10 + 2 pass", ["12th"]],
  ["12th (+2 stage)", ["12th"]],
  ["Graduate +2 years of experience", ["graduate"]],
])("reads what a plus joins and what it adds: %j as %j", (text, levels) => expect(qualificationLevelsOf(text)).toEqual(levels));

it.each<[string, string[]]>([
  ["H.S. passed", ["12th"]],
  ["SSC exam", ["10th"]],
  ["Degree, Diploma (Relevant Engg)", ["diploma", "engineering"]],
  ["Degree, Diploma", ["graduate", "diploma"]],
  ["Engg. Graduate", ["engineering"]],
  ["Graduate Engineers with GATE", ["engineering"]],
])("reads the short names of boards and of engineers: %j as %j", (text, levels) =>
  expect(qualificationLevelsOf(text)).toEqual(levels),
);
