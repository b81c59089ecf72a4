import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { definitionSchema } from "@/lib/sources/definition";
import { htmlItems } from "@/lib/sources/read/html-items";
import { seededSources } from "@/lib/sources/seeded";

const [given] = seededSources();
const definition = definitionSchema.parse({
  ...given?.definition,
  kind: "html",
  items: "li",
  fields: { title: "a", noticeLink: "a@href" },
});
const address = "https://board.gov.in/careers/";
const read = (html: string | Buffer, contentType = "text/html") =>
  htmlItems({ bytes: new Uint8Array(Buffer.from(html)), address, contentType }, definition);

it("reads items by their selectors, with addresses as the page leads to them", () => {
  expect(read("<ul><li><a href='n/1.pdf'>Clerk<br>Grade II</a><script>x</script><li><a href='/2.pdf'>Peon</a></ul>")).toEqual([
    { title: "Clerk Grade II", noticeLink: "https://board.gov.in/careers/n/1.pdf" },
    { title: "Peon", noticeLink: "https://board.gov.in/2.pdf" },
  ]);
});

it("reads nothing that is struck out, and no number of a note", () => {
  const [item] = read("<li><a><del>31-12-2026</del> 20-12-2026<sup>1</sup></a>");
  expect(item).toEqual({ title: "20-12-2026" });
});

it("reads UTF-8 that its server calls Latin 1", () => {
  expect(read("<li><a>लिपिक</a>", "text/html; charset=iso-8859-1")).toEqual([{ title: "लिपिक" }]);
});

it("refuses a page that is deeper than any page of an office, as files are refused", () => {
  expect(() => read(`${"<div>".repeat(100_000)}<li><a>Clerk</a>`)).toThrow(UnreadableFileError);
});

it("knows the parts of a table that a browser adds, since selectors are found in one", () => {
  const rows = { ...definition, items: "table > tbody > tr", fields: { title: "td" } };
  const bytes = new TextEncoder().encode("<table><tr><td>Clerk</td></tr></table>");
  expect(htmlItems({ bytes, address, contentType: "" }, rows)).toEqual([{ title: "Clerk" }]);
});
