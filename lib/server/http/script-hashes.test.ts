import { inlineScriptHashes } from "@/lib/server/http/script-hashes";

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

it("hashes the letters as they are sent", () => {
  const hashes = (code: string) => inlineScriptHashes(`<script nonce="abc">${code}</script>`, "abc", "000");
  expect(hashes("\n'नौकरी'\n")).not.toEqual(hashes("'नौकरी'"));
});
