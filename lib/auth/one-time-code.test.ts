import { appKeyUri, codeOfStep, findStep, newAppKey, stepAt } from "@/lib/auth/one-time-code";

/** "12345678901234567890" in Base32, the key of RFC 6238, appendix B. */
const RFC_KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

// The eight digits of the RFC end in the six that apps show.
it.each([
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
])("at second %i the key of RFC 6238 gives %s", (seconds, code) => {
  expect(codeOfStep(RFC_KEY, stepAt(at(seconds)))).toBe(code.slice(2));
});

describe("a code", () => {
  const NOW = at(1_900_000_000);
  const step = stepAt(NOW);
  const find = (offset: number, lastStep: number | null = null) =>
    findStep(RFC_KEY, codeOfStep(RFC_KEY, step + offset), { now: NOW, lastStep });

  it.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])("of %i steps from now belongs to step %s", (offset, expected) => {
    expect(find(offset)).toBe(expected);
  });

  it("is not found twice, nor one before the last taken one", () => {
    expect(find(0, step)).toBeNull();
    expect(find(-1, step)).toBeNull();
    expect(find(1, step)).toBe(step + 1);
  });

  it.each(["", "12345", "1234567", "abcdef", "１２３４５６"])("is not %j", (typed) => {
    expect(findStep(RFC_KEY, typed, { now: NOW, lastStep: null })).toBeNull();
  });

  it("of another key is not found", () => {
    expect(findStep(newAppKey(), codeOfStep(RFC_KEY, step), { now: NOW, lastStep: null })).toBeNull();
  });
});

it("a new key has 160 random bits and is named in its address together with site and account", () => {
  const key = newAppKey();
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAppKey()).not.toBe(key);
  const uri = new URL(appKeyUri(key, { issuer: "A Site", account: "chief & co" }));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(["otpauth:", "totp", "/A Site:chief & co"]);
  expect([uri.searchParams.get("secret"), uri.searchParams.get("issuer")]).toEqual([key, "A Site"]);
});
