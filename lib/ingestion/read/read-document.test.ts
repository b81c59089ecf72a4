import { CLERK, POSTING, rowsOf } from "@/tests/support/document-rows";

describe("a document of JSON", () => {
  it.each<[string, unknown]>([
    ["an array", [{ title: "Clerk", body: "Example Board", deadline: "30-09-2026" }]],
    [
      "a list five objects deep",
      { a: { b: { c: { d: { list: [{ post: "Clerk", board: "Example Board", last_date: "30-09-2026" }] } } } } },
    ],
    [
      "nested records",
      { data: [{ job: { title: "Clerk" }, organisation: { name: "Example Board" }, dates: { lastDate: "30-09-2026" } }] },
    ],
    [
      "names and rows apart",
      {
        fields: [{ label: "Post Name" }, { label: "Board" }, { label: "Last Date" }],
        data: [["Clerk", "Example Board", "30-09-2026"]],
      },
    ],
    [
      "rows of cells under a row of names",
      [
        ["Post", "Board", "Last date"],
        ["Clerk", "Example Board", "30-09-2026"],
      ],
    ],
    [
      "rows by their number",
      {
        "1": { title: "Clerk", board: "Example Board", deadline: "30-09-2026" },
        "2": { title: "Clerk", board: "Example Board", deadline: "30-09-2026" },
      },
    ],
    ["columns as lists", { title: ["Clerk", "Peon"], board: ["Example Board", "Other"], deadline: ["30-09-2026", "1-1-2027"] }],
    ["one JobPosting", POSTING],
    ["an array of JobPostings", [POSTING, POSTING]],
    ["JobPostings of a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebPage" }, POSTING] }],
  ])("gives the rows of %s", async (_form, value) => {
    expect((await rowsOf(JSON.stringify(value)))[0]).toMatchObject(CLERK);
  });

  it("takes the list whose names are known, not the longest", async () => {
    const menu = Array.from({ length: 40 }, (_, index) => ({ label: `Menu ${index}`, path: "/" }));
    const list = [{ title: "Clerk", board: "Example Board", deadline: "30-09-2026" }];
    expect(await rowsOf(JSON.stringify({ menu, page: { list } }))).toMatchObject([CLERK]);
  });

  it("keeps the pay of a JobPosting with its currency, and its place", async () => {
    const baseSalary = {
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { minValue: 25500, maxValue: 81100, unitText: "MONTH" },
    };
    const jobLocation = { "@type": "Place", address: { addressLocality: "Patna", addressRegion: "Bihar" } };
    const [cells] = await rowsOf(JSON.stringify({ ...POSTING, baseSalary, jobLocation }));
    expect(cells).toMatchObject({ salary: "Rs 25500 - 81100 per month", location: "Patna, Bihar" });
  });

  it("is not brought down by lists in lists", async () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    await expect(rowsOf(deep)).rejects.toThrow("no rows found");
  });
});

describe("a table as text", () => {
  const table = "Post Name\tBoard\tLast Date\r\nClerk\tExample Board\t30-09-2026\r\n";
  const wide = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(text, "utf16le");
    return new Uint8Array(isBig ? bytes.swap16() : bytes);
  };

  it.each<[string, Uint8Array]>([
    ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${table}`)],
    ["Excel's Unicode text", wide(`\uFEFF${table}`, false)],
    ["UTF-16 without a mark", wide(table, false)],
    ["UTF-16 of big ends", wide(table, true)],
    ["a table with a NUL in a cell", new TextEncoder().encode(table.replace("Clerk", "Cl\0erk"))],
  ])("gives the rows of %s", async (_form, bytes) => expect(await rowsOf(bytes)).toEqual([CLERK]));

  it("reads other encodings as they are declared, else as Windows writes", async () => {
    const latin = new Uint8Array(Buffer.from("title,board\nAttach\xe9 \x96 Clerk,Example Board\n", "latin1"));
    expect(await rowsOf(latin)).toEqual([{ title: "Attaché – Clerk", organisation: "Example Board" }]);
    const cyrillic = new Uint8Array([
      ...Buffer.from("title,board\n"),
      0xca,
      0xeb,
      0xe5,
      0xf0,
      0xea,
      ...Buffer.from(",Example Board\n"),
    ]);
    expect(await rowsOf(cyrillic, "text/csv; charset=windows-1251")).toEqual([{ title: "Клерк", organisation: "Example Board" }]);
  });

  it("reads names of columns in Hindi, in two languages, and with hints", async () => {
    const text =
      "क्र.सं.,पद का नाम / Name of the Post,विभाग,पदों की संख्या,अंतिम तिथि,Age Limit (in years)\n1,लिपिक,शिक्षा विभाग,12,30-09-2026,18-40\n";
    expect(await rowsOf(text)).toEqual([
      { title: "लिपिक", department: "शिक्षा विभाग", vacancies: "12", deadline: "30-09-2026", ageLimit: "18-40" },
    ]);
  });

  it("reads inches and quotes within words", async () => {
    expect(await rowsOf('title,board\n5" Pipe "Fitter",Example Board\n')).toEqual([
      { title: '5" Pipe "Fitter"', organisation: "Example Board" },
    ]);
  });
});

it.each([
  ["an old Excel file", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), "Excel file of before 2007"],
  ["an empty file", new Uint8Array(), "the file is empty"],
  ["words", new TextEncoder().encode("just words"), "neither JSON nor CSV"],
])("says what is wrong with %s", async (_what, bytes, message) => {
  await expect(rowsOf(bytes)).rejects.toThrow(message);
});
