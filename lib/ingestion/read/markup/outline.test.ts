import { load } from "cheerio/slim";
import { headingsOver } from "@/lib/ingestion/read/markup/outline";

it("takes the time of a page's length and no square of it to find what its headings stand in", () => {
  const $ = load(`<div>${"<h3>a</h3>".repeat(60_000)}<table></table></div>`);
  const table = $("table").get(0);
  if (!table) throw new Error("There is no table");
  const startedAt = performance.now();
  expect(headingsOver($, table).map(({ name }) => name)).toEqual(["h3"]);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
