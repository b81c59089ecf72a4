import { judge } from "@/lib/eligibility/judge";
import { markOf } from "@/lib/eligibility/mark";
import type { Profile } from "@/lib/eligibility/profile";
import { translator } from "@/lib/i18n/translate";
import type { NoticePost } from "@/lib/notice/schema";
import { UR } from "@/tests/support/judged-post";

const MAN: Profile = {
  ...UR,
  dateOfBirth: "1997-07-28",
  state: "bihar",
  experienceMonths: 12,
  qualifications: [{ level: "graduate", marks: 50, status: "passed" }],
};
const ANY = { name: "Clerk", age: {}, qualification: { anyOf: [] } } satisfies NoticePost;
const OVER = { ...ANY, age: { max: 27, on: "2026-08-01", maxRule: "not_attained" as const }, relaxations: [] };

const mark = (posts: NoticePost[], profile = MAN, language: "en" | "hi" = "en", post?: number) =>
  markOf(judge(profile, { posts }, "2026-12-01"), translator(language, "eligibility"), language, post);

it.each<[string, NoticePost[], string, string]>([
  ["whoever may apply", [ANY], "eligible", "You may apply"],
  ["the age by its largest unit", [OVER], "not_eligible", "2 years over 27 years"],
  ["a qualification", [{ ...ANY, qualification: { anyOf: [{ level: "doctorate" }] } }], "not_eligible", "Needs a doctorate"],
  ["marks", [{ ...ANY, qualification: { anyOf: [{ level: "graduate", minMarks: 60 }] } }], "not_eligible", "Needs 60% marks"],
  ["the sex", [{ ...ANY, sex: "female" }], "not_eligible", "Only for women"],
  [
    "the post that comes nearest",
    [
      { ...OVER, sex: "female" },
      { ...ANY, sex: "female" },
    ],
    "not_eligible",
    "Only for women",
  ],
  ["the best post of a notice", [{ ...ANY, sex: "female" }, ANY], "eligible", "You may apply"],
  [
    "what the notice leaves open",
    [{ name: "Clerk", qualification: { anyOf: [] } }],
    "cannot_tell",
    "Cannot tell: age limit not known here",
  ],
])("says %s in a few words", (_what, posts, verdict, text) => {
  expect(mark(posts)).toEqual({ verdict, text });
});

it.each([
  ["1999-05-28", "2 months over 27 years"],
  ["1999-07-28", "4 days over 27 years"],
])("says by how much who was born on %s is too old, by the largest unit that there is: %s", (dateOfBirth, text) => {
  expect(mark([OVER], { ...MAN, dateOfBirth })).toEqual({ verdict: "not_eligible", text });
});

it("says what is missing of the reader", () => {
  const { sex: _sex, ...unsaid } = MAN;
  expect(mark([{ ...ANY, sex: "female" }], unsaid)).toEqual({ verdict: "cannot_tell", text: "Cannot tell: your sex" });
});

it("asks for it in Hindi by no word that has to agree with it: लिंग and राज्य are masculine, योग्यता is not", () => {
  const { sex: _sex, state: _state, ...unsaid } = MAN;
  expect(mark([{ ...ANY, sex: "female" }], unsaid, "hi").text).toBe("पता नहीं: लिंग बताएँ");
  expect(mark([{ ...ANY, domicile: ["bihar"] }], unsaid, "hi").text).toBe("पता नहीं: राज्य बताएँ");
});

it("says it of one post where it is asked for one, and in Hindi", () => {
  expect(mark([ANY, { ...ANY, sex: "female" }], MAN, "hi", 1)).toEqual({ verdict: "not_eligible", text: "केवल महिलाओं के लिए" });
});

it("sends the reader to a notice that is not known as data", () => {
  const t = translator("en", "eligibility");
  expect(markOf(null, t, "en")).toEqual({ verdict: "cannot_tell", text: "Cannot tell: read the notice" });
});
