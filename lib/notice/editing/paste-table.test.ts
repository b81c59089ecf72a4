import { readVacancyTable } from "@/lib/notice/editing/paste-table";

const table = (...lines: string[]) => lines.join("\n");

it("takes a table of a spreadsheet with several posts, whose categories may be in any order", () => {
  const text = table(
    "S.No.\tName of Post\tST\tSC\tOBC (NCL)\tEWS\tUR\tTotal\tPwBD\tEx-Servicemen",
    "1\tJunior Engineer\t7\t15\t27\t10\t1,041\t1,100\t44\t110",
    "2\tTypist\t0\t-\tnil\t1\t3\t4\t\t",
  );
  expect(readVacancyTable(text)).toEqual({
    problems: [],
    posts: [
      {
        name: "Junior Engineer",
        vacancies: {
          byCategory: { ST: 7, SC: 15, OBC: 27, EWS: 10, UR: 1041 },
          total: 1100,
          within: { PwBD: 44, ESM: 110 },
        },
      },
      { name: "Typist", vacancies: { byCategory: { ST: 0, SC: 0, OBC: 0, EWS: 1, UR: 3 }, total: 4 } },
    ],
  });
});

it.each([
  [
    "two spaces between its cells",
    "Post            UR   EWS  OBC  SC   ST   Total",
    "Lower Clerk     40   10   27   15   8    100",
  ],
  ["one space, with a name of two words", "Post UR EWS OBC SC ST Total", "Lower Clerk 40 10 27 15 8 100"],
  ["Hindi headers and figures", "पद\tअनारक्षित\tई.डब्ल्यू.एस.\tअ.पि.व.\tअ.जा.\tअ.ज.जा.\tयोग", "Lower Clerk\t४०\t१०\t२७\t१५\t८\t१००"],
])("takes a table with %s", (_how, header, row) => {
  expect(readVacancyTable(table(header, row))).toEqual({
    problems: [],
    posts: [{ name: "Lower Clerk", vacancies: { byCategory: { UR: 40, EWS: 10, OBC: 27, SC: 15, ST: 8 }, total: 100 } }],
  });
});

it("keeps classes of a state under their own names, and a blank cell unknown", () => {
  expect(readVacancyTable("Post\tUR\tEBC\tBC-A\tSC\nGuard\t10\t4\t3\t").posts).toEqual([
    {
      name: "Guard",
      vacancies: {
        byCategory: { UR: 10 },
        otherCategories: [
          { name: "EBC", count: 4 },
          { name: "BC-A", count: 3 },
        ],
      },
    },
  ]);
});

it("takes a row of totals for a check and not for a post, and refuses a table whose rows do not add up to it", () => {
  const rows = ["Post\tUR\tSC\tTotal", "Clerk\t3\t1\t4", "Typist\t5\t1\t6"];
  expect(readVacancyTable(table(...rows, "Total\t8\t2\t10")).posts).toHaveLength(2);
  expect(readVacancyTable(table(...rows, "Total\t8\t2\t11"))).toEqual({
    posts: [],
    problems: ["The row 'Total' says 11 for total, and the rows above add up to 10."],
  });
});

it.each([
  ["a column that is not understood", "Post\tUR\tSports quota", "Clerk\t1\t2", "The column 'Sports quota' is not understood."],
  ["a cell that is no number", "Post\tUR", "Clerk\t12*", "Line 2: '12*' is no number."],
  ["a row of another length", "Post\tUR\tSC", "Clerk\t12", "Line 2 has 2 cells, and there are 3 columns."],
  ["no names", "UR\tSC", "1\t2", "No column names the posts (such as 'Post' or 'पद का नाम') or places."],
  ["no category", "Post\tPwBD", "Clerk\t2", "No column is a category or the total."],
  ["a category twice", "Post\tUR\tGen", "Clerk\t1\t2", "The column 'Gen' stands there twice."],
  ["a post without a name", "Post\tUR", "\t2", "Line 2 names no post."],
  ["headers alone", "Post\tUR", "", "A row of headers and at least one row below it are needed."],
])("takes nothing of a table with %s, and says why", (_what, header, row, problem) => {
  expect(readVacancyTable(table(header, row))).toEqual({ posts: [], problems: [problem] });
});

describe("a table of places", () => {
  it("divides the vacancies of each post that its rows name, and adds up what all of them give", () => {
    const table = "Post\tZone\tUR\tSC\tTotal\nClerk\tNorth\t6\t2\t8\nClerk\tSouth\t3\t1\t4\nTypist\tNorth\t2\t\t2";
    expect(readVacancyTable(table)).toEqual({
      problems: [],
      posts: [
        {
          name: "Clerk",
          vacancies: {
            total: 12,
            byCategory: { UR: 9, SC: 3 },
            byPlace: [
              { name: "North", count: 8, byCategory: { UR: 6, SC: 2 } },
              { name: "South", count: 4, byCategory: { UR: 3, SC: 1 } },
            ],
          },
        },
        {
          name: "Typist",
          vacancies: { total: 2, byCategory: { UR: 2 }, byPlace: [{ name: "North", count: 2, byCategory: { UR: 2 } }] },
        },
      ],
    });
  });

  it("is of the one post where it names none, in Hindi too, and its last row must be the sum", () => {
    const rows = "जिला  कुल\nअजमेर  12\nकोटा  8";
    const places = [
      { name: "अजमेर", count: 12 },
      { name: "कोटा", count: 8 },
    ];
    expect(readVacancyTable(`${rows}\nयोग  20`)).toEqual({
      problems: [],
      posts: [{ name: "", vacancies: { total: 20, byPlace: places } }],
    });
    expect(readVacancyTable(`${rows}\nयोग  21`).problems).toEqual([
      "The row 'योग' says 21 for total, and the rows above add up to 20.",
    ]);
  });
});
