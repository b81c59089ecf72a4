import { examFilters } from "@/lib/exams/filters";

const read = (query: Record<string, string>) => examFilters(new URLSearchParams(query));
const NONE = { search: undefined, organization: undefined, sortBy: "next", month: undefined };

it.each(["", " ", "all", "All", "ALL", "all-organizations", "All-bodies"])(
  "takes %j for no filter, as the lists of jobs do",
  (value) => {
    expect(read({ organization: value, search: value, sortBy: value, month: value })).toEqual(NONE);
  },
);

it.each(["all-India Services", "All-India Sainik Schools", "allahabad", "all india"])(
  "takes %j for words to be found",
  (value) => {
    expect(read({ organization: ` ${value} `, search: value })).toEqual({ ...NONE, organization: value, search: value });
  },
);

it("takes 200 letters of a text", () => {
  expect(read({ search: "x".repeat(300) }).search).toHaveLength(200);
});
