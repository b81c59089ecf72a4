import { alternativesOf } from "@/lib/server/http/pages/styles/rule-needs";

describe("the classes that a selector cannot do without", () => {
  it.each([
    [".a .b>.c", ["a", "b", "c"]],
    ["h1,p".split(",")[0] ?? "", []],
    [".row[data-expired='.x']", ["row"]],
    [".a:where(.dark,.dark *)", ["a"]],
    [".a:not(:has(.b:is(.c,.d))) .e", ["a", "e"]],
    [".md\\:p-3", ["md:p-3"]],
    [".min-\\[75rem\\]\\:grid-cols-\\[1fr_2\\.5fr\\]", ["min-[75rem]:grid-cols-[1fr_2.5fr]"]],
    [".\\32xl\\:p-1", ["2xl:p-1"]],
    [".\\[\\&\\>button\\]\\:justify-center>button", ["[&>button]:justify-center"]],
    [".a:first-child::before", ["a"]],
    [".panel:target", ["panel"]],
  ])("of %s are %j", (selector, classes) => expect(alternativesOf([selector])).toEqual([classes]));

  it("are told of each selector by itself", () => expect(alternativesOf([".a", "p .b"])).toEqual([["a"], ["b"]]));

  it("are none of a selector for what somebody does: it is left out", () => {
    expect(alternativesOf([".a:hover", ":focus-visible", ".a:not(.b):active", "dialog::backdrop", ".m:popover-open"])).toEqual(
      [],
    );
    // One of several possibilities, or what it is not, may be there at once.
    expect(alternativesOf([".a:not(:hover)", ".b:is(.c,:focus)", ".c:first-child"])).toEqual([["a"], ["b"], ["c"]]);
  });
});
