import { cpus } from "node:os";
import { hashPassword } from "@/lib/auth/password";
import { BusyError } from "@/lib/errors";

/** More than run and wait at a time. */
const FLOOD = 101 + cpus().length;

const isTaken = (address: string) =>
  hashPassword("a good one", { lane: "register", address }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof BusyError) return false;
      throw error;
    },
  );

it("refuses passwords of the network that floods a lane, and of nobody else", async () => {
  const flood = Array.from({ length: FLOOD }, () => isTaken("198.51.100.7"));
  const others = ["198.51.100.8", "2001:db8::1"].map(isTaken);
  expect(await Promise.all(others)).toEqual([true, true]);
  expect(await Promise.all(flood)).toContain(false);
});

it("makes digests by the parameters of OWASP, each with a salt of its own", async () => {
  const [one, other] = [await hashPassword("a good one"), await hashPassword("a good one")];
  for (const digest of [one, other]) expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});
