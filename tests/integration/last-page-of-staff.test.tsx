import { renderToStaticMarkup } from "react-dom/server";
import InboxPage from "@/app/admin/(staff)/inbox/page";
import ReviewPage from "@/app/admin/(staff)/review/page";
import { QueryProvider } from "@/components/admin/query-client";
import { db } from "@/lib/db";
import { REVIEW_PAGE_SIZE } from "@/lib/ingestion/review/queries";
import { useDatabase } from "@/tests/support/database";

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
