import { dictionary } from "@zxcvbn-ts/language-common";
import { checkNewPassword, isMadeOf } from "@/lib/auth/new-password";
import { translator } from "@/lib/i18n/translate";

const ASHA = ["Asha Verma", "asha.v@mail.example", "+91 98765 43210", null];

const messageFor = async (password: string) => {
  const check = checkNewPassword({ password, about: ASHA, field: "password" }, translator("en", "api"));
  return check.then(
    () => null,
    (error: Error) => error.message,
  );
};

it.each([
  ["five5", "Password must be at least 6 characters long"],
  ["123456", "This password is one of the most used ones. Please choose another."],
  ["Password", "This password is one of the most used ones. Please choose another."],
  ["  password ", "This password is one of the most used ones. Please choose another."],
  ["ｐａｓｓｗｏｒｄ", "This password is one of the most used ones. Please choose another."],
  ["iloveyou", "This password is one of the most used ones. Please choose another."],
  ["Niyukti@2026", "This password is one of the most used ones. Please choose another."],
  ["नियुक्ति123", "This password is one of the most used ones. Please choose another."],
  ["ashaverma", "This password is made of your name or address. Please choose another."],
  ["correct horse", null],
  ["ना मेरा नाम", null],
])("of %j as a new password it says %j", async (password, message) => expect(await messageFor(password)).toBe(message));

it("refuses the 10,000 commonest passwords and no other of the list, which is far longer", async () => {
  const common = dictionary["passwords-common"];
  const [last, next] = [common.slice(0, 10_000), common.slice(10_000)].map((part) => part.filter((one) => one.length >= 6));
  expect(await messageFor(last?.at(-1) ?? "")).toContain("one of the most used");
  expect(await messageFor(next?.[0] ?? "")).toBeNull();
});

it("takes no part of a name for chance that has three letters, and no more than six signs beside it", () => {
  const isOfRam = (password: string) => isMadeOf(password, ["Ram Om Singh"]);
  expect(["ram123456", "ram1234567", "om123456"].map(isOfRam)).toEqual([true, false, false]);
});

it.each(["AshaVerma", "asha1998", "verma@2026", "Asha_Verma!", "98765", "mail.example1", "asha.v@mail.example"])(
  "%s is made of the name, address or number of its owner",
  (password) => expect(isMadeOf(password, ASHA)).toBe(true),
);

it.each(["asha likes tea", "vermatology", "tea1998", "1234567890123"])("%s is not", (password) =>
  expect(isMadeOf(password, ASHA)).toBe(false),
);
