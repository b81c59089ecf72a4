import { readFileSync } from "node:fs";
import { BLANK_JOB, BLANK_POSITION, type JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { checkNoticeValues } from "@/lib/notice/editing/check-values";
import { withBodyRules, withConditionsOf, withoutPost, withPasted, withPost } from "@/lib/notice/editing/posts";
import { noticeOfValues, valuesOfNotice } from "@/lib/notice/editing/values";
import { noticeValuesSchema } from "@/lib/notice/editing/values-schema";
import { type Notice, noticeSchema } from "@/lib/notice/schema";
import { BODY_KEYS, bodyRules } from "@/lib/notice/templates/template";
import { readSampleNotices } from "@/prisma/seed/samples";
import { fc } from "@/tests/support/properties";

const DEADLINE = "2026-12-20";
const FORM: JobFormValues = { ...BLANK_JOB, title: "Clerk", deadline: DEADLINE };

/** The form of a stored notice, with positions of the names of its posts. */
function formOf(notice: Notice): JobFormValues {
  const isSeveral = notice.posts.length > 1;
  const jobPositions = isSeveral ? notice.posts.map(({ name }) => ({ ...BLANK_POSITION, positionName: name })) : [BLANK_POSITION];
  const advertisementNumber = notice.advertisementNumber ?? "";
  return { ...FORM, advertisementNumber, useMultiplePositions: isSeveral, jobPositions, notice: valuesOfNotice(notice) };
}

it.each([...readSampleNotices()])("gives back the notice of %s as it is stored, also after a draft", (_key, notice) => {
  const form = formOf(notice);
  expect(noticeOfValues(form)).toEqual(notice);
  const kept = { ...form, notice: noticeValuesSchema.parse(JSON.parse(JSON.stringify(form.notice))) };
  expect(noticeOfValues(kept)).toEqual(notice);
});

it("stores nothing of a notice of which nothing was filled in, however many of its controls were opened", () => {
  const touched = {
    closingTime: null,
    stages: [{ kind: null, status: "provisional", name: "" }],
    documents: [{ kind: "notice" }],
    fees: [{ groups: null, amount: null }],
    posts: [{ age: { min: null, on: "" }, qualification: { anyOf: [{ level: null }] }, relaxations: [{ groups: null }] }],
  };
  expect(noticeOfValues({ ...FORM, notice: touched })).toBeNull();
  expect(noticeOfValues({ ...FORM, notice: { stages: [], posts: [] } })).toBeNull();
});

it("keeps what the notice says there is none of apart from what is unknown", () => {
  const posts = [{ age: {}, relaxations: [], qualification: { anyOf: [] } }];
  expect(noticeOfValues({ ...FORM, notice: { posts } })).toEqual({ posts: [{ name: "Clerk", ...posts[0] }] });
});

it("takes a closing hour for one of the last date, in India", () => {
  const given = noticeOfValues({ ...FORM, notice: { closingTime: "17:00" } });
  expect(given).toEqual({ closesAt: "2026-12-20T17:00:00+05:30", posts: [{ name: "Clerk" }] });
  expect(valuesOfNotice(noticeSchema.parse({ closesAt: "2026-12-20T18:29:59Z", posts: [{ name: "a" }] }))?.closingTime).toBe(
    "23:59:59",
  );
  expect(valuesOfNotice(noticeSchema.parse({ closesAt: "2026-12-20T11:30:00Z", posts: [{ name: "a" }] }))?.closingTime).toBe(
    "17:00",
  );
});

it("names the control of an issue also where blank rows stand before it, and the post that it is about", () => {
  const notice = {
    fees: [{ groups: null }, { groups: "all", amount: "many" }],
    posts: [{ age: { min: 30, max: 20 } }],
  };
  expect(checkNoticeValues({ ...FORM, notice }).issues).toEqual([
    { field: "notice.fees.1.amount", message: "Fees 2, amount: is missing, or is not what belongs here" },
  ]);
  const stages = [
    { kind: null, status: "provisional" },
    { kind: "exam", from: "2027-02-10", to: "2027-02-01", status: "provisional" },
  ];
  expect(checkNoticeValues({ ...FORM, notice: { stages } }).issues).toEqual([
    { field: "notice.stages.1.from", message: "The stage begins on 2027-02-10 and ends on 2027-02-01" },
  ]);
  expect(checkNoticeValues({ ...FORM, notice: { posts: notice.posts } }).issues).toEqual([
    { field: "notice.posts.0.age.min", message: "Clerk: The least age 30 is above the greatest, 20" },
  ]);
});

it.each([
  [
    "relaxations.0.groups",
    { relaxations: [{ groups: ["SC", "ST"], years: 5 }] },
    "Nobody is both SC and ST: make an entry for each",
  ],
  [
    "relaxations.0.toAge",
    { relaxations: [{ groups: ["PwBD"], years: 10, toAge: 45 }] },
    "Years raise the limit and an age takes its place",
  ],
  ["age.min", { age: { min: "17.5" } }, "Age, least: is no whole number of years: give half years as dates of birth"],
])("refuses at %s what would tell seekers something else than the notice", (field, post, said) => {
  const { issues } = checkNoticeValues({ ...FORM, notice: { posts: [post] } });
  expect(issues).toEqual([{ field: `notice.posts.0.${field}`, message: expect.stringContaining(said) }]);
  const both = {
    relaxations: [
      { groups: ["PwBD", "SC"], years: 15 },
      { groups: ["ESM"], toAge: 45, afterService: true },
    ],
  };
  expect(checkNoticeValues({ ...FORM, notice: { posts: [both] } }).issues).toEqual([]);
});

it("takes a year that is still being typed for no day, and reckons nothing with it", () => {
  const posts = [{ age: { min: 18, max: 27, on: "0002-08-01" } }];
  expect(checkNoticeValues({ ...FORM, notice: { posts } }).issues.map(({ field }) => field)).toEqual(["notice.posts.0.age.on"]);
  const early = checkNoticeValues({ ...FORM, deadline: "0002-12-20", notice: { posts: [{ age: { min: 18 } }] } });
  expect(early.issues).toEqual([]);
});

it("asks again about a doubt until its path is confirmed", () => {
  const posts = [{ age: { min: 18, max: 27, on: "2026-08-01", bornFrom: "1998-08-02", bornTo: "2008-08-01" } }];
  const asked = checkNoticeValues({ ...FORM, notice: { posts } });
  expect(asked.issues.map(({ field }) => field)).toEqual(["notice.posts.0.age"]);
  const confirmed = checkNoticeValues({ ...FORM, notice: { posts, confirmed: ["posts.0.age"] } });
  expect([confirmed.issues, confirmed.doubts]).toEqual([[], asked.doubts]);
});

describe("posts and positions", () => {
  const table = [
    { name: "Clerk", vacancies: { total: 3 } },
    { name: "Typist", vacancies: { total: 2 } },
    { name: "Driver", vacancies: { total: 1 } },
  ];
  const three = withPasted({ ...FORM, title: "Group C examination" }, table);
  const pairs = ({ jobPositions, notice }: JobFormValues) =>
    jobPositions.map(({ positionName }, at) => [positionName, (notice?.posts?.[at]?.vacancies as { total?: number })?.total]);

  it("are one list: a table makes both, and a removed post leaves both", () => {
    expect(pairs(three)).toEqual([
      ["Clerk", 3],
      ["Typist", 2],
      ["Driver", 1],
    ]);
    expect(pairs(withoutPost(three, 1))).toEqual([
      ["Clerk", 3],
      ["Driver", 1],
    ]);
    expect(pairs(withPost(three)).at(-1)).toEqual(["", undefined]);
  });

  it("a table that is pasted again corrects the posts of its names", () => {
    expect(pairs(withPasted(three, [{ name: "typist", vacancies: { total: 9 } }]))).toEqual([
      ["Clerk", 3],
      ["typist", 9],
      ["Driver", 1],
    ]);
  });

  it("what was confirmed of a post goes and moves with it", () => {
    const notice = { ...three.notice, confirmed: ["posts.0.age", "posts.1.age", "posts.2.age.on"] };
    expect(withoutPost({ ...three, notice }, 1).notice?.confirmed).toEqual(["posts.0.age", "posts.1.age.on"]);
  });

  it("conditions of one are given to the others where nothing of the kind is known", () => {
    const posts = [{ age: { min: 18 }, vacancies: { total: 3 } }, { age: { min: 21 } }, { age: { min: null } }];
    const { notice } = withConditionsOf({ ...three, notice: { posts } }, 0);
    expect(notice?.posts).toEqual([posts[0], { age: { min: 21 } }, { age: { min: 18 } }]);
  });
});

describe("the rules of a body", () => {
  it.each(BODY_KEYS)("of %s are a notice that may be stored, and say where they are from", (key) => {
    const form = withBodyRules({ ...FORM, notice: { posts: [{ age: { min: 18, max: 27, on: "2026-08-01" } }] } }, key);
    const { notice, issues, doubts } = checkNoticeValues(form);
    expect(notice).toMatchObject({ posts: [{ relaxations: bodyRules(key).relaxations }] });
    expect(notice?.posts[0]?.relaxations).toHaveLength(bodyRules(key).relaxations.length);
    // What is only reported may be stored once it is confirmed.
    expect(issues).toEqual(doubts);
    expect(bodyRules(key).source.length).toBeGreaterThan(20);
  });

  it("of the SSC count the age of an ex-serviceman on the last day to apply, where it is known", () => {
    const days = (deadline: string) => {
      const form = withBodyRules({ ...FORM, deadline, notice: { posts: [{}] } }, "ssc");
      const relaxations = noticeSchema.parse(noticeOfValues(form)).posts[0]?.relaxations;
      return relaxations?.flatMap(({ afterService, on }) => (afterService || on ? [on] : []));
    };
    expect([days(DEADLINE), days("")]).toEqual([[DEADLINE], [undefined]]);
  });

  it("change nothing that is known", () => {
    const notice = { fees: [{ groups: "all", amount: 500 }], posts: [{ relaxations: [{ groups: ["SC"], years: 4 }] }] };
    expect(withBodyRules({ ...FORM, notice }, "ssc").notice).toEqual(notice);
  });
});

it("never stores what does not read as a notice without saying so", () => {
  const draft = JSON.parse(readFileSync("prisma/seed/notices/ssc.json", "utf8")) as Record<string, Notice>;
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(draft)), fc.anything({ maxDepth: 2 }), (notice, junk) => {
      const form = {
        ...formOf(notice),
        notice: { ...valuesOfNotice(notice), fees: [{ groups: "all", amount: junk }] as object[] },
      };
      const { notice: stored, issues } = checkNoticeValues(form);
      expect(stored !== null || issues.length > 0).toBe(true);
    }),
  );
});
