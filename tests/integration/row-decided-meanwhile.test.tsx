import { renderToStaticMarkup } from "react-dom/server";
import NewJobPage from "@/app/admin/(staff)/jobs/new/page";
import { POST } from "@/app/api/admin/jobs/route";
import { db } from "@/lib/db";
import type { NamedDraft } from "@/lib/jobs/editing/drafts/schema";
import { jobDraftSchema } from "@/lib/jobs/editing/drafts/schema";
import { keepDraft } from "@/lib/jobs/editing/drafts/store";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { FORM } from "@/tests/support/form-of-job";

let editor: TestAccount;
jest.mock("@/lib/auth/guards", () => ({ requireAdmin: async () => editor }));
jest.mock("@/app/admin/(staff)/preview-job", () => ({ previewJobForm: async () => null }));
jest.mock("@/components/admin/job-form/job-form", () => ({
  JobForm: ({ review, newDrafts }: { review?: { id: number }; newDrafts: NamedDraft[] }) => (
    <output>{`row ${review?.id}: ${newDrafts.map(({ form, values }) => `${form} ${values.title}`)}`}</output>
  ),
}));

const database = useDatabase();
beforeEach(async () => {
  await database.clear();
  editor = await makeAdmin("editor");
});

const waitingRow = (change: object) =>
  db().reviewItem.create({
    data: { source: "example.org", sourceReference: "1", reason: "vague", detail: "", title: "Clerk", cells: {}, ...change },
  });
const asked = async (query: Record<string, string>) =>
  renderToStaticMarkup(await NewJobPage({ searchParams: Promise.resolve(query) }));
const page = (review: number) => asked({ review: String(review) });
async function makeJob(): Promise<number> {
  const response = await call(POST, "/api/admin/jobs", { method: "POST", headers: editor.bearer, json: FORM });
  return ((await response.json()) as { id: number }).id;
}
const deleteJob = (id: number) => db().job.update({ where: { id }, data: { status: "withdrawn", deletedAt: new Date() } });
const type = (form: string, title: string) =>
  keepDraft({ adminUserId: editor.id, form }, jobDraftSchema.parse({ values: { title } }), new Date());

it.each([
  { what: "refused", decision: { status: "refused" as const, decidedBy: "asha" }, told: /asha refused it\./ },
  {
    what: "published as a job that is gone for good",
    decision: { status: "published" as const, decidedBy: "asha", jobId: 999_999 },
    told: /asha published it as job 999999, which is gone for good\./,
  },
])(
  "whoever typed into the form of a row that another editor $what is told so, and offered it as a new notice",
  async ({ decision, told }) => {
    const { id } = await waitingRow(decision);
    await type(`review-${id}`, "Typed for an hour");
    await type(`review-${id + 1}`, "Of another row");
    const html = await page(id);
    expect(html).toMatch(told);
    expect(html).toContain(`<output>row undefined: review-${id} Typed for an hour</output>`);
  },
);

it("a row that waits offers nothing of new notices, and nobody is told of a decision", async () => {
  const { id } = await waitingRow({});
  await type("new-5", "Another notice");
  const html = await page(id);
  expect(html).toContain(`<output>row ${id}: </output>`);
  expect(html).not.toContain("waits for review no more");
});

it("a decided row leads to its job, and to the bin where that holds it", async () => {
  const jobId = await makeJob();
  const { id } = await waitingRow({ status: "published", decidedBy: "asha", jobId });
  expect(await page(id)).toContain(`asha published it as <a href="/admin/jobs/${jobId}">job ${jobId}</a>.`);
  await deleteJob(jobId);
  expect(await page(id)).toContain(`asha published it as job ${jobId}, which is in <a href="/admin/jobs/bin">the bin</a>.`);
});

it("an unsaved form of a job leads to that job, to the bin where that holds it, and nowhere once it is gone", async () => {
  const [there, binned] = [await makeJob(), await makeJob()];
  await deleteJob(binned);
  for (const [id, title] of [
    [there, "There"],
    [binned, "Binned"],
    [999_999, "Gone"],
  ] as const)
    await type(`job-${id}`, title);
  const html = await asked({});
  expect(html).toContain(`<a href="/admin/jobs/${there}">There</a>`);
  expect(html).toMatch(/<a href="\/admin\/jobs\/bin">Binned<\/a> of [^<]+, whose job is in the bin: restored there/);
  expect(html).not.toContain("Gone");
});

it("a job that was deleted cannot be duplicated, which is said above the blank form", async () => {
  const id = await makeJob();
  expect(await asked({ copy: String(id) })).toContain(">Duplicate job</h1>");
  await deleteJob(id);
  const html = await asked({ copy: String(id) });
  expect(html).toContain(">New job</h1>");
  expect(html).toContain("There is no such job to duplicate");
});
