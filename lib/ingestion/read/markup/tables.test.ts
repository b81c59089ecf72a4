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
