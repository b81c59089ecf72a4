import * as bodiesRoute from "@/app/api/admin/bodies/route";
import * as draftRoute from "@/app/api/admin/drafts/[form]/route";
import * as examsRoute from "@/app/api/admin/exams/route";
import * as columnsRoute from "@/app/api/admin/import/columns/route";
import * as jobRoute from "@/app/api/admin/jobs/[id]/route";
import * as bulkRoute from "@/app/api/admin/jobs/bulk/route";
import * as wordsRoute from "@/app/api/admin/words/route";
import * as contactRoute from "@/app/api/contact/route";
import * as loginRoute from "@/app/api/users/login/route";
import * as recordsRoute from "@/app/api/users/me/records/route";
import { GET as ownCalendar } from "@/app/feeds/mine.ics/route";
import { makeOwnCalendar, ownCalendarKey } from "@/lib/accounts/own-calendar";
import { pairsOf } from "@/lib/auth/openid/exchange-cookies";
import { log } from "@/lib/log";
import { users } from "@/tests/support/account-calls";
import { makeUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { cpuTimeOf } from "@/tests/support/cpu-time";
import { useStaff } from "@/tests/support/staff-calls";

const { staff, send, createJob } = useStaff();

/** More than a column of numbers holds. */
const BEYOND = 9_007_199_254_740_991;
const HALF = "half \ud83d";
const record = (jobId: number, title = "Clerk") => ({
  key: String(jobId),
  value: { jobId, title, department: "SSC", deadline: "2030-01-31" },
  changedAt: { title: 1 },
  deletedAt: null,
});

it("half a character in a record costs neither it nor the others", async () => {
  const user = await makeUser();
  const application = {
    jobId: null,
    jobTitle: "Clerk",
    department: "SSC",
    appliedDate: "2026-11-01",
    status: "applied",
    notes: HALF,
  };
  const tracked = { key: "typed", value: application, changedAt: { notes: 1 }, deletedAt: null };
  const answer = await users.mergeRecords({ records: { savedJobs: [record(1)], trackedApplications: [tracked] } }, user.cookie);
  const { records } = await answer.json();
  expect([answer.status, records.savedJobs.length]).toEqual([200, 1]);
  expect(records.trackedApplications[0].value.notes).toBe("half \ufffd");
});

it("a saved job whose number no job can have is none, so that the person's calendar can be read", async () => {
  const user = await makeUser();
  const { records } = await (
    await users.mergeRecords({ records: { savedJobs: [record(BEYOND), record(7)] } }, user.cookie)
  ).json();
  expect(records.savedJobs.map(({ key }: { key: string }) => key)).toEqual(["7"]);
  await makeOwnCalendar(user);
  expect((await call(ownCalendar, `/feeds/mine.ics?key=${await ownCalendarKey(user.id)}`)).status).toBe(200);
});

it.each(["application/json", "application/x-www-form-urlencoded"])(
  "who goes away within a body of %s is no error of the site",
  async (type) => {
    const error = jest.spyOn(log, "error");
    const cutOff = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
    const body = new ReadableStream({ pull: (controller) => controller.error(cutOff) });
    const request = { method: "POST", headers: { "content-type": type }, body, duplex: "half" };
    expect((await contactRoute.POST(new Request("http://site.example/api/contact", request as RequestInit))).status).toBe(400);
    expect(error).not.toHaveBeenCalled();
  },
);

const EXAM = {
  title: "T",
  conductingOrganization: "O",
  examDate: "2030-02-01",
  registrationStartDate: "2030-01-01",
  registrationEndDate: "2030-01-05",
  eligibility: "Any",
  officialWebsite: "https://example.org/exam",
};
const COLUMNS = { host: "example.org", shape: "a".repeat(64), columns: {}, fixed: {} };
const BODY = { name: "New Body", hindi: "", department: "SSC", state: null, aliases: [], hosts: [] };

it.each([
  ["a version beyond any", draftRoute.PUT, "PUT", { values: { title: "x" }, version: BEYOND }],
  ["a name with a version beyond any", wordsRoute.POST, "POST", { action: "restore", key: "ssc", version: BEYOND }],
  ["a body with a version beyond any", bodiesRoute.POST, "POST", { action: "restore", key: "ssc", version: BEYOND }],
  ["a new body of such a version", bodiesRoute.POST, "POST", { action: "save", version: BEYOND, body: BODY }],
  ["jobs beyond any", bulkRoute.POST, "POST", { action: "publish", ids: [BEYOND] }],
  ["a day of the year 0", examsRoute.POST, "POST", { ...EXAM, registrationStartDate: "0000-01-01" }],
  ["a NUL in a source", columnsRoute.PUT, "PUT", { ...COLUMNS, host: "x\u0000" }],
  ["a NUL in a column", columnsRoute.PUT, "PUT", { ...COLUMNS, columns: { "a\u0000": "title" } }],
] as const)("a call of the staff refuses %s", async (_what, handler, method, body) => {
  const response = await call(handler, "/api/admin/x", {
    method,
    params: { form: "new" },
    headers: staff.admin.bearer,
    json: body,
  });
  const { errors } = await response.json();
  expect([response.status, Object.keys(errors ?? {}).length > 0]).toEqual([400, true]);
});

it("a call of the staff takes half a character as a letter that cannot be shown", async () => {
  const body = { ...COLUMNS, columns: { "a\ud800": "title" } };
  expect((await send(columnsRoute.PUT, "PUT", { body })).status).toBe(200);
});

it.each([
  ["a text without its end", `{"email":"${'\\"'.repeat(30_000)}`],
  ["one that ends in a backslash", `{"email":"${'\\"'.repeat(30_000)}\\`],
  ["nothing but openings of texts", '"\\'.repeat(30_000)],
])("a body of %s is refused as fast as any other", async (_what, body) => {
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body };
  const send = async () => expect((await call(loginRoute.POST, "/api/users/login", sent)).status).toBe(400);
  expect(await cpuTimeOf(send)).toBeLessThan(1_000);
});

it("a body of a million values takes little more than to read them", async () => {
  const user = await makeUser();
  const body = `{"records":{"savedJobs":[{"of":[${"{},".repeat(900_000)}{}]}]}}`;
  const headers = { ...user.bearer, "content-type": "application/json" };
  const send = async () =>
    expect((await call(recordsRoute.PUT, "/api/users/me/records", { method: "PUT", headers, body })).status).toBe(200);
  // The least of three: what else runs on a machine only adds to it.
  const leastOf = async (work: () => unknown) => Math.min(await cpuTimeOf(work), await cpuTimeOf(work), await cpuTimeOf(work));
  const toRead = await leastOf(() => JSON.parse(body));
  expect((await leastOf(send)) / toRead).toBeLessThan(4);
});

it("a call of the staff refuses what is nested deeper than anything it takes, and changes nothing", async () => {
  const job = await createJob();
  const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
  const headers = { ...staff.admin.bearer, "content-type": "application/json" };
  const body = `{"title":"Other","notice":${deep},"positions":${deep}}`;
  expect((await call(jobRoute.PUT, "/api/admin/jobs/x", { method: "PUT", id: job.id, headers, body })).status).toBe(400);
  expect((await send(jobRoute.GET, "GET", { id: job.id })).body.title).toBe("Junior Clerk");
});

it("brackets within a text are no depth", async () => {
  const title = `Clerk ${"[{".repeat(120)}`;
  expect((await createJob({ title })).title).toBe(title);
});

it("a cookie of another page of the domain keeps nobody from signing in", () => {
  expect(pairsOf(["foo=%E0%A4%A", "next-auth.state=a%3Db"])).toEqual({ foo: "%E0%A4%A", "next-auth.state": "a=b" });
});
