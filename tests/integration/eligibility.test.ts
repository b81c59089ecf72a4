import * as jobRoute from "@/app/api/admin/jobs/[id]/route";
import * as jobsRoute from "@/app/api/admin/jobs/route";
import * as eligibilityRoute from "@/app/api/eligibility/route";
import * as formRoute from "@/app/api/eligibility-form/route";
import * as publicJobRoute from "@/app/api/jobs/[id]/route";
import { addDays } from "@/lib/dates";
import { readFlash } from "@/lib/http/forms/flash";
import type { Notice } from "@/lib/notice/schema";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { callsBy, JOB, TODAY } from "@/tests/support/staff-calls";

const database = useDatabase();
let editor: TestAccount;

beforeEach(async () => {
  await database.clear();
  editor = await makeAdmin("editor");
});

const send = callsBy(() => editor);
const DEADLINE = JOB.deadline;
const POSITION = { qualification: "Graduate", numberOfVacancies: 4 };
const JOB_OF_POSTS = {
  ...JOB,
  title: "Clerk and Assistant",
  useMultiplePositions: true,
  jobPositions: [
    { ...POSITION, positionName: "Clerk" },
    { ...POSITION, positionName: "Assistant" },
  ],
};
const NOTICE = {
  advertisementNumber: "7/2026",
  closesAt: `${DEADLINE}T17:00:00+05:30`,
  fees: [
    { groups: "all", amount: 10_000 },
    { groups: ["SC", "ST"], amount: 0 },
  ],
  posts: [
    {
      name: "Clerk",
      vacancies: { total: 4, byCategory: { UR: 2, EWS: 0, OBC: 1, SC: 1, ST: 0 } },
      age: { min: 18, max: 27, on: "2026-08-01", maxRule: "not_attained" },
      relaxations: [],
      qualification: { anyOf: [{ level: "graduate" }] },
    },
    { name: "Assistant", age: {}, qualification: { anyOf: [] } },
  ],
} satisfies Notice;

async function readNotice(id: number): Promise<Notice | null> {
  const response = await call(publicJobRoute.GET, `/api/jobs/${id}`, { params: { id: String(id) } });
  return ((await response.json()) as { notice: Notice | null }).notice;
}

async function createJob(notice: unknown = NOTICE): Promise<number> {
  const { status, body } = await send(jobsRoute.POST, "POST", { body: { ...JOB_OF_POSTS, notice } });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
}

const judge = (body: unknown) => send(eligibilityRoute.POST, "POST", { body });

it("gives a notice back as it was entered, its posts named by the positions of the job", async () => {
  const id = await createJob();
  const found = await readNotice(id);
  expect(found).toMatchObject(NOTICE);
  const ids = found?.posts.map(({ positionId }) => positionId);
  expect(ids).toEqual([expect.any(Number), expect.any(Number)]);
  expect(new Set(ids).size).toBe(2);
});

it("keeps the notice in an edit that does not name it, and takes it away where it is null", async () => {
  const id = await createJob();
  await send(jobRoute.PUT, "PUT", { id, body: { ...JOB_OF_POSTS, title: "Clerk" } });
  expect(await readNotice(id)).toMatchObject({ advertisementNumber: "7/2026", closesAt: NOTICE.closesAt });
  await send(jobRoute.PUT, "PUT", { id, body: { ...JOB_OF_POSTS, notice: null } });
  expect(await readNotice(id)).toBeNull();
});

it("forgets the hour with the last date that it belonged to", async () => {
  const id = await createJob();
  const { status } = await send(jobRoute.PUT, "PUT", { id, body: { ...JOB_OF_POSTS, deadline: addDays(DEADLINE, 5) } });
  expect([status, (await readNotice(id))?.closesAt]).toEqual([200, null]);
});

const post = (more: object) => ({ posts: [{ name: "Clerk", ...more }] });

it.each([
  ["a least age above the greatest", post({ age: { min: 30, max: 20 } }), "notice.posts.0.age.min"],
  [
    "a window that ends before it begins",
    post({ age: { bornFrom: "2008-01-01", bornTo: "1999-01-01" } }),
    "notice.posts.0.age.bornFrom",
  ],
  [
    "categories that do not add up",
    post({ vacancies: { total: 10, byCategory: { UR: 4, EWS: 1, OBC: 2, SC: 1, ST: 1 } } }),
    "notice.posts.0.vacancies.byCategory",
  ],
  [
    "more within than there are",
    post({ vacancies: { total: 10, within: { PwBD: 11 } } }),
    "notice.posts.0.vacancies.within.PwBD",
  ],
  ["a pay level that is not there", post({ pay: { kind: "level", commission: 7, level: "19" } }), "notice.posts.0.pay.level"],
  [
    "a stage that ends before it begins",
    { ...post({}), stages: [{ kind: "exam", from: "2026-12-02", to: "2026-12-01", status: "confirmed" }] },
    "notice.stages.0.from",
  ],
  ["an hour of another day", { ...post({}), closesAt: `${TODAY}T17:00:00+05:30` }, "notice.closesAt"],
  [
    "a window that the ages contradict",
    post({ age: { min: 18, max: 27, on: "2026-08-01", bornFrom: "1998-08-02", bornTo: "2008-08-01" } }),
    "notice.posts.0.age",
  ],
  ["a day of counting years away", post({ age: { min: 18, on: "2019-01-01" } }), "notice.posts.0.age.on"],
  [
    "an address that is none",
    { ...post({}), documents: [{ kind: "notice", title: "Notice", url: "javascript:1" }] },
    "notice.documents.0.url",
  ],
  ["no post at all", { posts: [] }, "notice.posts"],
])("refuses %s, naming the field, and stores nothing", async (_what, notice, field) => {
  const { status, body } = await send(jobsRoute.POST, "POST", { body: { ...JOB_OF_POSTS, notice } });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  expect(body.message).toContain(field);
});

it("takes what only seems wrong once it is confirmed", async () => {
  const doubtful = post({ age: { min: 18, max: 27, on: "2026-08-01", bornFrom: "1998-08-02", bornTo: "2008-08-01" } });
  await createJob({ ...doubtful, confirmed: ["posts.0.age"] });
});

it("says of each post whether a person may apply, and why not", async () => {
  const jobId = await createJob();
  const profile = {
    dateOfBirth: "1997-07-28",
    category: "UR",
    sex: "male",
    qualifications: [{ level: "graduate", status: "passed" }],
  };
  const { status, body } = await judge({ jobId, profile });
  expect(status).toBe(200);
  expect(body).toMatchObject({ verdict: "eligible", fee: 10_000 });
  const [clerk, assistant] = body.posts as { name: string; positionId: number; verdict: string; reasons: unknown[] }[];
  expect([clerk?.verdict, assistant?.verdict]).toEqual(["not_eligible", "eligible"]);
  expect(clerk?.positionId).toEqual(expect.any(Number));
  expect(clerk?.reasons).toContainEqual({
    rule: "age.max",
    result: "not_eligible",
    text: "2 years and 4 days over the limit of 27 for UR on 1 Aug 2026",
  });
});

it("cannot tell of a job whose notice is not known as data", async () => {
  const jobId = await createJob(null);
  expect(await judge({ jobId, profile: {} })).toEqual({ status: 200, body: { verdict: "cannot_tell", posts: [], fee: null } });
});

it.each([
  ["a date that is not valid", { dateOfBirth: "2000-02-30" }, "profile.dateOfBirth"],
  ["a date of birth that is to come", { dateOfBirth: addDays(TODAY, 30) }, "profile.dateOfBirth"],
  ["the age of a child", { dateOfBirth: addDays(TODAY, -9 * 365) }, "profile.dateOfBirth"],
  ["an age that nobody has", { dateOfBirth: "1850-01-01" }, "profile.dateOfBirth"],
  ["a category that is none", { category: "GEN" }, "profile.category"],
  ["a state that is none", { state: "atlantis" }, "profile.state"],
  [
    "marks over a hundred",
    { qualifications: [{ level: "graduate", marks: 101, status: "passed" }] },
    "profile.qualifications.0.marks",
  ],
])("refuses a profile with %s, naming it", async (_what, profile, field) => {
  const { status, body } = await judge({ jobId: await createJob(), profile });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
});

it.each([999_999, 2_147_483_648, 0, -1])("knows no job that is not there: %d", async (jobId) => {
  expect((await judge({ jobId, profile: {} })).status).toBe(404);
});

it("ignores what a profile has beside its fields, as every call does", async () => {
  const facts = {
    dateOfBirth: "2000-01-01",
    exServiceman: { serviceYears: 5 },
    qualifications: [{ level: "12th", status: "passed" }],
  };
  const jobId = await createJob();
  const known = await judge({ jobId, profile: facts });
  const withMore = {
    ...facts,
    hobby: "chess",
    exServiceman: { ...facts.exServiceman, regiment: "Bihar" },
    qualifications: facts.qualifications.map((held) => ({ ...held, school: "St. Xavier" })),
  };
  expect(known.status).toBe(200);
  expect(await judge({ jobId, profile: withMore })).toEqual(known);
});

describe("the form without scripts", () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call(formRoute.POST, "/api/eligibility-form?lang=hi", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const flashOf = (response: Response) =>
    readFlash(/niyukti_flash=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1], "/job/7/eligibility");

  it("leads back to the page of the job with what was told in a cookie, and nothing in the address", async () => {
    const response = await post({ job: "7", category: "OBC", pwbd: "1", another: "x" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/job/7/eligibility?lang=hi"]);
    expect(response.headers.get("set-cookie")).not.toContain("OBC");
    expect(await flashOf(response)).toMatchObject({ outcome: "done", values: { category: "OBC", pwbd: "1" } });
  });

  it("says what is wrong beside the field and keeps the rest", async () => {
    const flash = await flashOf(await post({ job: "7", dateOfBirth: "yesterday", category: "OBC" }));
    expect(flash).toMatchObject({
      outcome: "refused",
      errors: { dateOfBirth: [expect.any(String)] },
      values: { category: "OBC" },
    });
  });

  it("takes posts of this site alone", async () => {
    const response = await post({ job: "7", category: "OBC" }, { "sec-fetch-site": "cross-site" });
    expect([response.headers.get("location"), await flashOf(response)]).toEqual(["/?lang=hi", null]);
  });
});
