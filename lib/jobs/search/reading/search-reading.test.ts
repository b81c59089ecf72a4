import { eachOnce } from "@/lib/jobs/search/reading/search-reading";
import { understand } from "@/lib/jobs/search/words/understand";

const said = (text: string) =>
  eachOnce(understand(text)).flatMap(({ kind, words, isLeftOut }) =>
    kind === "nothing" ? [] : [`${isLeftOut ? "-" : ""}${words.join(" ")}`],
  );

it("asks for each word once, in the order in which they were typed", () => {
  expect(said("zig zag zig zag zig")).toEqual(["zig", "zag"]);
  expect(said("clerk delhi clerk")).toEqual(["clerk", "delhi"]);
  expect(said("zig -zig -zig")).toEqual(["zig", "-zig"]);
});
