import { safePath } from "@/lib/http/safe-path";

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
