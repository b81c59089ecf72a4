import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { definitionSchema } from "@/lib/sources/definition";
import { readPage } from "@/lib/sources/read/read-page";
import { readItems } from "@/lib/sources/run/read-items";
import { seededSources } from "@/lib/sources/seeded";

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const address = "https://board.gov.in/notices.json";
const definition = definitionSchema.parse({
  ...seededSources()[0]?.definition,
  kind: "document",
  hosts: ["board.gov.in"],
  addresses: [address],
  fields: { description: "about" },
  defaults: {},
});

it("looks at no more of an item than an upload may hold, and knows it again by all that it says", async () => {
  const read = async (record: object) => {
    return (await readPage({ address, bytes: encode([record]), contentType: "" }, definition, 1))[0];
  };
  const long = "a".repeat(100_000);
  const first = await read({ title: long, about: long });
  const lengths = [first?.row.cells.title, first?.row.cells.description].map((text) => text?.length);
  expect(lengths).toEqual([UPLOAD_BOUNDS.cellCharacters, UPLOAD_BOUNDS.cellCharacters]);
  expect((await read({ title: long, about: `${long}b` }))?.hash).not.toBe(first?.hash);
});

it("keeps of a row that it was torn, and no listing of it is published", async () => {
  const csv = "Post,Board,Posts,Last Date,Remarks\nPeon,Example Board,1,250,30-09-2026,";
  const items = await readPage({ address, bytes: new TextEncoder().encode(`${csv}for men`), contentType: "" }, definition, 1);
  expect(items).toMatchObject([{ row: { isTorn: true } }]);
});

it("reads a note of one page for its rows alone, and asks for no last date of it", async () => {
  const row = (post: string) => `${post},Example Board,2026-12-15`;
  const read = (page: string, first: number, ...lines: string[]) => {
    const bytes = new TextEncoder().encode(["Post,Board,Last Date", ...lines].join("\n"));
    return readPage({ address: `https://board.gov.in/${page}`, bytes, contentType: "" }, definition, first);
  };
  const items = [
    ...(await read("a.csv", 1, row("Clerk"))),
    ...(await read("b.csv", 2, row("Peon"), "Note: Last date extended to 31-12-2026,,")),
  ];
  const expects = { items: { least: 1, most: 9 }, filled: { deadline: 1 } };
  const seen = { items, unchanged: 0, seenAt: new Date("2026-11-27T06:00:00Z") };
  const { jobs } = await readItems(seen, { ...definition, expects });
  expect(jobs.map(({ job }) => job.deadline)).toEqual(["2026-12-15", "2026-12-31"]);
});

it("leaves the site its turn between items whose cells take long to read", async () => {
  const day = "01-12-2026 ".repeat(1_000);
  const rows = Array.from({ length: 4 }, (_, n) => ({ title: `Clerk ${n}`, organisation: "Example Board", "last date": day }));
  const items = await readPage({ address, bytes: encode(rows), contentType: "" }, definition, 1);
  let turns = 0;
  const count = setInterval(() => turns++, 0);
  await readItems(
    { items, unchanged: 0, seenAt: new Date() },
    { ...definition, expects: { items: { least: 1, most: 9 }, filled: {} } },
  );
  clearInterval(count);
  expect(turns).toBeGreaterThan(0);
});

it("takes a page for rebuilt most of whose titles are the name of the body, and nothing of it waits", async () => {
  const rows = Array.from({ length: 3 }, (_, id) => ({
    id,
    title: "Example Board",
    organisation: "Example Board",
    "last date": "15-12-2026",
  }));
  const bytes = encode([...rows, { id: 9, title: "Clerk", organisation: "Example Board", "last date": "15-12-2026" }]);
  const items = await readPage({ address, bytes, contentType: "" }, definition, 1);
  const seen = { items, unchanged: 0, seenAt: new Date("2026-11-20") };
  await expect(
    readItems(seen, { ...definition, expects: { ...definition.expects, items: { least: 1, most: 50 }, filled: {} } }),
  ).rejects.toThrow("3 of 4 items cannot be read");
});
