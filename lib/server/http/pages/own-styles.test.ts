import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readStyles, withOwnStyles } from "@/lib/server/http/pages/own-styles";

const ADDRESS = "/_next/static/chunks/a.css";
const LINK = `<link rel="stylesheet" href="${ADDRESS}" nonce="0" data-precedence="next"/>`;
const pageOf = (head: string, body = "<p>Text</p>") => `<html><head>${head}<title>T</title></head><body>${body}</body></html>`;

describe("the styles of a page", () => {
  const styles = new Map([[ADDRESS, "p{color:red}"]]);

  it("come within it, and what React looks for stays without being asked for", () => {
    expect(withOwnStyles(pageOf(LINK), styles)).toBe(
      pageOf(
        `<style>p{color:red}</style><link rel="stylesheet" href="${ADDRESS}" nonce="0" data-precedence="next" media="not all" disabled>`,
      ),
    );
  });

  it("are asked for where they are of another build, or would end their element", () => {
    expect(withOwnStyles(pageOf(LINK), new Map())).toBe(pageOf(LINK));
    expect(withOwnStyles(pageOf(LINK), new Map([[ADDRESS, 'a::after{content:"</style>"}']]))).toBe(pageOf(LINK));
  });

  it("are put into the head alone, not into a text that looks like it", () => {
    const page = pageOf("", LINK);
    expect(withOwnStyles(page, styles)).toBe(page);
  });

  it("are those of the build's folder", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
    mkdirSync(path.join(folder, "chunks"));
    writeFileSync(path.join(folder, "chunks", "a.css"), 'p::after{content:"→"}');
    writeFileSync(path.join(folder, "chunks", "a.js"), "1");
    expect([...readStyles(folder)]).toEqual([[ADDRESS, Buffer.from('p::after{content:"→"}').toString("latin1")]]);
    expect(readStyles(path.join(folder, "none")).size).toBe(0);
  });
});
