import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { definitionSchema } from "@/lib/sources/definition";
import { readPage } from "@/lib/sources/read/read-page";
import { seededSources } from "@/lib/sources/seeded";

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
    const bytes = new TextEncoder().encode(JSON.stringify([record]));
    return (await readPage({ address, bytes, contentType: "" }, definition, 1))[0];
  };
  const long = "a".repeat(100_000);
  const first = await read({ title: long, about: long });
  const lengths = [first?.row.cells.title, first?.row.cells.description].map((text) => text?.length);
  expect(lengths).toEqual([UPLOAD_BOUNDS.cellCharacters, UPLOAD_BOUNDS.cellCharacters]);
  expect((await read({ title: long, about: `${long}b` }))?.hash).not.toBe(first?.hash);
});
