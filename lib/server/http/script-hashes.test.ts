import { inlineScriptHashes } from "@/lib/server/http/script-hashes";

// `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

it.each([
  ["<script>alert(1)</script>", [ALERT]],
  ['<script id="a" async>alert(1)</script><SCRIPT>alert(1)</SCRIPT>', [ALERT]],
  ['<script type="module">alert(1)</script>', [ALERT]],
  ['<script type="text/javascript">alert(1)</script>', [ALERT]],
  ['<script type="application/ld+json">{"a":"<b>"}</script>', []],
  ['<script src="/a.js"></script><script async src="/b.js" type="module"></script>', []],
  ["<p>script</p>", []],
])("lets run of %s what is code", (html, hashes) => expect(inlineScriptHashes(html)).toEqual(hashes));

it("hashes the letters as they are sent", () => {
  expect(inlineScriptHashes("<script>\n'नौकरी'\n</script>")).not.toEqual(inlineScriptHashes("<script>'नौकरी'</script>"));
});
