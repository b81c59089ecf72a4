import { keyedDigest, signatureOf } from "@/lib/auth/secret";

jest.mock("@/lib/env", () => ({ env: { NEXTAUTH_SECRET: "a secret of the tests, long enough for it" } }));

it("a signature has as many letters as its address has room for, 32 where nothing is said, of one and the same text", () => {
  const whole = signatureOf("unsubscribe 7 alert");
  expect(whole).toMatch(/^[\w-]{32}$/);
  expect(signatureOf("unsubscribe 7 alert", 16)).toBe(whole.slice(0, 16));
  expect(signatureOf("unsubscribe 8 alert")).not.toBe(whole);
});

it("a digest tells apart what two texts are made of, wherever the one ends", () => {
  expect(keyedDigest("network", "1.2.3.4")).toBe(keyedDigest("network", "1.2.3.4"));
  expect(keyedDigest("ab", "c")).not.toBe(keyedDigest("a", "bc"));
});
