import { rulesFor } from "@/lib/server/http/pages/styles/page-rules";
import { pageRulesOf } from "@/lib/server/http/pages/styles/sheet-pieces";

const pick = (css: string, classes: string[], named: string[] = []) => rulesFor(pageRulesOf(css), new Set(classes), named);

describe("the rules of a page", () => {
  it("are those whose classes it has, and those that ask for none, in the order of the sheet", () => {
    expect(pick(".a{color:red}p{margin:0}.b{color:blue}.a .c,.d{top:0}.a .b{left:0}", ["a", "b"])).toBe(
      ".a{color:red}p{margin:0}.b{color:blue}.a .b{left:0}",
    );
  });

  it("stay in their layers and conditions; a group of which nothing is left goes", () => {
    const css =
      "@layer base,utilities;@layer utilities{@media (min-width:64rem){.a{top:0}.b{top:1px}}.c{top:2px}}@layer base{.x{top:0}}";
    expect(pick(css, ["b"])).toBe("@layer base,utilities;@layer utilities{@media (min-width:64rem){.b{top:1px}}}");
    expect(pick(css, [])).toBe("@layer base,utilities;");
  });

  it("are without what only somebody's doing shows, what is for paper, and movements", () => {
    const css =
      ".a:hover{top:0}@media (hover:hover){.a:hover{top:1px}}@media print{.a{top:0}}@keyframes k{to{top:0}}.a:hover,.a{left:0}";
    expect(pick(css, ["a"])).toBe(".a:hover,.a{left:0}");
  });

  it("bring the variables that they name, those that these name, and those that the page names", () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;color-scheme:light}@property --e{syntax:"*";inherits:false}@property --f{syntax:"*";inherits:false}.x{top:var(--a)}.y{top:var(--e,0)}';
    expect(pick(css, ["x"], ["--d"])).toBe(":root{--a:var(--b);--b:1px;--d:3px;color-scheme:light;}.x{top:var(--a)}");
    expect(pick(css, ["y"])).toBe(':root{color-scheme:light;}@property --e{syntax:"*";inherits:false}.y{top:var(--e,0)}');
    expect(pick(".z{--a:1px;--b:2px}.x{top:var(--a)}", ["x"])).toBe(".x{top:var(--a)}");
  });

  it("keep the place of what is drawn by the styles, and leave the drawing to the whole sheet", () => {
    const css =
      '.w{width:2rem;background:currentcolor;-webkit-mask:url("data:x");mask:url("data:x")}.f{background:red url("data:y")}';
    expect(pick(css, ["w", "f"])).toBe('.w{width:2rem}.f{background:red url("data:y")}');
  });

  it("are without the faces of letters, which all pages have", () => {
    const face = '@font-face{font-family:"A";src:url("/a.woff2")}';
    expect(pick(`${face}p{top:0}`, [])).toBe("p{top:0}");
    expect(pageRulesOf(`${face}p{top:0}`).faces).toBe(face);
  });
});
