import { firstValues, pageNumber, readPageOrLast, valuesByName } from "@/lib/query-params";

/** Reads pages of two of a list; the numbers that were asked for. */
function listOf(items: readonly string[]) {
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    return { items: items.slice((page - 1) * 2, page * 2), total: items.length };
  };
  return { asked, read };
}

it.each([
  {
    what: "a page that is there",
    page: 2,
    items: ["a", "b", "c"],
    found: { items: ["c"], total: 3, page: 2, pages: 2 },
    reads: 1,
  },
  {
    what: "the last page in place of one that went",
    page: 9,
    items: ["a", "b", "c"],
    found: { items: ["c"], total: 3, page: 2, pages: 2 },
    reads: 2,
  },
  {
    what: "an empty list, of which there is no page",
    page: 3,
    items: [],
    found: { items: [], total: 0, page: 3, pages: 0 },
    reads: 1,
  },
])("shows $what", async ({ page, items, found, reads }) => {
  const { asked, read } = listOf(items);
  expect(await readPageOrLast(page, 2, read)).toEqual(found);
  expect(asked).toHaveLength(reads);
});

it.each([new URLSearchParams("page=2&page=3&place=bihar&place=delhi"), { page: ["2", "3"], place: ["bihar", "delhi"] }])(
  "takes the first of several values, and all where a parameter may be repeated: %j",
  (query) => {
    expect(firstValues(query)).toEqual({ page: "2", place: "bihar" });
    expect(valuesByName(query, ["place", "stage"])).toEqual({ page: "2", place: ["bihar", "delhi"], stage: [] });
  },
);

it.each([
  ["2", 2],
  ["999999", 999_999],
  [undefined, 1],
  ["", 1],
  ["0", 1],
  ["-2", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["1000000", 1],
  ["next", 1],
])("takes %s for the page %s", (given, page) => expect(pageNumber(given)).toBe(page));
