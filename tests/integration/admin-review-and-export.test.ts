import * as exportRoute from "@/app/api/admin/export/route";
import * as reviewItemRoute from "@/app/api/admin/review/[id]/route";
import * as reviewRoute from "@/app/api/admin/review/route";
import { addDays, DAY_MS } from "@/lib/dates";
import { db } from "@/lib/db";
import { findReviewFields } from "@/lib/ingestion/review/queries";
import { listRefused } from "@/lib/ingestion/review/refused";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { csv, readUploadsHere, row, TODAY, uploadsBy } from "@/tests/support/import-calls";

const database = useDatabase();
let editor: TestAccount;
beforeEach(async () => {
  await database.clear();
  editor = await makeAdmin("editor");
});

readUploadsHere();
const { preview, runImport } = uploadsBy(() => editor);

describe("rows awaiting review", () => {
  const uncertain = csv([row(1, { "last date": "31 June 2026", vacancies: "7" })]);
  const list = async () => (await (await call(reviewRoute.GET, "/api/admin/review", { headers: editor.bearer })).json()).items;
  const decide = async (id: number, body: object) => {
    const response = await call(reviewItemRoute.POST, `/api/admin/review/${id}`, {
      id,
      headers: editor.bearer,
      json: body,
    });
    return { status: response.status, body: await response.json() };
  };
  const job = {
    title: "Junior Clerk",
    jobCategory: "State Government",
    employmentType: "Permanent",
    recruitingOrganization: "Example Municipal Corporation",
    department: "Government Offices",
    location: "Pune",
    qualification: "Graduate",
    applicationStartDate: TODAY,
    deadline: addDays(TODAY, 9),
    applyLink: "https://example.org/apply",
  };

  it("wait once with source and reason, and become a job that the next import finds", async () => {
    await runImport(uncertain);
    await runImport(uncertain);
    const [item, ...more] = await list();
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      source: "example.org",
      reason: "deadline is an impossible date",
      title: "Junior Clerk Grade 1",
    });
    expect((await decide(item.id, { action: "publish", job: { ...job, deadline: "" } })).body.message).toBe(
      "Application deadline is required",
    );
    // What a call leaves empty is filled from its notice, as of a new job.
    const notice = { stages: [{ kind: "apply", to: job.deadline, status: "confirmed" }], posts: [{ name: "Clerk" }] };
    const published = await decide(item.id, { action: "publish", job: { ...job, deadline: "", notice } });
    expect(published).toMatchObject({
      status: 201,
      body: { source: "example.org", status: "published", deadline: job.deadline },
    });
    expect(await list()).toEqual([]);
    expect((await decide(item.id, { action: "refuse" })).status).toBe(404);
    expect((await preview(csv([row(1)]))).rows).toMatchObject([{ outcome: "same", jobId: published.body.id }]);
  });

  it("whose notice is a job by now name it, since it cannot be published once more", async () => {
    await runImport(uncertain);
    expect(await list()).toMatchObject([{ jobId: null }]);
    await runImport(csv([row(1)]));
    const { id: jobId } = await db().job.findFirstOrThrow();
    const [item] = await list();
    expect(item.jobId).toBe(jobId);
    expect((await decide(item.id, { action: "publish", job })).status).toBe(409);
    expect(await findReviewFields(item.id, new Date())).toMatchObject({ jobId });
  });

  it("come first where their notice is open and its source was read since", async () => {
    await runImport(csv([row(2, { "last date": "31 June 2026" }), row(1)]));
    await runImport(csv([row(1, { "last date": "31-12-2099 (closed)" })]));
    expect((await list()).map(({ reason }: { reason: string }) => reason)).toEqual([
      "said to be closed before its deadline",
      "deadline is an impossible date",
    ]);
  });

  it("whose notice is a job in the bin say so, and so does the answer to who publishes them, since no list shows that job", async () => {
    await runImport(uncertain);
    await runImport(csv([row(1)]));
    const { id: jobId } = await db().job.findFirstOrThrow();
    const [item] = await list();
    expect(item).toMatchObject({ jobId, isInBin: false });
    expect((await decide(item.id, { action: "publish", job })).body.message).toContain("edit the job instead");
    await db().job.updateMany({ data: { status: "withdrawn", deletedAt: new Date() } });
    expect(await list()).toMatchObject([{ jobId, isInBin: true }]);
    expect(await findReviewFields(item.id, new Date())).toMatchObject({ jobId, isInBin: true });
    expect(await decide(item.id, { action: "publish", job })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("in the bin") },
    });
  });

  it("are told before an import, which is worth it for them alone, and not again where they wait already", async () => {
    const file = csv([row(1, { "last date": "31 June 2026" }), row(2, { title: "" })]);
    expect(await preview(file)).toMatchObject({
      toReview: 1,
      rows: [{ note: "deadline is an impossible date: 31 June 2026; waits for review" }, { note: "no title" }],
    });
    await runImport(file);
    expect(await preview(file)).toMatchObject({ toReview: 0, rows: [{ note: expect.not.stringContaining("waits") }, {}] });
  });

  it("are told of a plan of a file that it waits until somebody imports the file again", async () => {
    const file = csv([row(1, { "posted on": "01-12-2098", "last date": "31-12-2098" })]);
    expect((await preview(file)).rows).toEqual([
      expect.objectContaining({
        note: expect.stringMatching(/a plan, until then: .*waits for review until its file is imported again/),
      }),
    ]);
  });

  it("say what their source says now, as long as they wait", async () => {
    await runImport(uncertain);
    const [item] = await list();
    const moved = csv([row(1, { "last date": "A: 15-01-2027, B: 31-01-2027" })]);
    expect(await preview(moved)).toMatchObject({ toReview: 1 });
    await runImport(moved);
    expect(await list()).toEqual([
      { ...item, reason: "several deadlines, each for some posts or people", detail: "A: 15-01-2027, B: 31-01-2027" },
    ]);
    expect(await preview(moved)).toMatchObject({ toReview: 0 });
    // An older snapshot that comes later puts no older words back.
    await db().reviewItem.updateMany({ data: { seenAt: new Date(Date.now() + 60_000) } });
    expect(await preview(uncertain)).toMatchObject({ toReview: 0 });
    await runImport(uncertain);
    expect(await list()).toMatchObject([{ detail: "A: 15-01-2027, B: 31-01-2027" }]);
    await decide(item.id, { action: "refuse" });
    expect(await preview(uncertain)).toMatchObject({ toReview: 0 });
  });

  it("wait once whether their file shows one row of their name or several", async () => {
    const form = { id: "", link: "https://example.org/recruitment/apply-online-form", "last date": "31 June 2026" };
    const [clerk, peon] = [row(1, { ...form, title: "Clerk" }), row(2, { ...form, title: "Peon" })];
    await runImport(csv([clerk]));
    await runImport(csv([clerk, peon]));
    await runImport(csv([peon]));
    expect((await list()).map(({ title }: { title: string }) => title)).toEqual(["Clerk", "Peon"]);
    expect(await preview(csv([peon]))).toMatchObject({ toReview: 0 });
  });

  it("open as a form without a last date that is in doubt", async () => {
    const title = "Junior Clerk: Apply by 15 January 2027";
    await runImport(csv([row(1, { title, "last date": "20-01-2027" })]));
    const [{ id, reason }] = await list();
    expect(reason).toBe("deadline contradicts the title");
    expect((await findReviewFields(id, new Date()))?.fields.deadline).toBe("");
  });

  it("are not published from a form that was opened before their source moved the date, until its editor was told", async () => {
    await runImport(uncertain);
    const [{ id }] = await list();
    const seen = async () => (await findReviewFields(id, new Date()))?.seenAt;
    const before = await seen();
    await runImport(csv([row(1, { "last date": "A: 15-01-2027, B: 31-01-2027" })]));
    expect(await decide(id, { action: "publish", job, seenAt: before })).toEqual({
      status: 409,
      body: expect.objectContaining({ message: expect.stringContaining('now says "A: 15-01-2027, B: 31-01-2027"') }),
    });
    expect((await decide(id, { action: "publish", job, seenAt: await seen() })).status).toBe(201);
  });

  it("are refused for good", async () => {
    await runImport(uncertain);
    const [item] = await list();
    expect((await decide(item.id, { action: "refuse" })).status).toBe(200);
    await runImport(uncertain);
    expect(await list()).toEqual([]);
  });

  it("are listed by their last refusal, the latest first, also where one is refused again", async () => {
    const bad = { "last date": "31 June 2026" };
    await runImport(csv([row(1, bad), row(2, bad)]));
    const [one, other] = await list();
    for (const { id } of [one, other]) await decide(id, { action: "refuse" });
    await decide(one.id, { action: "wait" });
    await decide(one.id, { action: "refuse" });
    expect((await listRefused(new Date())).map(({ id }) => id)).toEqual([one.id, other.id]);
  });

  it("wait again where a refusal is taken back, for which they are listed until then, and are decided on as before", async () => {
    await runImport(uncertain);
    const [item] = await list();
    expect((await decide(item.id, { action: "wait" })).status).toBe(404);
    await decide(item.id, { action: "refuse" });
    expect(await listRefused(new Date())).toMatchObject([{ id: item.id, what: "review.refuse", title: item.title }]);
    expect((await decide(item.id, { action: "wait" })).status).toBe(200);
    expect(await listRefused(new Date())).toEqual([]);
    await decide(item.id, { action: "refuse" });
    expect(await listRefused(new Date())).toHaveLength(1);
    expect(await listRefused(new Date(Date.now() + 8 * DAY_MS))).toEqual([]);
    expect((await decide(item.id, { action: "wait" })).status).toBe(200);
    expect((await decide(item.id, { action: "wait" })).status).toBe(404);
    expect(await list()).toEqual([item]);
    expect(await db().reviewItem.findFirst()).toMatchObject({ status: "waiting", decidedAt: null, decidedBy: null });
    expect((await decide(item.id, { action: "publish", job })).status).toBe(201);
    expect((await decide(item.id, { action: "wait" })).status).toBe(404);
  });
});

describe("an export", () => {
  const get = (format: string) =>
    call(exportRoute.GET, `/api/admin/export?format=${format}&status=open`, { headers: editor.bearer });

  it("runs no formula in a spreadsheet, and is not taken back in as new jobs", async () => {
    await runImport(csv([row(1)]));
    await db().job.updateMany({ data: { title: "=HYPERLINK(evil)" } });
    const response = await get("csv");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="jobs-${TODAY}.csv"`);
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(evil)"`);
    expect((await preview(text)).counts).toEqual({ new: 0, changed: 0, same: 0, joined: 0, refused: 1 });
  });

  it("comes as JSON and XLSX too", async () => {
    await runImport(csv([row(1)]));
    expect(await (await get("json")).json()).toMatchObject([{ title: "Junior Clerk Grade 1", positions: 10 }]);
    const sheet = new Uint8Array(await (await get("xlsx")).arrayBuffer());
    expect((await preview(sheet)).rows).toMatchObject([{ outcome: "refused", title: "Junior Clerk Grade 1" }]);
  });
});
