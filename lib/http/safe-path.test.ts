import { safePath } from "@/lib/http/safe-path";
import { isFromThisSite } from "@/lib/http/same-origin";

it.each(["/", "/settings", "/job/5?lang=hi#top", "/settings?a=//x"])("goes back to %s", (path) =>
  expect(safePath(path)).toBe(path),
);

it.each([
  undefined,
  "",
  "settings",
  "//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/a\\..\\b",
  "/\n/evil.example",
  "javascript:alert(1)",
])("does not go to %j", (path) => expect(safePath(path)).toBeNull());

const from = (headers: Record<string, string>, isHttpsAlone: boolean) =>
  isFromThisSite(new Request("http://127.0.0.1:3000/api/users/login", { method: "POST", headers }), isHttpsAlone);

it.each([
  ["a page of the site", { origin: "https://site.example", host: "site.example" }, true],
  ["a page of its name that came over http", { origin: "http://site.example", host: "site.example" }, false],
  ["such a page behind a proxy", { origin: "http://site.example", host: "inner", "x-forwarded-host": "site.example" }, false],
  ["a page of no origin", { origin: "null", host: "site.example" }, false],
  ["a page of another site", { origin: "https://site.example.evil", host: "site.example" }, false],
  ["no browser", { host: "site.example" }, true],
  ["a browser that says more, as the site's own", { "sec-fetch-site": "same-origin", origin: "http://site.example" }, true],
  ["a browser that says more, as another's", { "sec-fetch-site": "same-site", origin: "https://site.example" }, false],
])("over https alone, takes a write of %s: %o", (_from, headers, isTaken) => {
  expect(from(headers, true)).toBe(isTaken);
});

it("takes a page over http where the site itself is read so", () => {
  const own = { origin: "http://site.example", host: "site.example" };
  expect([from(own, false), from({ ...own, origin: "http://other.example" }, false)]).toEqual([true, false]);
});
