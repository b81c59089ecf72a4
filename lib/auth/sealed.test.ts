import { seal, unseal } from "@/lib/auth/sealed";

let secret = "a secret of the tests, long enough for it";
jest.mock("@/lib/auth/secret", () => ({ authSecret: () => secret }));

const sealed = () => seal("JBSWY3DPEHPK3PXP", "second-factor-key", "7");
const open = (text: string, owner = "7") => unseal(text, "second-factor-key", owner);

it("a sealed text opens for its owner, and shows nothing of itself", () => {
  expect(open(sealed())).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed()).not.toContain("JBSWY3DP");
  expect(sealed()).not.toBe(sealed());
});

it("a sealed text does not open for another owner", () => {
  expect(open(sealed(), "8")).toBeNull();
});

it("a sealed text does not open once the secret has changed, and opens again with the old one", () => {
  const before = secret;
  const text = sealed();
  secret = "another secret of the tests, just as long";
  expect(open(text)).toBeNull();
  secret = before;
  expect(open(text)).toBe("JBSWY3DPEHPK3PXP");
});

it("no changed byte of a sealed text goes unnoticed", () => {
  const [version = "", content = ""] = sealed().split(".");
  const bytes = Buffer.from(content, "base64url");
  for (let i = 0; i < bytes.length; i++) {
    const changed = Buffer.from(bytes);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(open(`${version}.${changed.toString("base64url")}`)).toBeNull();
  }
});

it.each(["", "v1", "v1.", "v1.AAAA", "v2.AAAA", "v1.%%%", "a.b.c"])("%j opens to nothing", (text) => {
  expect(open(text)).toBeNull();
});
