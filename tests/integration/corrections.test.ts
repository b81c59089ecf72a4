import { renderToStaticMarkup } from "react-dom/server";
import { generateMetadata as laterMetadata } from "@/app/[lang]/(site)/corrections/[page]/page";
import { generateMetadata as firstMetadata } from "@/app/[lang]/(site)/corrections/page";
import { GET } from "@/app/corrections.xml/route";
import { CorrectionList } from "@/components/corrections/correction-list";
import { setCacheStore } from "@/lib/cache/cached";
import { listCorrections } from "@/lib/corrections/queries";
import { CORRECTIONS_A_PAGE } from "@/lib/corrections/schema";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { setJobStatus } from "@/lib/jobs/editing/write/status";
import { findJob } from "@/lib/jobs/queries";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { act, create, TODAY, update, useJobNumbers } from "@/tests/support/job-edits";

const database = useDatabase();
beforeEach(() => database.clear());
useJobNumbers();
beforeEach(() => setCacheStore({ keep: (_key, _tags, read) => read(), invalidate: () => undefined }));

const CORRIGENDUM = "https://body.example/corrigendum-2.pdf";
const documents = [
  { kind: "corrigendum", title: "First", url: "https://body.example/corrigendum-1.pdf", publishedOn: "2026-01-01" },
  { kind: "corrigendum", title: "Second", url: CORRIGENDUM, publishedOn: "2026-02-01" },
  { kind: "notice", title: "Notice", url: "https://body.example/notice.pdf", publishedOn: "2026-03-01" },
];

it("lists every correction of public notices, the newest first, with whose it was and the document of the body", async () => {
  const [first, second, hidden] = [await create({ title: "First" }), await create({ title: "Second" }), await create()];
  await update(first.id, { title: "First", positions: 12 }, "slip");
  await update(second.id, { title: "Second", positions: 13, notice: { posts: [{ name: "Clerk" }], documents } }, "corrigendum");
  await update(hidden.id, { positions: 14 });
  await setJobStatus(hidden.id, { status: "withdrawn" }, act);
  const { corrections, total } = await listCorrections(1);
  expect(total).toBe(2);
  expect(corrections).toMatchObject([
    {
      title: "Second",
      field: "positions",
      oldValue: "10",
      newValue: "13",
      isOurs: false,
      documentUrl: CORRIGENDUM,
      changedOn: TODAY,
    },
    { title: "First", field: "positions", oldValue: "10", newValue: "12", isOurs: true, documentUrl: null },
  ]);
});

it("shows a slip of ours on the page of its notice for 30 days, and in the ledger for ever", async () => {
  const { id } = await create();
  await update(id, { positions: 12 }, "slip");
  await update(id, { positions: 13 }, "corrigendum");
  const shown = async () => (await findJob(id))?.corrigenda.map(({ isOurs }) => isOurs);
  const age = (days: number) => db().$executeRaw`UPDATE corrigenda SET changed_at = now() - make_interval(days => ${days}::int)`;
  await age(29);
  expect(await shown()).toEqual([false, true]);
  await age(31);
  expect(await shown()).toEqual([false]);
  expect((await listCorrections(1)).total).toBe(2);
});

it("turns its pages without leaving one out", async () => {
  const { id } = await create();
  const count = CORRECTIONS_A_PAGE + 3;
  await db().corrigendum.createMany({
    data: Array.from({ length: count }, (_, at) => ({ jobId: id, field: "positions", oldValue: `${at}`, newValue: `${at + 1}` })),
  });
  const [first, second] = [await listCorrections(1), await listCorrections(2)];
  expect([first.corrections.length, second.corrections.length, first.total]).toEqual([CORRECTIONS_A_PAGE, 3, count]);
  const values = [...first.corrections, ...second.corrections].map(({ newValue }) => Number(newValue));
  expect(values).toEqual(Array.from({ length: count }, (_, at) => count - at));
});

it("describes each of its pages in words of its own, as search engines ask", async () => {
  const pages = [
    await firstMetadata({ params: Promise.resolve({ lang: "en" }) }),
    ...(await Promise.all(["2", "3"].map((page) => laterMetadata({ params: Promise.resolve({ lang: "en", page }) })))),
  ];
  expect(new Set(pages.map(({ description }) => description)).size).toBe(3);
});

describe("the feed", () => {
  it("holds the newest corrections under ids that stay, in the language that was asked for", async () => {
    const { id } = await create();
    await update(id, { title: "Clerk <Grade II>", deadline: addDays(TODAY, 30) });
    const response = await call(GET, "/corrections.xml");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(`/job/${id}#correction-`);
    expect(text).toContain("Clerk &#60;Grade II&#62;: Last date");
    expect(text).toContain("Changed by the recruiting body");
    expect(await (await call(GET, "/corrections.xml?lang=hi")).text()).toContain("भर्ती संस्था ने बदला");
  });

  it("names a notice and its body in Hindi as the page of the notice does", async () => {
    const names = { titleHi: "लिपिक के पद", recruitingOrganizationHi: "राजस्थान की संस्था" };
    const { id } = await create();
    await update(id, { ...names, positions: 12 });
    const feed = await (await call(GET, "/corrections.xml?lang=hi")).text();
    expect(feed).toContain(`${names.titleHi}: `);
    expect(feed).toContain(`<name>${names.recruitingOrganizationHi}</name>`);
    const { corrections } = await listCorrections(1);
    const page = renderToStaticMarkup(CorrectionList({ corrections, language: "hi" }));
    expect(page).toContain(names.titleHi);
    expect(page).toContain(names.recruitingOrganizationHi);
  });

  it("answers 304 until something is corrected", async () => {
    const { id } = await create();
    await update(id, { positions: 12 });
    const etag = (await call(GET, "/corrections.xml")).headers.get("etag") ?? "";
    const again = () => call(GET, "/corrections.xml", { headers: { "if-none-match": etag } });
    expect((await again()).status).toBe(304);
    await update(id, { positions: 13 });
    expect((await again()).status).toBe(200);
  });
});
