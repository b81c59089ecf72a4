import { registerFieldsSchema } from "@/lib/accounts/schema";
import { invalidInput } from "@/lib/http/input/issue-messages";
import { translator } from "@/lib/i18n/translate";

const phone = registerFieldsSchema.pick({ phone: true });

it.each([
  ["98765 43210"],
  ["9123456780"],
  ["098765-43210"],
  ["+91 98765 43210"],
  ["+91 (0)98765 43210"],
  ["0091 9876543210"],
  ["919876543210"],
  ["(011) 2345-6789"],
  ["011 2345 6789"],
  ["+971 50 123 4567"],
  ["+1 (415) 555-0132"],
  ["００９８７６５４３２１０"],
])("takes %s for a phone", (given) => expect(phone.parse({ phone: given }).phone).toBe(given.normalize("NFKC")));

it.each([[""], ["   "], [null], [undefined]])("takes %p for no phone", (given) =>
  expect(phone.parse({ phone: given }).phone).toBeNull(),
);

it("takes a phone without the blanks around it", () => expect(phone.parse({ phone: " 9123456780 " }).phone).toBe("9123456780"));

it("takes a phone that a keyboard of Hindi wrote, in our digits", () =>
  expect(phone.parse({ phone: "९८७६५ ४३२१०" }).phone).toBe("98765 43210"));

it.each([["98765"], ["98765 4321"], ["98765 432101"], ["+91 98765"], ["0000000000"], ["+12345"], ["971501234567"], ["call me"]])(
  "refuses %s and says what a number looks like",
  (given) => {
    const { error } = phone.safeParse({ phone: given });
    const told = (language: "en" | "hi") => error && invalidInput(error, translator(language, "api")).fields?.phone;
    expect(told("en")).toEqual([
      "A phone number has ten digits, like 98765 43210. One of another country begins with + and its code.",
    ]);
    expect(told("hi")?.[0]).toMatch(/^फ़ोन नंबर में दस अंक होते हैं/);
  },
);

const name = (fullName: string) => registerFieldsSchema.pick({ fullName: true }).safeParse({ fullName }).data?.fullName;

it("takes a name without the signs that turn what stands around it, and none with a control character of either set", () => {
  expect(name(" \u202eAsha\u2066 Devi\u2069 ")).toBe("Asha Devi");
  // What joins letters belongs to names of Hindi.
  expect(name("लक्ष्\u200dमी")).toBe("लक्ष्\u200dमी");
  for (const control of ["\u0000", "\r\n", "\u007f", "\u0085", "\u009b"]) expect(name(`Asha${control}Devi`)).toBeUndefined();
});
