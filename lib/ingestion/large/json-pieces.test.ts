import { linesOf, objectsOf } from "@/lib/ingestion/large/json-pieces";

async function* chunksOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
async function all(pieces: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

const RECORDS = [
  { title: 'Clerk "A" {Grade} [1]', path: "C:\\" },
  { title: "लिपिक 😀", inner: { list: [{ a: 1 }, "]"] } },
  { title: '\\"}', empty: {} },
];

it.each([1, 2, 3, 7, 1_000])("finds the objects of a list in pieces of %s characters", async (size) => {
  const text = ` [\n${RECORDS.map((record) => JSON.stringify(record, null, 1)).join(" ,\n")}, "a {text}", 7, [{"not": "a row"}]]\n`;
  expect((await all(objectsOf(chunksOf(text, size)))).map((piece) => JSON.parse(piece))).toEqual(RECORDS);
});

it("refuses a list that ends in the middle, wherever that is", async () => {
  const text = JSON.stringify(RECORDS);
  for (let end = 1; end < text.length; end++) {
    await expect(all(objectsOf(chunksOf(text.slice(0, end), 5)))).rejects.toThrow("ends in the middle");
  }
});

it.each([1, 4, 1_000])("finds lines in pieces of %s characters, with any end and without the last", async (size) => {
  expect(await all(linesOf(chunksOf('{"a":1}\r\n\n  \n{"b":"x\\ny"}\n{"c":3}', size)))).toEqual([
    '{"a":1}\r',
    '{"b":"x\\ny"}',
    '{"c":3}',
  ]);
});

it("holds no record without end", async () => {
  async function* endless(text: string) {
    for (;;) yield text;
  }
  await expect(all(linesOf(endless("x".repeat(1_000_000))))).rejects.toThrow("eight million");
  await expect(all(objectsOf(endless("[{".padEnd(1_000_000, " "))))).rejects.toThrow("eight million");
});
