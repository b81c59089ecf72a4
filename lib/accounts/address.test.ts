import { addressKey, addressSchema } from "@/lib/accounts/address";
import { messageOf } from "@/lib/mail/message";
import { anyText, fc } from "@/tests/support/properties";

it.each([
  ["Asha@Example.org", "asha@example.org"],
  ["  asha@example.org ", "asha@example.org"],
  ["ａｓｈａ@example.org", "asha@example.org"],
  ["re\u0301sume\u0301@example.org", "r\u00e9sum\u00e9@example.org"],
  ["आशा@उदाहरण.भारत", "आशा@उदाहरण.भारत"],
  ["\u202aasha@example.org\u202c", "asha@example.org"],
  ["asha@mail\u3002example.org", "asha@mail.example.org"],
  ["asha@mail\uff61example\uff0eorg", "asha@mail.example.org"],
  ["a\u3002b@example.org", "a\u3002b@example.org"],
  ["\u2068\u200easha@exam\u00adple.org\u200b \ufeff", "asha@example.org"],
  ["लक्ष\u094d\u200dमी@example.org", "लक्ष\u094d\u200dमी@example.org"],
])("compares %s as %s", (typed, key) => {
  expect(addressKey(typed)).toBe(key);
});

it.each(["asha@example.org", "a.b+tag@sub.example.co.in", "आशा@उदाहरण.भारत", " asha@example.org "])("takes %s", (address) => {
  expect(addressSchema.safeParse(address).success).toBe(true);
});

it("writes to what is seen of an address that was copied, since a mail to the rest comes back and nobody types it to sign in", () => {
  expect(addressSchema.parse("\u202aAsha@example.org\u200b\u202c")).toBe("Asha@example.org");
});

it.each([
  "",
  "asha",
  "asha@",
  "@example.org",
  "asha@example",
  "asha@example.",
  "asha verma@example.org",
  "a@b@example.org",
  "asha@example.org\r\nBcc: x@example.org",
  "<asha@example.org>",
  "asha@[192.0.2.1].example",
  "[asha]@example.org",
  "\ud800@example.org",
  `${"a".repeat(250)}@example.org`,
])("refuses %j", (address) => {
  expect(addressSchema.safeParse(address).success).toBe(false);
});

it("takes no address to which no mail can go", () => {
  const word = fc.string({
    unit: fc.oneof(fc.constantFrom(..."abé[](<'"), anyText({ minLength: 1, maxLength: 1 })),
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(word, word, (name, host) => {
      const address = addressSchema.safeParse(`${name}@${host}.org`);
      if (address.success) messageOf({ to: address.data, subject: "", html: "", text: "" });
    }),
  );
});
