import * as columnsRoute from "@/app/api/admin/import/columns/route";
import * as importRoute from "@/app/api/admin/import/route";
import { addDays, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import type { Field } from "@/lib/ingestion/parse/column-names";
import type { ImportPreview } from "@/lib/ingestion/preview-schema";
import { makeAdmin, type TestAccount } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { sheetRows, workbookOf } from "@/tests/support/hostile-files";
import { readUploadsHere, uploadsBy } from "@/tests/support/import-calls";
import { pdfOf } from "@/tests/support/pdf-of";

const database = useDatabase();
let editor: TestAccount;
beforeEach(async () => {
  await database.clear();
  editor = await makeAdmin("editor");
});

readUploadsHere();
const { post, preview } = uploadsBy(() => editor);
const keep = (map: unknown) =>
  call(columnsRoute.PUT, "/api/admin/import/columns", { method: "PUT", headers: editor.bearer, json: map });

/** The last date of all rows, which is still to come, and as files write it. */
const TODAY = dayInIndia(new Date());
const LAST = addDays(TODAY, 300);
const written = (day: string) => day.split("-").toReversed().join("-");

/** Two files of one shape: what the rows of each say, in the order of their columns. */
type Listing = { post: string; body: string; last: string; link: string };
const listings = (from: number): Listing[] =>
  [from, from + 1, from + 2].map((id) => ({
    post: `Junior Clerk Grade ${id}`,
    body: "Example Municipal Corporation",
    last: written(LAST),
    link: `https://shapes.example.org/notices/number-${id}`,
  }));
const NAMES = { post: "Werk", body: "Haus", last: "Schluss", link: "Netz" } as const;
const MEANT: Record<string, Field> = { werk: "title", haus: "organisation", schluss: "deadline", netz: "listingLink" };
const KEYS = ["post", "body", "last", "link"] as const;
const named = (row: Listing) => Object.fromEntries(KEYS.map((key) => [NAMES[key], row[key]]));
const text = (content: string) => new TextEncoder().encode(content);
const cells = (row: Listing) => KEYS.map((key) => row[key]);
const heads = KEYS.map((key) => NAMES[key]);

type Shape = { make: (rows: Listing[]) => Uint8Array; meant?: Record<string, Field | null>; fixed?: KeptColumnMap["fixed"] };
const BODY = { organisation: "Example Municipal Corporation" };
const SHAPES: Record<string, Shape> = {
  "CSV of other words": { make: (rows) => text([heads, ...rows.map(cells)].map((line) => line.join(";")).join("\n")) },
  "Unicode text of Excel": {
    make: (rows) =>
      new Uint8Array(Buffer.from(`\uFEFF${[heads, ...rows.map(cells)].map((line) => line.join("\t")).join("\r\n")}`, "utf16le")),
  },
  "an array of objects": { make: (rows) => text(JSON.stringify(rows.map(named))) },
  "objects deep in an answer": {
    make: (rows) =>
      text(JSON.stringify({ ok: true, antwort: { seiten: [{ nummer: 1, liste: rows.map((row) => ({ kern: named(row) })) }] } })),
    meant: { kernwerk: "title", kernhaus: "organisation", kernschluss: "deadline", kernnetz: "listingLink" },
  },
  "JSON lines": { make: (rows) => text(rows.map((row) => JSON.stringify(named(row))).join("\n")) },
  "columns as lists": {
    make: (rows) => text(JSON.stringify(Object.fromEntries(KEYS.map((key) => [NAMES[key], rows.map((row) => row[key])])))),
  },
  "names apart from rows": { make: (rows) => text(JSON.stringify({ spalten: heads, zeilen: rows.map(cells) })) },
  "a sheet": { make: (rows) => workbookOf(sheetRows([heads, ...rows.map(cells)])) },
  "XML of its own": {
    make: (rows) =>
      text(
        `<alle>${rows.map((row) => `<eins>${KEYS.map((key) => `<${NAMES[key]}>${row[key]}</${NAMES[key]}>`).join("")}</eins>`).join("")}</alle>`,
      ),
  },
  "attributes of XML": {
    make: (rows) =>
      text(`<alle>${rows.map((row) => `<eins ${KEYS.map((key) => `${NAMES[key]}="${row[key]}"`).join(" ")}/>`).join("")}</alle>`),
  },
  "a table of a page": {
    make: (rows) =>
      text(
        `<!doctype html><table>${[heads, ...rows.map(cells)].map((line) => `<tr>${line.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`,
      ),
  },
  "a list of a page that never names its body": {
    make: (rows) =>
      text(
        `<!doctype html><ul>${rows.map(({ post: name, last, link }) => `<li><a href="${link}">${name}</a> Last date: ${last}</li>`).join("")}</ul>`,
      ),
    meant: {},
    fixed: BODY,
  },
  "a feed that never names its body": {
    make: (rows) =>
      text(
        `<rss><channel>${rows.map(({ post: name, last, link }) => `<item><title>${name}</title><link>${link}</link><frist>${last}</frist></item>`).join("")}</channel></rss>`,
      ),
    meant: { frist: "deadline" },
    fixed: BODY,
  },
  "a table of a PDF that never names its body": {
    make: (rows) =>
      pdfOf(
        [["Name of Post", "Frist", "Link"], ...rows.map(({ post: name, last, link }) => [name, last, link])].flatMap(
          (line, row) => line.map((cell, column): [number, number, string] => [40 + column * 180, 700 - row * 20, cell]),
        ),
      ),
    meant: { frist: "deadline" },
    fixed: BODY,
  },
};

it.each(Object.entries(SHAPES))(
  "takes files of a shape that no code names once its columns were said: %s",
  async (_name, { make, meant = MEANT, fixed = {} }) => {
    const first = await preview(make(listings(1)));
    expect(first).toMatchObject({ read: 3, counts: { new: 0, refused: 3 } });
    const columns = Object.fromEntries(
      first.columns
        .filter(({ name }) => name !== "")
        .map(({ name, as }) => [name, Object.hasOwn(meant, name) ? (meant[name] ?? null) : as]),
    );
    expect(Object.keys(columns)).toEqual(expect.arrayContaining(Object.keys(meant)));
    expect((await keep({ ...first.key, columns, fixed })).status).toBe(200);
    for (const from of [1, 11]) expect(await preview(make(listings(from)))).toMatchObject({ counts: { new: 3, refused: 0 } });
    const summary = await (await post(importRoute.POST, make(listings(11)))).text();
    expect(summary).toContain('"created":3');
    const job = await db().job.findFirstOrThrow({ orderBy: { title: "asc" }, include: { organisation: true } });
    expect(job).toMatchObject({ title: "Junior Clerk Grade 11", organisation: { name: "Example Municipal Corporation" } });
    expect(job.deadline.toISOString().slice(0, 10)).toBe(LAST);
  },
);

it("keeps a map with who made it, takes it back where it says nothing, and refuses what is none", async () => {
  const { key } = (await preview("werk,link\nClerk,https://shapes.example.org/1\n")) as ImportPreview;
  expect(key.host).toBe("shapes.example.org");
  await keep({ ...key, columns: { werk: "title" }, fixed: {} });
  await keep({ ...key, columns: { werk: "by-name", link: "by-name" }, fixed: {} });
  expect(await db().columnMap.count()).toBe(0);
  const entries = await db().auditEntry.findMany({ where: { action: "import.columns" }, orderBy: { id: "desc" }, take: 2 });
  expect(entries.toReversed()).toMatchObject([
    { label: "shapes.example.org", newValues: { columns: { werk: "title" }, fixed: {} } },
    { oldValues: { columns: { werk: "title" }, fixed: {} }, newValues: null },
  ]);
  for (const wrong of [{ columns: { werk: "nothing" } }, { shape: "x" }, { fixed: { colour: "red" } }]) {
    expect((await keep({ ...key, columns: {}, fixed: {}, ...wrong })).status).toBe(400);
  }
});

it("imports nothing of a file none of whose columns is a title", async () => {
  const response = await post(importRoute.POST, "fruit,price\napple,3\n");
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("no column is recognised as the title of a job");
});

it("imports a file with NULs and halves of characters in its cells, here and in JSON", async () => {
  const row = {
    title: "Junior Cl\0erk \ud800",
    body: "Example Corporation",
    deadline: written(LAST),
    posted_on: written(TODAY),
    id: "7\0",
  };
  expect(await (await post(importRoute.POST, JSON.stringify([row]))).text()).toContain('"created":1');
  expect(await db().job.findFirst()).toMatchObject({ title: "Junior Clerk", sourceReference: "7" });
});
