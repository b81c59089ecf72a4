import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inlineScriptHashes } from "@/lib/server/http/pages/script-hashes";

// `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it.each([
  ['<script nonce="abc">alert(1)</script>', [ALERT]],
  ['<script id="a" nonce=abc async>alert(1)</script><SCRIPT NONCE="abc">alert(1)</SCRIPT>', [ALERT]],
  ['<script type="module" nonce="abc">alert(1)</script>', [ALERT]],
  ['<script type="text/javascript" nonce="abc">alert(1)</script>', [ALERT]],
  ['<script type="application/ld+json" nonce="abc">{"a":"<b>"}</script>', []],
  ['<script src="/a.js" nonce="abc"></script><script nonce="abc" async src="/b.js" type="module"></script>', []],
  ["<script>alert(1)</script>", []],
  ['<script nonce="">alert(1)</script><script nonce="abcd">alert(1)</script><script data-nonce="abc">alert(1)</script>', []],
  ["<p>script</p>", []],
])("lets run of %s what is code of the site", (html, hashes) => expect(inlineScriptHashes(html, "abc", "000")).toEqual(hashes));

it("hashes the code as it is sent, without the nonce", () => {
  expect(inlineScriptHashes('<script nonce="(2)">alert(2)</script>', "(2)", "(1)")).toEqual([ALERT]);
});

it("hashes the bytes as they are sent", () => {
  const page = (code: string) => Buffer.from(`<script nonce="abc">${code}</script>`).toString("latin1");
  const hash = (code: string) => `'sha256-${createHash("sha256").update(Buffer.from(code)).digest("base64")}'`;
  for (const code of ["\n'नौकरी'\n", "'नौकरी'"]) expect(inlineScriptHashes(page(code), "abc", "000")).toEqual([hash(code)]);
});

it("every inline script that a component writes has the mark by which it is let run", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  const scripts = files
    .filter((file) => file.endsWith(".tsx") && !file.startsWith("app/measure"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/<script\b[^>]*/g)].map(([element]) => ({ file, element })))
    .filter(({ element }) => !/ src=|ld\+json/.test(element));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ element }) => !element.includes("nonce={scriptMark()}"))).toEqual([]);
});
