import type { Profile } from "@/lib/eligibility/profile";
import { reasonText } from "@/lib/eligibility/reason-text";
import { translator } from "@/lib/i18n/translate";
import type { NoticePost } from "@/lib/notice/schema";
import { AGE, aged, judged, RELAXATIONS, SC, UR } from "@/tests/support/judged-post";

/** What is said of one rule, in both languages. */
function texts(rule: string, post: Partial<NoticePost>, profile: Profile): string[] {
  const reason = judged(post, profile).reasons.find((one) => one.rule === rule);
  return (["en", "hi"] as const).map((language) =>
    reason ? reasonText(reason.because, translator(language, "eligibility"), language) : "",
  );
}

const choice = { level: "graduate" as const, minMarks: 60, minMarksFor: { SC: 50, ESM: 0 } };
const asks = { qualification: { anyOf: [choice] } };
const has = (person: Profile, marks?: number): Profile => ({
  ...person,
  qualifications: [{ level: "graduate", status: "passed", marks }],
});

it.each<[string, Profile, string, string]>([
  ["what SC needs", has(SC, 55), "Has the marks: at least 50% for SC", "अंक हैं: अनुसूचित जाति (SC) के लिए कम से कम 50%"],
  [
    "what SC lacks",
    has(SC, 45),
    "45% is below the 50% marks that are needed for SC",
    "45% अंक अनुसूचित जाति (SC) के लिए ज़रूरी 50% से कम हैं",
  ],
  [
    "what SC has to tell",
    has(SC),
    "Needs at least 50% marks for SC, and yours are not known",
    "अनुसूचित जाति (SC) के लिए कम से कम 50% अंक चाहिए; आपके अंक मालूम नहीं",
  ],
  ["what everybody needs", has(UR, 55), "55% is below the 60% marks that are needed", "55% अंक ज़रूरी 60% से कम हैं"],
  [
    "who needs only a pass",
    has({ ...UR, exServiceman: { serviceYears: 5 } }),
    "Needs no more than a pass for ex-servicemen",
    "भूतपूर्व सैनिक के लिए केवल पास होना काफ़ी है",
  ],
  [
    "the membership that decides",
    has({ ...UR, category: undefined }, 55),
    "Below the 60% marks that are needed. Fewer may be enough: depends on your category",
    "ज़रूरी 60% अंकों से कम। कम अंक भी काफ़ी हो सकते हैं, यह बताने पर पता चलेगा: श्रेणी",
  ],
])("names of the marks %s", (_what, profile, en, hi) => {
  expect(texts("marks", asks, profile)).toEqual([en, hi]);
});

const limited = { age: AGE, relaxations: RELAXATIONS };

it.each<[string, Partial<NoticePost>, Profile, string]>([
  ["of everybody", limited, aged("1990-08-01"), "9 years over the limit of 27 for UR on 1 Aug 2026"],
  ["of a disability", limited, aged("1980-08-01", { ...UR, pwbd: true }), "9 years over the limit of 37 for PwBD on 1 Aug 2026"],
  [
    "of two groups at once",
    limited,
    aged("1980-08-01", { ...SC, pwbd: true }),
    "4 years over the limit of 42 for PwBD and SC on 1 Aug 2026",
  ],
  [
    "of service",
    limited,
    aged("1980-09-30", { ...UR, exServiceman: { serviceYears: 10 } }),
    "6 years over the limit of 40 for ex-servicemen on 30 Sep 2026",
  ],
  [
    "of a window that is moved",
    { age: { bornFrom: "1999-08-02" }, relaxations: RELAXATIONS },
    aged("1980-08-01", { ...UR, pwbd: true }),
    "Born before 2 Aug 1989, the first date of birth that is allowed for PwBD",
  ],
])("names the limit %s and whose it is", (_what, post, profile, en) => {
  expect(texts("age.max", post, profile)[0]).toBe(en);
});
