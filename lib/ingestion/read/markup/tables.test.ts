import { isTag } from "domhandler";
import { parseMarkup } from "@/lib/ingestion/read/markup/dom";
import { listEntries } from "@/lib/ingestion/read/markup/items";
import { type Page, pageOf } from "@/lib/ingestion/read/markup/page";
import { tableEntries } from "@/lib/ingestion/read/markup/tables";
import { cpuTimeOf } from "@/tests/support/cpu-time";
import { rowsOf } from "@/tests/support/document-rows";

const HEAD = "<tr><th>Post</th><th>Organisation</th><th>Last Date</th><th>Vacancies</th><th>Notification</th></tr>";

it("gives a row that ends before a cell beside it does no address of another row", async () => {
  const rows = `<tr><td>Driver</td><td>Example Board</td><td>30-09-2026</td><td>5</td><td><a href="https://example.org/driver.pdf">View</a></td></tr>
    <tr><td>Clerk</td><td>Example Board</td><td>30-09-2026</td><td>3</td><td rowspan="2"><a href="https://example.org/clerk.pdf">View</a></td></tr>
    <tr><td>Peon</td><td>Example Board</td><td>30-09-2026</td></tr>`;
  expect((await rowsOf(`<html><body><table>${HEAD}${rows}</table></body></html>`))[2]).toEqual({
    title: "Peon",
    organisation: "Example Board",
    deadline: "30-09-2026",
    noticeLink: "https://example.org/clerk.pdf",
  });
});

it("looks once into a cell that spans many rows and columns, and once at what stands above many tables", async () => {
  const spanning = `<tr>${'<td rowspan="100"></td>'.repeat(3)}<td>30-09-2026</td></tr>`;
  const spans = `<html><body><table>${HEAD}${spanning.repeat(400)}</table></body></html>`;
  expect(await cpuTimeOf(() => rowsOf(spans))).toBeLessThan(4_000);
  const tables = `<h1>Recruitments</h1><table>${HEAD}<tr><td>Clerk</td><td>Example Board</td><td>30-09-2026</td></tr></table>`;
  const page = `<html><body>${"<p>a</p>".repeat(4_000)}<div>${tables.repeat(1_000)}</div></body></html>`;
  expect(await cpuTimeOf(() => rowsOf(page))).toBeLessThan(8_000);
});

/** How often the children of an element are asked for while a page is read on which a table stands within others. */
function visitsOf(around: number, read: (page: Page) => unknown[]): number {
  const row = '<tr><td>Clerk</td><td>Example Board</td><td>30-09-2026</td><td>5</td><td><a href="/clerk.pdf">View</a></td></tr>';
  const [before, behind] = ["<table><tr><td>".repeat(around), "</td></tr></table>".repeat(around)];
  const $ = parseMarkup(`<html><body>${before}<table>${HEAD}${row.repeat(1_000)}</table>${behind}</body></html>`, "page", {
    isXml: false,
  });
  let visits = 0;
  for (const element of $("*").toArray().filter(isTag)) {
    const { children } = element;
    Object.defineProperty(element, "children", { get: () => [children, visits++][0] });
  }
  expect(read(pageOf($, undefined))).toHaveLength(1_000);
  return visits;
}

it("asks each cell once for its addresses and the marks of notes, however many rows it spans", () => {
  const asked = (span: number) => {
    const cell = `<td rowspan="${span}"><a href="/clerk.pdf">Clerk</a></td>`;
    const page = pageOf(
      parseMarkup(`<html><body><table>${HEAD}${`<tr>${cell.repeat(5)}</tr>`.repeat(200)}</table></body></html>`, "x", {
        isXml: false,
      }),
      "https://example.org",
    );
    let visits = 0;
    for (const element of page.$("td a").toArray().filter(isTag)) {
      const { children } = element;
      Object.defineProperty(element, "children", { get: () => [children, visits++][0] });
    }
    const [entry, ...others] = tableEntries(page, 50);
    expect([entry?.record["notification pdf"], others.length]).toEqual(["https://example.org/clerk.pdf", 199]);
    return visits;
  };
  expect(asked(100)).toBeLessThan(2 * asked(1));
});

it("looks into the tables of a page no oftener where many stand within each other", () => {
  const ofTables = (page: Page) => tableEntries(page, 50);
  expect(visitsOf(60, ofTables)).toBeLessThan(2 * visitsOf(1, ofTables));
});

it("asks no more than twice for each of many links what stands around it", () => {
  const deep = (depth: number) => `${"<section>".repeat(depth)}${"<p><a href=x>Clerk, last date 30-09-2026</a></p>".repeat(500)}`;
  const pageOfLinks = (depth: number) =>
    pageOf(parseMarkup(`<html><body>${deep(depth)}</body></html>`, "x", { isXml: false }), undefined);
  const asked = (depth: number) => {
    const page = pageOfLinks(depth);
    let count = 0;
    for (const element of page.$("section").toArray().filter(isTag)) {
      const { parent } = element;
      Object.defineProperty(element, "parent", { get: () => [parent, count++][0] });
    }
    expect(listEntries(page)).toHaveLength(500);
    return count / depth;
  };
  expect(asked(100)).toBeLessThan(2 * 500);
});
