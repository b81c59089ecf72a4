import { deflateSync } from "node:zlib";
import { CLERK, rowsOf } from "@/tests/support/document-rows";
import { pdfOf } from "@/tests/support/pdf-of";

describe("a PDF", () => {
  it("gives the rows of the table in its text, wrapped lines too, and no number of a note behind a value", async () => {
    const rows = await rowsOf(
      pdfOf([
        [50, 760, "Notice of the office"],
        [50, 700, "Sl"],
        [90, 700, "Name of Post"],
        [250, 700, "Board"],
        [400, 700, "Last Date"],
        [50, 680, "1"],
        [90, 680, "Clerk"],
        [250, 680, "Example Board"],
        [400, 680, "30-09-2026"],
        [451.5, 682.5, "2", 6],
        [50, 660, "2"],
        [90, 660, "Peon of the"],
        [250, 660, "Example Board"],
        [400, 660, "01-10-2026"],
        [90, 648, "office"],
      ]),
    );
    expect(rows).toEqual([CLERK, { ...CLERK, title: "Peon of the office", deadline: "01-10-2026" }]);
  });

  const lineOf = (y: number, ...texts: [number, string][]) => texts.map(([x, text]) => [x, y, text] as const);
  const NAMES: [number, string][] = [
    [50, "Sl"],
    [90, "Name of Post"],
    [200, "Board"],
  ];
  const clerk = (y: number, ...more: [number, string][]) => lineOf(y, [50, "1"], [90, "Clerk"], [200, "Example Board"], ...more);

  it("gives the rows below a heading that comes again behind a line of prose", async () => {
    const head = (y: number) => lineOf(y, ...NAMES, [400, "Last Date"]);
    const prose = `Applications ${"that reach the office too late ".repeat(4)} are not considered.`;
    const row = (y: number) => clerk(y, [400, "30-09-2026"]);
    const rows = await rowsOf(pdfOf([...head(700), ...row(680), ...lineOf(660, [50, prose]), ...head(640), ...row(620)]));
    expect(rows).toEqual([CLERK, CLERK]);
  });

  it("puts what is wrapped into its own row, above and below where the others of it stand in the middle, and no heading of a group or foot of a page into one", async () => {
    const row = (y: number, ...title: [number, string][]) => [
      ...title.flatMap(([at, text]) => lineOf(at, [90, text])),
      ...lineOf(y, [50, "1"], [200, "Example Board"], [400, "30-09-2026"]),
    ];
    const rows = await rowsOf(
      pdfOf([
        ...lineOf(700, ...NAMES, [400, "Last Date"]),
        ...row(674, [680, "Junior Engineer"], [668, "(Civil)"]),
        ...row(643, [655, "Deputy"], [643, "Manager"], [631, "of Works"]),
        ...lineOf(605, [220, "GROUP C POSTS"]),
        ...row(580, [580, "Clerk"]),
        ...lineOf(568, [90, "cum Typist"]),
        ...lineOf(540, [50, `Posts ${"that are reserved for those who served ".repeat(4)} follow.`]),
        ...row(514, [520, "Peon of"], [508, "the office"]),
        ...lineOf(60, [220, "Page 1 of 2"]),
      ]),
    );
    const read = rows.filter(({ title }) => title).map(({ title, organisation }) => `${title}, ${organisation}`);
    expect(read).toEqual(
      ["Junior Engineer (Civil)", "Deputy Manager of Works", "Clerk cum Typist", "Peon of the office"].map(
        (title) => `${title}, Example Board`,
      ),
    );
  });

  it("reads names below one that stands above several columns, also where it comes again", async () => {
    const head = (y: number) => [
      ...lineOf(y, ...NAMES, [350, "Important dates"]),
      ...lineOf(y - 12, [330, "Opening"], [420, "Closing"]),
    ];
    const row = (y: number) => clerk(y, [325, "01-09-2026"], [415, "30-09-2026"]);
    const rows = await rowsOf(pdfOf([...head(700), ...row(670), ...head(650), ...row(620)]));
    expect(rows).toEqual([
      { ...CLERK, startsOn: "01-09-2026" },
      { ...CLERK, startsOn: "01-09-2026" },
    ]);
  });

  it("takes no row for such names, though two texts of it stand below one", async () => {
    const head = lineOf(700, ...NAMES, [300, "Place of work and station"], [480, "Last Date"]);
    const rows = await rowsOf(pdfOf([...head, ...clerk(680, [290, "Pune"], [380, "Nagpur"], [480, "30-09-2026"])]));
    expect(rows).toMatchObject([CLERK]);
  });

  it("gives each of two notices that it describes side by side, and parts two labels of one line", async () => {
    const line = (y: number, label: string, one: string, other: string) =>
      lineOf(y, [60, `${label}: ${one}`], [330, `${label}: ${other}`]);
    const rows = await rowsOf(
      pdfOf([
        ...lineOf(740, [60, "Advertisement of the Example Board"]),
        ...line(700, "Post", "Clerk", "Peon"),
        ...line(680, "Organisation", "Example Board", "Example Board"),
        ...line(660, "Last Date", "30-09-2026", "15-10-2026"),
      ]),
    );
    expect(rows).toEqual([CLERK, { ...CLERK, title: "Peon", deadline: "15-10-2026" }]);
    const one = lineOf(700, [60, "Post: Clerk"], [330, "Last Date: 30-09-2026"]);
    expect(await rowsOf(pdfOf([...one, ...lineOf(680, [60, "Organisation: Example Board"])]))).toEqual([CLERK]);
  });

  it("gives the notice that it describes by labels", async () => {
    const rows = await rowsOf(
      pdfOf([
        [50, 700, "Name of Post: Clerk"],
        [50, 680, "Organisation: Example Board"],
        [50, 660, "Last date: 30-09-2026"],
      ]),
    );
    expect(rows).toEqual([CLERK]);
  });

  it("refuses one of which a page unpacks to more than any page, not one with as large a picture", async () => {
    const withStream = (dictionary: string, bytes: number) =>
      Buffer.concat([
        Buffer.from(`%PDF-1.4\n4 0 obj<<${dictionary}/Filter/FlateDecode>>stream\n`),
        deflateSync(Buffer.alloc(bytes, " ")),
        Buffer.from("\nendstream endobj\n"),
        pdfOf([[50, 700, "Name of Post: Clerk"]]),
      ]);
    await expect(rowsOf(withStream("", 40 << 20))).rejects.toThrow("a page of the PDF unpacks to more than is read");
    for (const file of [withStream("/Subtype/Image", 40 << 20), withStream("", 20 << 20)])
      await expect(rowsOf(file)).rejects.not.toThrow("unpacks");
  });

  it.each([
    ["that leads back to itself", "/Kids[2 0 R]"],
    ["without a page", "/Kids(3 0 R)"],
  ])("says of one with a tree of pages %s that it is not readable", async (_what, kids) => {
    const file = Buffer.from(pdfOf([[50, 700, "Name of Post: Clerk"]])).toString("latin1");
    await expect(rowsOf(file.replace("/Kids[3 0 R]", kids))).rejects.toThrow("not readable as a PDF");
  });

  it("says that a scan is one", async () => {
    await expect(rowsOf(pdfOf([]))).rejects.toThrow("the PDF is a scan");
    await expect(rowsOf("%PDF-1.4 torn")).rejects.toThrow("not readable as a PDF");
  });
});
