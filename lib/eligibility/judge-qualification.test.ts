import type { Profile } from "@/lib/eligibility/profile";
import type { NoticePost } from "@/lib/notice/schema";
import { type Case, check, judged, SC, UR } from "@/tests/support/judged-post";

describe("qualification", () => {
  const asks = (level: string, more = {}): Partial<NoticePost> => ({
    qualification: { anyOf: [{ level, ...more }] } as NoticePost["qualification"],
  });
  const has = (level: string, more = {}): Profile => ({
    ...UR,
    qualifications: [{ level, status: "passed", ...more }] as Profile["qualifications"],
  });
  it.each<Case>([
    ["a higher level satisfies a lower one", asks("10th"), has("postgraduate"), "eligible", "qualification"],
    ["a lower one does not satisfy a higher", asks("graduate"), has("12th"), "not_eligible", "qualification"],
    ["engineering satisfies graduate", asks("graduate"), has("engineering"), "eligible"],
    ["graduate does not satisfy engineering", asks("engineering"), has("graduate"), "not_eligible", "qualification"],
    ["nor diploma", asks("diploma"), has("graduate"), "not_eligible", "qualification"],
    ["nor ITI", asks("iti"), has("graduate"), "not_eligible", "qualification"],
    ["a diploma satisfies class 10", asks("10th"), has("diploma"), "eligible"],
    ["and perhaps class 12", asks("12th"), has("diploma"), "cannot_tell", "qualification"],
    ["ITI satisfies class 8", asks("8th"), has("iti"), "eligible"],
    ["and perhaps class 10", asks("10th"), has("iti"), "cannot_tell", "qualification"],
    ["engineering perhaps a diploma", asks("diploma"), has("engineering"), "cannot_tell", "qualification"],
    ["a master of civil engineering is an engineer", asks("engineering"), has("postgraduate", { subject: "Civil" }), "eligible"],
    ["one of computing perhaps", asks("engineering"), has("postgraduate", { subject: "MCA" }), "cannot_tell", "qualification"],
    ["one of history not", asks("engineering"), has("postgraduate", { subject: "History" }), "not_eligible", "qualification"],
    [
      "a list that leaves others open refuses nobody for these",
      asks("iti"),
      { ...has("graduate"), othersHeld: "below" },
      "cannot_tell",
    ],
    ["and those above it as ever", asks("postgraduate"), { ...has("graduate"), othersHeld: "below" }, "not_eligible"],
    [
      "a degree that people do after another is open where the first is told as the highest",
      asks("graduate", { subjects: ["B.Ed."] }),
      { ...has("graduate", { subject: "History" }), othersHeld: "below" },
      "cannot_tell",
      "qualification",
    ],
    [
      "no such one is another first degree",
      asks("graduate", { subjects: ["Physics"] }),
      { ...has("graduate", { subject: "History" }), othersHeld: "below" },
      "not_eligible",
    ],
    [
      "nor whoever still studies for the first",
      asks("graduate", { subjects: ["Law"] }),
      { ...has("graduate", { subject: "History", status: "appearing" }), othersHeld: "below" },
      "not_eligible",
    ],
    [
      "nor whoever told of that degree, with too few marks",
      asks("graduate", { subjects: ["LLB"], minMarks: 45 }),
      { ...has("graduate", { subject: "Law", marks: 42 }), othersHeld: "below" },
      "not_eligible",
      "marks",
    ],
    ["no list of qualifications is unknown", asks("10th"), UR, "cannot_tell", "qualification"],
    ["an empty one is complete", asks("10th"), { ...UR, qualifications: [] }, "not_eligible", "qualification"],
    ["none that is needed needs no list", {}, UR, "eligible"],
    ["a qualification that is not known is never met", { qualification: null }, has("doctorate"), "cannot_tell", "qualification"],
    [
      "who appears may apply where it is allowed",
      { qualification: { anyOf: [{ level: "graduate" }], appearing: "allowed" } },
      has("graduate", { status: "appearing" }),
      "eligible",
    ],
    [
      "may not where it is not",
      { qualification: { anyOf: [{ level: "graduate" }], appearing: "not_allowed" } },
      has("graduate", { status: "appearing" }),
      "not_eligible",
      "qualification",
    ],
    [
      "cannot tell where nothing is said",
      asks("graduate"),
      has("graduate", { status: "appearing" }),
      "cannot_tell",
      "qualification",
    ],
    ["and has passed what comes before", asks("12th"), has("graduate", { status: "appearing" }), "eligible"],
    [
      "the same subject in other words",
      asks("engineering", { subjects: ["Computer Science & Engineering"] }),
      has("engineering", { subject: "CSE" }),
      "eligible",
    ],
    [
      "a subject of another field",
      asks("engineering", { subjects: ["Civil"] }),
      has("engineering", { subject: "Mechanical Engineering" }),
      "not_eligible",
      "qualification",
    ],
    [
      "a near one",
      asks("engineering", { subjects: ["Electrical"] }),
      has("engineering", { subject: "Electronics" }),
      "cannot_tell",
      "qualification",
    ],
    [
      "one that nobody knows",
      asks("engineering", { subjects: ["Civil"] }),
      has("engineering", { subject: "Ocean Studies" }),
      "cannot_tell",
      "qualification",
    ],
    ["none that is told", asks("engineering", { subjects: ["Civil"] }), has("engineering"), "cannot_tell", "qualification"],
    [
      "more than the post takes",
      { qualification: { anyOf: [{ level: "10th" }], notAbove: "12th" } },
      has("graduate"),
      "not_eligible",
      "qualification",
    ],
    ["marks that reach", asks("graduate", { minMarks: 50 }), has("graduate", { marks: 50 }), "eligible", "marks"],
    ["marks below", asks("graduate", { minMarks: 50 }), has("graduate", { marks: 49.9 }), "not_eligible", "marks"],
    ["marks that are not told", asks("graduate", { minMarks: 50 }), has("graduate"), "cannot_tell", "marks"],
    [
      "fewer marks for a group",
      asks("graduate", { minMarks: 50, minMarksFor: { SC: 45 } }),
      { ...has("graduate", { marks: 45 }), category: "SC" },
      "eligible",
      "marks",
    ],
    [
      "and not for another",
      asks("graduate", { minMarks: 50, minMarksFor: { SC: 45 } }),
      has("graduate", { marks: 45 }),
      "not_eligible",
      "marks",
    ],
    [
      "marks of a higher level do not speak for a lower one",
      asks("graduate", { minMarks: 50 }),
      has("postgraduate", { marks: 80 }),
      "cannot_tell",
      "marks",
    ],
  ])("%s", (...row) => check(row));

  it("makes nobody eligible by a level beside which the notice asks for what no profile tells", () => {
    const teacher = asks("graduate", { also: "CTET Paper II" });
    expect(judged(teacher, has("12th")).verdict).toBe("not_eligible");
    const { verdict, reasons } = judged(teacher, has("graduate"));
    expect([verdict, reasons.at(-1)?.because]).toEqual(["cannot_tell", { key: "alsoNeeded", also: "CTET Paper II" }]);
    const other = { qualification: { anyOf: [...(teacher.qualification?.anyOf ?? []), { level: "postgraduate" as const }] } };
    expect(judged(other, has("postgraduate")).verdict).toBe("eligible");
  });

  it("takes the best of several ways", () => {
    const qualification: NoticePost["qualification"] = {
      anyOf: [
        { level: "engineering", subjects: ["Civil"] },
        { level: "diploma", subjects: ["Civil"] },
      ],
    };
    expect(judged({ qualification }, has("diploma", { subject: "civil engineering" })).verdict).toBe("eligible");
  });
});

it.each([
  ["whoever names ITI as the highest is asked for class 10", "10th", { level: "iti" }, "below", "levelUntold"],
  ["and a holder of a diploma for class 12", "12th", { level: "diploma" }, "below", "levelUntold"],
  ["of a B.Ed. nobody knows the degree before it", "graduate", { level: "graduate", subject: "B.Ed." }, "below", "levelUntold"],
  ["with a complete list the recruiting body decides", "10th", { level: "iti" }, undefined, "levelOpen"],
  ["who still studies has no degree yet", "graduate", { level: "graduate", status: "appearing" }, undefined, "appearingAllowed"],
  ["a student of a degree has class 12", "12th", { level: "graduate", status: "appearing" }, undefined, "qualified"],
  ["a subject that is not told is asked for", "graduate", { level: "graduate" }, undefined, "subjectUntold"],
  ["one of a lower degree too", "graduate", { level: "postgraduate", subject: "History" }, undefined, "subjectUntold"],
  ["one that is told is for the body to judge", "graduate", { level: "graduate", subject: "Geology" }, undefined, "subjectOpen"],
])("%s", (_what, level, held, othersHeld, key) => {
  const isOfSubject = level === "graduate" && !("status" in held);
  const choice = isOfSubject ? { level, subjects: ["Mining"] } : { level };
  const qualification = { anyOf: [choice], appearing: "allowed" } as NoticePost["qualification"];
  const person = { ...UR, qualifications: [{ status: "passed", ...held }], othersHeld } as Profile;
  expect(judged({ qualification }, person).reasons.map(({ because }) => because.key)).toContain(key);
});

describe("seats for categories alone", () => {
  const forST = { UR: 0, EWS: 0, OBC: 0, SC: 0, ST: 3 };
  const reserved = (byCategory: object, more = {}): Partial<NoticePost> => ({ vacancies: { byCategory, ...more } });
  it.each<Case>([
    ["refuse whoever is of none of them", reserved(forST), UR, "not_eligible", "category"],
    ["and of another without seats", reserved(forST), { ...UR, category: "SC" }, "not_eligible", "category"],
    ["take who is", reserved(forST), { ...UR, category: "ST" }, "eligible"],
    ["wait for a category that is not told", reserved(forST), { ...UR, category: undefined }, "cannot_tell", "category"],
    [
      "are for people of the state",
      { ...reserved(forST), reservationFor: ["bihar"] },
      { ...UR, category: "ST", state: "goa" },
      "not_eligible",
      "category",
    ],
    ["are open to all where some are", reserved({ ...forST, UR: 1 }), UR, "eligible"],
    ["or where it is not said", reserved({ SC: 0, ST: 3 }), UR, "eligible"],
    ["may be of the classes of a state", reserved(forST, { otherCategories: [{ name: "MBC", count: 2 }] }), UR, "eligible"],
    ["are none where the others are all there are", reserved({ UR: 0, OBC: 5 }, { total: 5 }), SC, "not_eligible", "category"],
    ["also for all", reserved({ OBC: 5 }, { total: 5 }), UR, "not_eligible", "category"],
    ["may be some of those that nobody divides", reserved({ UR: 0, OBC: 5 }, { total: 8 }), SC, "cannot_tell", "category"],
    ["or where no total is told", reserved({ UR: 0, OBC: 5 }), SC, "cannot_tell", "category"],
    ["are there where they are told", reserved({ UR: 0, OBC: 5 }), { ...UR, category: "OBC" }, "eligible"],
    ["are for nobody of UR where a total is told", reserved({ UR: 0 }, { total: 5 }), UR, "not_eligible", "category"],
    ["are not known where no more is told", reserved({ UR: 0 }), UR, "cannot_tell", "category"],
    ["are not known where all are none", reserved({ ...forST, ST: 0 }), UR, "eligible"],
  ])("%s", (...row) => check(row));
});

describe("sex, domicile and experience", () => {
  it.each<Case>([
    ["women only", { sex: "female" }, UR, "not_eligible", "sex"],
    ["women only, sex not told", { sex: "female" }, { ...UR, sex: undefined }, "cannot_tell", "sex"],
    ["people of the state", { domicile: ["bihar"] }, { ...UR, state: "bihar" }, "eligible", "domicile"],
    ["people of another", { domicile: ["bihar"] }, { ...UR, state: "goa" }, "not_eligible", "domicile"],
    ["people of none that is told", { domicile: ["bihar"] }, UR, "cannot_tell", "domicile"],
    ["of no state that is named", { domicile: [] }, UR, "eligible"],
    ["enough experience", { experienceMonths: 24 }, { ...UR, experienceMonths: 24 }, "eligible", "experience"],
    ["a month too little", { experienceMonths: 24 }, { ...UR, experienceMonths: 23 }, "not_eligible", "experience"],
    ["none told", { experienceMonths: 24 }, UR, "cannot_tell", "experience"],
  ])("%s", (...row) => check(row));
});
