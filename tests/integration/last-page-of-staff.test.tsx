import { renderToStaticMarkup } from "react-dom/server";
import InboxPage from "@/app/admin/(staff)/inbox/page";
import ReviewPage from "@/app/admin/(staff)/review/page";
import { QueryProvider } from "@/components/admin/query-client";
import { db } from "@/lib/db";
import { formatDay } from "@/lib/i18n/format";
import { REVIEW_PAGE_SIZE } from "@/lib/ingestion/review/queries";
import { useDatabase } from "@/tests/support/database";
import { jobOf } from "@/tests/support/import-listings";
import { FIRST, hours, importOf, listing } from "@/tests/support/stored-pair";

jest.mock("@/lib/auth/guards", () => ({ requireAdmin: async () => ({ id: 1, role: "editor" }) }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

useDatabase();
const shown = async (Page: typeof ReviewPage, query: Record<string, string>) =>
  renderToStaticMarkup(<QueryProvider>{await Page({ searchParams: Promise.resolve(query) })}</QueryProvider>);

it("a page of the review that went with its last row shows the last one there is, not that nothing waits", async () => {
  const row = (n: number) => ({
    source: "example.org",
    sourceReference: `${n}`,
    reason: "vague",
    detail: "",
    title: `Clerk ${n}`,
    cells: {},
  });
  await db().reviewItem.createMany({ data: Array.from({ length: REVIEW_PAGE_SIZE }, (_, n) => row(n)) });
  const html = await shown(ReviewPage, { page: "2" });
  expect(html).toContain(`${REVIEW_PAGE_SIZE} wait.`);
  expect(html).toContain("Clerk 7");
  expect(html).not.toContain("Nothing waits for review.");
});

it("a page of the inbox that went with its last message does too", async () => {
  const message = { name: "Asha", email: "asha@example.org", subject: "About a listing", message: "It has closed." };
  await db().contactMessage.create({ data: message });
  const html = await shown(InboxPage, { status: "new", page: "2" });
  expect(html).toContain("About a listing");
  expect(html).not.toContain("No messages here.");
});

it("the review shows what is joined with one job, however long ago, where its form leads there", async () => {
  await importOf(listing(FIRST));
  const { id: jobId } = await db().job.findFirstOrThrow();
  const joined = { state: "joined" as const, isOfficial: false, score: 90, because: ["title"], jobId };
  await db().recruitmentListing.createMany({
    data: Array.from({ length: 25 }, (_, n) => ({
      ...joined,
      source: `${n}.example`,
      sourceReference: "1",
      listing: jobOf(FIRST),
    })),
  });
  await importOf(listing({ ...FIRST, sourceReference: "other", title: "Recruitment of Nursing Officers" }));
  const { id: other } = await db().job.findFirstOrThrow({ where: { id: { not: jobId } } });
  const old = { ...joined, jobId: other, source: "old.example", sourceReference: "2", createdAt: hours(-900) };
  await db().recruitmentListing.create({ data: { ...old, listing: jobOf(FIRST) } });
  expect(await shown(ReviewPage, {})).not.toContain("Listing of old.example");
  const html = await shown(ReviewPage, { job: String(other) });
  expect(html).toContain(`Joined with job ${other}`);
  expect(html).toContain("Listing of old.example");
  expect(html).not.toContain("Listing of 7.example");
  expect(await shown(ReviewPage, { job: "9999999999" })).toContain("Joined last");
});

it("leads from page to page of more listings than one shows, so that each join can be undone", async () => {
  const title = "Recruitment of Stenographers";
  await importOf(listing({ ...FIRST, sourceReference: "paged", title }));
  const { id: jobId } = await db().job.findFirstOrThrow({ where: { title } });
  const joined = { state: "joined" as const, isOfficial: false, score: 90, because: ["title"], jobId, sourceReference: "paged" };
  await db().recruitmentListing.createMany({
    data: Array.from({ length: 25 }, (_, n) => ({
      ...joined,
      source: `${n}.paged`,
      listing: jobOf(FIRST),
      createdAt: hours(-n - 1),
    })),
  });
  const first = await shown(ReviewPage, { job: String(jobId) });
  expect([first.includes("Listing of 19.paged"), first.includes("Listing of 20.paged")]).toEqual([true, false]);
  expect(first).toContain(`href="/admin/review?job=${jobId}&amp;joined=2#joined"`);
  const { deadline = "" } = FIRST;
  expect([first.includes(formatDay(deadline, "en")), first.includes(deadline)]).toEqual([true, false]);
  for (const page of ["2", "9"]) {
    const last = await shown(ReviewPage, { job: String(jobId), joined: page });
    expect([last.includes("Listing of 19.paged"), last.includes("Listing of 24.paged")]).toEqual([false, true]);
    expect(last).toContain("Page 2 of 2");
  }
});
