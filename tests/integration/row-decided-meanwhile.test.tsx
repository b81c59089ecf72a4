import { renderToStaticMarkup } from "react-dom/server";
import NewJobPage from "@/app/admin/(staff)/jobs/new/page";
import { db } from "@/lib/db";
import type { NamedDraft } from "@/lib/jobs/editing/drafts/schema";
import { jobDraftSchema } from "@/lib/jobs/editing/drafts/schema";
import { keepDraft } from "@/lib/jobs/editing/drafts/store";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { useDatabase } from "@/tests/support/database";

let editor: TestAccount;
jest.mock("@/lib/auth/guards", () => ({ requireAdmin: async () => editor }));
jest.mock("@/app/admin/(staff)/preview-job", () => ({ previewJobForm: async () => null }));
jest.mock("@/components/admin/job-form/job-form", () => ({
  JobForm: ({ reviewId, newDrafts }: { reviewId?: number; newDrafts: NamedDraft[] }) => (
    <output>{`row ${reviewId}: ${newDrafts.map(({ form, values }) => `${form} ${values.title}`)}`}</output>
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
const page = async (review: number) =>
  renderToStaticMarkup(await NewJobPage({ searchParams: Promise.resolve({ review: String(review) }) }));
const type = (form: string, title: string) =>
  keepDraft({ adminUserId: editor.id, form }, jobDraftSchema.parse({ values: { title } }), new Date());

it.each([
  { what: "refused", decision: { status: "refused" as const, decidedBy: "asha" }, told: /asha refused it\./ },
  {
    what: "published",
    decision: { status: "published" as const, decidedBy: "asha", jobId: 12 },
    told: /asha published it as <a href="\/admin\/jobs\/12">job 12<\/a>\./,
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
