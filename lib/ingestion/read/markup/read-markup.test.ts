import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readEntries } from "@/lib/ingestion/read/read-document";
import { cpuTimeOf } from "@/tests/support/cpu-time";
import { ADDRESS, CLERK, POSTING, rowsOf } from "@/tests/support/document-rows";

describe("a document of XML", () => {
  it.each([
    [
      "RSS, whose text has labels",
      `<?xml version="1.0"?><rss version="2.0"><channel><title>Jobs</title><item><title>Clerk</title><link>https://example.org/1</link><description>Organisation: Example Board | Last date: 30-09-2026</description></item></channel></rss>`,
    ],
    [
      "Atom",
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><title>Clerk</title><link rel="alternate" href="https://example.org/1"/><summary type="html">Organisation: Example Board&lt;br&gt;Last date: 30-09-2026</summary></entry></feed>`,
    ],
    [
      "a list of jobs",
      `<source><job id="1"><title><![CDATA[Clerk]]></title><company>Example Board</company><url>https://example.org/1</url><closing_date>30-09-2026</closing_date></job><job id="2"><title>Peon</title></job></source>`,
    ],
    [
      "records of attributes",
      `<rows><row post="Clerk" board="Example Board" last_date="30-09-2026" link="https://example.org/1"/><row post="Peon"/></rows>`,
    ],
  ])("gives the rows of %s", async (_form, text) => {
    expect((await rowsOf(text))[0]).toMatchObject({ ...CLERK, listingLink: "https://example.org/1" });
  });

  it("gives the addresses of a sitemap", async () => {
    const text = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.org/1</loc><lastmod>2026-08-18</lastmod></url></urlset>`;
    const { entries } = await readEntries({ bytes: new TextEncoder().encode(text), name: "sitemap.xml" }, FILE_BOUNDS);
    expect(entries).toEqual([{ record: { loc: "https://example.org/1", lastmod: "2026-08-18" } }]);
  });

  it("leaves entities of a document's own as they are written, however often they nest", async () => {
    const entities = Array.from({ length: 20 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`).join("");
    const text = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${entities}<!ENTITY file SYSTEM "file:///etc/passwd">]><rss><channel><item><title>Clerk &l20; &file;</title></item></channel></rss>`;
    const [cells] = await rowsOf(text);
    expect(cells?.title?.length).toBeLessThan(40);
    expect(cells?.title).not.toMatch(/root|haha/);
  });

  it("refuses elements that stand deeper than any page's", async () => {
    await expect(rowsOf(`${"<a>".repeat(100_000)}`)).rejects.toThrow("250 elements stand within each other");
    await expect(rowsOf(`<html>${"<div>".repeat(100_000)}`)).rejects.toThrow("250 elements stand within each other");
  });
});

describe("a page", () => {
  const page = (body: string) =>
    rowsOf(
      `<!DOCTYPE html><html><body><nav><ul><li><a href="/">Home</a></li><li><a href="/about">About the office</a></li></ul></nav>${body}</body></html>`,
    );

  it("gives the rows of its table with the addresses in them", async () => {
    const rows = await page(
      `<table><tr><th>Sl.</th><th>Name of Post</th><th>Board</th><th>Last Date</th><th>Details</th></tr>
       <tr><td>1</td><td>Clerk</td><td rowspan=2>Example Board</td><td>30-09-2026</td><td><a href="advt/1.pdf">View</a> <a href="https://apply.example.gov.in">Apply Online</a></td></tr>
       <tr><td>2<td>Peon<td>01-10-2026<td><a href="/notice/2">Get Details</a></table>`,
    );
    expect(rows).toMatchObject([
      { ...CLERK, noticeLink: `${ADDRESS}advt/1.pdf`, applyLink: "https://apply.example.gov.in/" },
      {
        title: "Peon",
        organisation: "Example Board",
        deadline: "01-10-2026",
        listingLink: "https://office.example.gov.in/notice/2",
      },
    ]);
  });

  it("gives no number of a note with what it stands behind, and the count of several posts to none of them", async () => {
    const rows = await page(
      `<table><tr><th>Name of Post</th><th>Board</th><th>No. of Posts</th><th>Last Date</th></tr>
       <tr><td>Clerk</td><td rowspan=4>Example Board</td><td rowspan=2>25<sup>1</sup></td><td>30<sup>th</sup> September 2026</td></tr>
       <tr><td></td><td>till 5 PM</td></tr>
       <tr><td>Peon</td><td rowspan=2>9</td><td rowspan=2>01-10-2026<sup><a href="#n">2</a></sup></td></tr><tr><td>Driver</td></tr></table>`,
    );
    expect(rows.map(({ title, vacancies, deadline }) => [title, vacancies, deadline])).toEqual([
      ["Clerk", "25", "30th September 2026"],
      [undefined, "25", "till 5 PM"],
      ["Peon", undefined, "01-10-2026"],
      ["Driver", undefined, "01-10-2026"],
    ]);
  });

  it("gives no last date that is struck out beside the one that it was moved to", async () => {
    const [row] = await page(
      `<table><tr><th>Name of Post</th><th>Board</th><th>Last Date</th></tr>
       <tr><td>Clerk</td><td>Example Board</td><td><del>15-10-2026</del> <span style="text-decoration: line-through">10-10-2026</span> 30-09-2026</td></tr></table>`,
    );
    expect(row).toMatchObject(CLERK);
    const feed = `<rss version="2.0"><channel><item><title>Clerk</title><description><![CDATA[<p>Board: Example Board</p><p>Last date: <s>15-10-2026</s> 30-09-2026</p>]]></description></item></channel></rss>`;
    expect((await rowsOf(feed))[0]).toMatchObject(CLERK);
    const labelled = `<h1>Clerk</h1><ul><li><b>Board:</b> Example Board</li><li><b>Last Date:</b> <s>15-09-2026</s> 30-09-2026</li><li><b>Total Posts:</b> 12</li></ul>`;
    expect(await page(labelled)).toMatchObject([CLERK]);
  });

  it("gives no row that nobody sees amid others, and those that a button shows", async () => {
    const row = (post: string, marks = "") => `<tr ${marks}><td>${post}</td><td>Example Board</td><td>30-09-2026</td></tr>`;
    const unseen = 'style="display: none"';
    const rows = await page(
      `<table><tr><th>Name of Post</th><th>Board</th><th>Last Date</th></tr>${row("Peon", unseen)}${row("Clerk")}${row("Driver", unseen)}</table>`,
    );
    expect(rows).toMatchObject([CLERK, { ...CLERK, title: "Driver" }]);
    const labels = await page(
      `<h1>Clerk</h1><table><tr><td>Board</td><td>Example Board</td></tr><tr hidden><td>Last Date</td><td>15-09-2026</td></tr>
       <tr><td>Last Date</td><td>30-09-2026</td></tr><tr hidden><td>Total Posts</td><td>12</td></tr></table>`,
    );
    expect(labels).toMatchObject([{ ...CLERK, vacancies: "12" }]);
  });

  it("gives a row that is seen below a cell of one that is not, and has no place for a cell that a script joined with the one above", async () => {
    const head = "<tr><th>Name of Post</th><th>Board</th><th>Posts</th><th>Last Date</th></tr>";
    const left = `<tr hidden><td>Peon</td><td rowspan="2">Example Board</td><td>3</td><td rowspan="2">30-09-2026</td></tr><tr><td>Clerk</td><td>12</td></tr>`;
    expect(await page(`<table>${head}${left}</table>`)).toMatchObject([{ ...CLERK, vacancies: "12" }]);
    const joined = `<tr><td>Clerk</td><td rowspan="2">Example Board</td><td>12</td><td>30-09-2026</td></tr>
      <tr><td>Peon</td><td style="display:none">Example Board</td><td>3</td><td>15-09-2026</td></tr>`;
    const peon = { title: "Peon", organisation: "Example Board", vacancies: "3", deadline: "15-09-2026" };
    expect(await page(`<table>${head}${joined}</table>`)).toMatchObject([{ ...CLERK, vacancies: "12" }, peon]);
    const unseen = `<table><tr><th hidden>No.</th><th>Name of Post</th><th>Board</th><th>Last Date</th></tr>
      <tr><td hidden>7</td><td>Clerk</td><td>Example Board</td><td>30-09-2026</td></tr></table>`;
    expect(await page(unseen)).toMatchObject([CLERK]);
  });

  it("gives nothing that a script sorts by and nobody sees, and of a table in a cell what it says", async () => {
    const inCell = "<table><tr><td>Online</td><td>30-09-2026</td></tr><tr><td>Hard copy</td><td>05-10-2026</td></tr></table>";
    const rows = await page(
      `<table><tr><td><table><tr><th>Name of Post</th><th>Board</th><th>No. of Posts</th><th>Last Date</th></tr>
       <tr><td>Clerk</td><td>Example Board</td><td><span class="d-none">0012</span>12</td><td><span style="display: none">20260930</span>30-09-2026</td></tr>
       <tr><td>Peon <i hidden>of the office</i></td><td>Example Board</td><td>3</td><td>${inCell}</td></tr></table></td></tr></table>`,
    );
    expect(rows).toMatchObject([
      { ...CLERK, vacancies: "12" },
      { title: "Peon of the office", vacancies: "3", deadline: "Online 30-09-2026 Hard copy 05-10-2026" },
    ]);
  });

  it("gives the items of its list with their addresses, and no menu", async () => {
    const item = (n: number) =>
      `<div class="card"><h3>Clerk ${n}</h3><p>Board: Example Board</p><p><b>Last date:</b> 30-09-2026</p><a href="/notice/${n}">Get Details</a></div>`;
    const rows = await page(`<section>${[1, 2, 3].map(item).join("")}</section>`);
    expect(rows).toMatchObject(
      [1, 2, 3].map((n) => ({ ...CLERK, title: `Clerk ${n}`, listingLink: `https://office.example.gov.in/notice/${n}` })),
    );
  });

  it("gives the one notice that it describes by labels", async () => {
    const rows = await page(
      `<h1>Clerk</h1><dl><dt>Organisation</dt><dd>Example Board</dd><dt>Last Date :</dt><dd>30-09-2026</dd><dt>Total Posts</dt><dd>12</dd></dl>`,
    );
    expect(rows).toEqual([{ ...CLERK, vacancies: "12", listingLink: ADDRESS }]);
  });

  it("gives each notice that a page describes in a box of its own, and to none what only another says", async () => {
    const box = (post: string, day: string, more = "") =>
      `<table><tr><td>Post</td><td>${post}</td></tr><tr><td>Organisation</td><td>Example Board</td></tr><tr><td>Last Date</td><td>${day}</td></tr>${more}</table>`;
    const fee = "<tr><td>Application Fee</td><td>Rs 500</td></tr>";
    const rows = await page(`<h1>Careers</h1>${box("Clerk", "30-09-2026")}${box("Peon", "15-10-2026", fee)}`);
    expect(rows).toEqual([CLERK, { ...CLERK, title: "Peon", deadline: "15-10-2026", applicationFee: "Rs 500" }]);
    const again = await page(`<h1>Careers</h1>${box("Clerk", "30-09-2026")}${box("Clerk", "30-09-2026", fee)}`);
    expect(again).toEqual([{ ...CLERK, applicationFee: "Rs 500", listingLink: ADDRESS }]);
  });

  it("gives what a label says of several sorts of people, behind a semicolon too", async () => {
    const facts = "<p>Organisation: Example Board</p><p>Last Date: 30-09-2026</p>";
    const fee = "<p><b>Application Fee:</b> SC/ST: Rs 100; all others: Rs 500; Total Posts: 12</p>";
    const [row] = await page(`<h1>Clerk</h1>${facts}${fee}`);
    expect(row).toMatchObject({ ...CLERK, applicationFee: "SC/ST: Rs 100; all others: Rs 500", vacancies: "12" });
  });

  it("gives with the one notice that its page calls it cancelled", async () => {
    const text = `<body><h1>Clerk</h1><dl><dt>Organisation</dt><dd>Example Board</dd><dt>Last Date</dt><dd>30-09-2026</dd><dt>Total Posts</dt><dd>12</dd><dt>Status</dt><dd>Cancelled</dd></dl>`;
    const { entries } = await readEntries({ bytes: new TextEncoder().encode(text), name: "page.html" }, FILE_BOUNDS);
    expect(entries).toMatchObject([{ record: { Status: "Cancelled" } }]);
  });

  it("gives what stands behind a label to its end, where a part of it is set apart", async () => {
    const rows = await page(
      `<h1>Clerk</h1><ul><li><b>Organisation</b>: Example Board</li><li><b>Last Date</b>: 01-09-2026 to <b>30-09-2026</b> <a href="/n">Click here</a></li>
       <li><b>Total Posts</b>: 12 <b>Exam</b> – in <b>May</b></li></ul>`,
    );
    expect(rows).toEqual([{ ...CLERK, deadline: "01-09-2026 to 30-09-2026", vacancies: "12", listingLink: ADDRESS }]);
  });

  it("gives no text of the next label where no space stands behind its colon, and a day whole whose letters are raised", async () => {
    const rows = await page(
      `<h1>Clerk</h1><li><b>Organisation</b>: Example Board</li><li><b>Last Date</b>: 30<sup>th</sup> September 2026 <b>Exam</b>:10-11-2026</li>
       <li><b>Total Posts</b>: 12 <b>UR</b>:7</li>`,
    );
    expect(rows).toMatchObject([{ deadline: "30th September 2026", vacancies: "12" }]);
  });

  it("gives the rows of a table that a table lays out whose menu reads as names of columns", async () => {
    const rows = await page(
      `<table><tr><td>Recruitment</td><td>Notification</td><td>Results</td></tr><tr><td colspan="3"><table><tr><th>Name of Post</th><th>Board</th><th>No. of Posts</th><th>Last Date</th></tr>
       <tr><td>Clerk</td><td>Example Board</td><td>12</td><td>30-09-2026</td></tr></table></td></tr></table>`,
    );
    expect(rows).toMatchObject([{ ...CLERK, vacancies: "12" }]);
  });

  it("takes its heading as the title, not a card of another notice beside it nor a torn value", async () => {
    const facts = `<dl><dt>Organisation</dt><dd>Example Board</dd><dt>Last Date</dt><dd>30-09-2026</dd><dt>Total Posts</dt><dd>12</dd></dl>`;
    const card = `<div><span>Recruitment</span><h3>Driver Recruitment 2026 of another board</h3></div>`;
    const torn = `<p><b>Post</b> s in the offices of the board, with the largest pools in the districts</p>`;
    const rows = await page(`<h1>Clerk</h1>${facts}${torn}<aside>${card}</aside>`);
    expect(rows).toEqual([{ ...CLERK, vacancies: "12", listingLink: ADDRESS }]);
  });

  it.each([
    "Candidates selected will be placed at the main campus.",
    "Those who join the office work in two shifts.",
    "The post is temporary",
  ])("takes no sentence of its text about the post for its name: %j", async (sentence) => {
    const facts = `<dl><dt>Organisation</dt><dd>Example Board</dd><dt>Last Date</dt><dd>30-09-2026</dd><dt>Total Posts</dt><dd>12</dd></dl>`;
    const rows = await page(`<h1>Clerk</h1>${facts}<p>Post: ${sentence}</p>`);
    expect(rows).toEqual([{ ...CLERK, vacancies: "12", listingLink: ADDRESS }]);
  });

  it("gives the JobPosting that it states as data or in its marks", async () => {
    expect(
      await page(
        `<script type="application/ld+json">{broken</script><script type="application/ld+json">${JSON.stringify(POSTING)}</script>`,
      ),
    ).toMatchObject([CLERK]);
    const marks = `<div itemscope itemtype="https://schema.org/JobPosting"><h2 itemprop="title">Clerk</h2><span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Example Board</b></span><time itemprop="validThrough" datetime="30-09-2026">end of September</time></div>`;
    expect(await page(marks)).toMatchObject([CLERK]);
  });

  it("builds no table out of cells that span thousands of places each", async () => {
    const cell = '<td rowspan="99999" colspan="99999">Post</td>';
    await expect(page(`<table>${`<tr>${cell.repeat(50)}</tr>`.repeat(50)}</table>`)).rejects.toThrow("no table, no list");
  });

  it("is read in the time of its length, however many tabs stand in an item", async () => {
    const items = [
      `<a href="/1">Clerk recruitment</a>${"\t".repeat(2_000)}`,
      '<a href="/2">Peon recruitment</a>',
      '<a href="/3">Nurse</a>',
    ];
    const list = `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
    expect(await cpuTimeOf(() => page(list).catch(() => undefined))).toBeLessThan(1_000);
  });
});
