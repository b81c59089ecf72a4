import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readStyles, type Styles, withOwnStyles } from "@/lib/server/http/pages/styles/own-styles";

const ADDRESS = "/_next/static/chunks/a.css";
const LATER = "/_next/static/chunks/a.later.css";
const LINK = `<link rel="stylesheet" href="${ADDRESS}" nonce="0" data-precedence="next"/>`;
const LEFT = `<link rel="stylesheet" href="${ADDRESS}" nonce="0" data-precedence="next" media="not all" disabled>`;
const ASKED = `<link rel="stylesheet" href="${LATER}" data-whole>`;
const DATA = '<script nonce="0">(self.__next_f=self.__next_f||[]).push([0])</script>';
const pageOf = (head: string, body = `<p class="a">Text</p>${DATA}`) =>
  `<html><head>${head}<title>T</title></head><body>${body}</body></html>`;

/** A build with one style sheet, and its later one where there is any. */
function stylesOf(css: string, later?: string): Styles {
  const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  mkdirSync(path.join(folder, "chunks"));
  writeFileSync(path.join(folder, "chunks", "a.css"), css);
  if (later !== undefined) writeFileSync(path.join(folder, "chunks", "a.later.css"), later);
  writeFileSync(path.join(folder, "chunks", "a.js"), "1");
  return readStyles(folder);
}

describe("the styles of a page", () => {
  const css = "p{top:0}.a{top:1px}.b{top:2px}.dark .a{top:3px}.\\[\\&\\>b\\]\\:c{top:4px}";
  const styles = stylesOf(css, css);

  it("come within it as far as it can show them, the whole of them is asked for after what is seen, and what React looks for stays", () => {
    // Within the script of the data, which stands behind the link and so waits for it.
    const [before, after] = withOwnStyles(pageOf(LINK), styles).split(
      /;document\.querySelectorAll[^<]*cssRules[^<]*(?=<\/script>)/,
    );
    expect(before?.endsWith(DATA.replace("</script>", ""))).toBe(true);
    expect(before + String(after)).toBe(
      pageOf(`<style data-own>p{top:0}.a{top:1px}.dark .a{top:3px}</style>${LEFT}`, `<p class="a">Text</p>${ASKED}${DATA}`),
    );
  });

  it("are found by classes as HTML writes them", () => {
    expect(withOwnStyles(pageOf(LINK, `<p class="x [&amp;&gt;b]:c"></p>${DATA}`), styles)).toContain(
      "<style data-own>p{top:0}.\\[\\&\\>b\\]\\:c{top:4px}</style>",
    );
  });

  it("are not those of words in its data", () => {
    expect(withOwnStyles(pageOf(LINK, `${DATA}<script> class="b"</script>`), styles)).toContain(
      "<style data-own>p{top:0}</style>",
    );
  });

  it("have their faces of letters by themselves, which stay when the whole sheet takes over", () => {
    const face = '@font-face{font-family:"A";src:url("/a.woff2")}';
    expect(withOwnStyles(pageOf(LINK), stylesOf(`${face}p{top:0}`, "p{top:0}"))).toContain(
      `<style>${face}</style><style data-own>p{top:0}</style>`,
    );
  });

  it("come whole where a page has no data, or the build no sheet for later", () => {
    const whole = `<style>${css}</style>${LEFT}`;
    expect(withOwnStyles(pageOf(LINK, "<p></p>"), styles)).toBe(pageOf(whole, "<p></p>"));
    expect(withOwnStyles(pageOf(LINK), stylesOf(css))).toBe(pageOf(whole));
  });

  it("are asked for where they are of another build, or would end their element", () => {
    expect(withOwnStyles(pageOf(LINK), new Map())).toBe(pageOf(LINK));
    expect(withOwnStyles(pageOf(LINK), stylesOf('a::after{content:"</style>"}', ""))).toBe(pageOf(LINK));
  });

  it("are put into the head alone, not into a text that looks like it", () => {
    const page = pageOf("", LINK);
    expect(withOwnStyles(page, styles)).toBe(page);
  });

  it("are those of the build's folder, and keep letters beyond ASCII", () => {
    expect([...stylesOf("p{top:0}", "p{top:0}").keys()]).toEqual([ADDRESS]);
    expect(withOwnStyles(pageOf(LINK), stylesOf('p::after{content:"→"}', ""))).toContain(Buffer.from("→").toString("latin1"));
    expect(readStyles(path.join(tmpdir(), "styles-none")).size).toBe(0);
  });
});
