import { isOneOf } from "@/lib/eligibility/rules/subjects";
import { DEGREES_OF_FACULTIES, DEGREES_OF_OTHERS } from "@/tests/support/eligibility-oracle";

const faculties = Object.keys(DEGREES_OF_FACULTIES) as (keyof typeof DEGREES_OF_FACULTIES)[];
const pairs = (table: typeof DEGREES_OF_FACULTIES) =>
  faculties.flatMap((faculty) => table[faculty].map((subject) => [subject, faculty] as const));

it.each(pairs(DEGREES_OF_FACULTIES))("never refuses %s where %s is asked for, nor the other way round", (subject, faculty) => {
  expect(isOneOf({ subject }, [faculty])).not.toBe(false);
  expect(isOneOf({ subject: faculty }, [subject])).not.toBe(false);
});

it.each(pairs(DEGREES_OF_OTHERS))("knows %s for a subject of another faculty than %s", (subject, faculty) => {
  expect(isOneOf({ subject }, [faculty])).toBe(false);
});

it.each([
  ["Physics", ["Science"], true],
  ["B.Com", ["Commerce"], true],
  ["Hindi", ["Humanities"], true],
  ["Science", ["Physics"], null],
  ["Arts", ["Science"], false],
  ["Arts", ["Commerce", "Science"], false],
  ["Mathematics", ["Statistics"], null],
  ["Economics", ["Commerce"], null],
  ["Economics", ["Psychology", "Social Work"], false],
  ["Economics", ["Physics"], false],
  ["Geology", ["Mining"], null],
  ["Geology", ["Physics"], null],
  ["Agriculture", ["Botany", "Zoology"], null],
  ["Mechanical", ["Civil", "Electrical"], false],
  ["Ocean Studies", ["Civil"], null],
  ["Civil", ["Arts", "Ocean Studies"], null],
  ["PCB", ["PCM"], null],
  ["PCM", ["Science"], true],
  ["ANM", ["GNM"], null],
  ["Education", ["B.Ed."], null],
  ["D.El.Ed.", ["B.Ed."], null],
  ["B.T.C.", ["D.El.Ed."], true],
  ["B.Pharm", ["Pharmacy"], true],
  ["B.Sc. (Hons) Physics", ["Physics"], true],
  ["BA in Hindi", ["Hindi"], true],
  ["B.A.", ["Arts"], true],
  ["B.Sc.", ["Agriculture"], null],
  ["PCB", ["Agriculture"], null],
  ["PCM", ["Statistics"], null],
  ["B.Sc. B.Ed.", ["Physics"], null],
  ["M.A., M.B.A.", ["History"], null],
  ["BA LLB", ["Law"], true],
  ["B.A. LL.B. (Hons.)", ["History"], null],
  ["BA LLB", ["Civil"], false],
  ["LLB", ["History"], false],
  ["B.Sc. Engineering", ["Civil"], null],
  ["B.Sc. (Engg.) Civil", ["Civil"], true],
])("of %s and %j says %s", (subject, asked, truth) => {
  expect(isOneOf({ subject }, asked)).toBe(truth);
});
