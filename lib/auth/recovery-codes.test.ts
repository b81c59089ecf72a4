import { makeRecoveryCodes, RECOVERY_CODES, readRecoveryCode, recoveryCodeHash } from "@/lib/auth/recovery-codes";

it("ten different codes are made, and each is read back", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){6}$/);
    expect(readRecoveryCode(code)).toBe(code.replaceAll("-", ""));
  }
});

it("case, spaces, dashes and letters that look like digits do not matter", () => {
  expect(readRecoveryCode(" ABCD efgh-JKMN pq0O ")).toBe("abcdefghjkmnpq00");
  expect(readRecoveryCode("abcd-efgh-jkmn-pqiL")).toBe("abcdefghjkmnpq11");
});

it("codes of sixteen letters, as they were made before, are still read", () => {
  expect(readRecoveryCode("abcd-efgh-jkmn-pqrs")).toBe("abcdefghjkmnpqrs");
});

it.each(["", "123456", "abcd-efgh-jkmn", "abcd-efgh-jkmn-pqrs-tvwx", "abcd-efgh-jkmn-pqru"])(
  "%j is no recovery code",
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);

it("one code of two people has two digests", () => {
  expect(recoveryCodeHash(1, "abcdefghjkmnpqrs")).not.toBe(recoveryCodeHash(2, "abcdefghjkmnpqrs"));
  expect(recoveryCodeHash(1, "abcdefghjkmnpqrs")).toMatch(/^[0-9a-f]{64}$/);
});
