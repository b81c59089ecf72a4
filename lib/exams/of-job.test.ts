import { examsOfJob } from "@/lib/exams/of-job";
import type { ExamDto } from "@/lib/exams/schema";

const exams = [
  "Staff Selection Commission",
  "Institute of Banking Personnel Selection",
  "Tamil Nadu Public Service Commission",
  "Kendriya Vidyalaya Sangathan",
].map((conductingOrganization, index) => ({ id: index + 1, conductingOrganization }) as ExamDto);

it.each([
  ["Staff Selection Commission", "Staff Selection Commission", [1]],
  ["Canara Bank", "Canara Bank", [2]],
  ["Central Armed Police Forces", "Central Reserve Police Force", [1]],
  ["State Government", "Tamil Nadu Public Service Commission (TNPSC)", [3]],
  ["Educational Institutions", "Kendriya Vidyalaya Sangathan", [4]],
  ["Courts and Judiciary", "High Court of Kerala", []],
])("finds the examinations for %s, %s", (department, recruitingOrganization, ids) => {
  expect(examsOfJob(exams, { department, recruitingOrganization }).map(({ id }) => id)).toEqual(ids);
});
