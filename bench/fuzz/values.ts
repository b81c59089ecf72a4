import { ATTACKS } from "@/tests/support/attacks";
import { anyText, fc } from "@/tests/support/properties";

/** Texts that break what takes them for ordinary: for JSON, UTF-8, PostgreSQL, numbers, dates, names of properties. */
const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00x",
  "a\ud83d",
  "\uffff\ufffe",
  "\u202e\u200f",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-0",
  "1e999",
  "0x10",
  "1;2",
  "2147483648",
  "9223372036854775808",
  "99999999999999999999999",
  "-1",
  "1.5",
  "०१२",
  "0000-00-00",
  "2026-02-30",
  "9999-12-31",
  "+275760-09-13",
  "-000001-01-01",
  "2026-11-22T25:61:61Z",
  "../../etc/passwd",
  "%00",
  "%E0%A4%A",
  "http://[::1",
  "https://user:pw@x.example",
  "a@b",
  '"a b"@example.org',
  "𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
  "ﷺ".repeat(200),
  "क्षि".repeat(3_000),
  "x".repeat(70_000),
  "((((((((((a+)+)+)+)+)+)+)+)+)+$",
  `(${"a".repeat(5_000)}`,
  `${"a ".repeat(20_000)}!`,
  `${"<b>".repeat(8_000)}`,
  `${"&".repeat(20_000)}`,
  `a@${"a.".repeat(10_000)}`,
  `${"-".repeat(30_000)}1`,
  `${"1".repeat(30_000)}`,
  `${" ".repeat(30_000)}x`,
  `₹${"1,".repeat(10_000)}`,
];

export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 2, arbitrary: anyText({ maxLength: 60 }) },
  // Halves of surrogate pairs too, which are no text in UTF-8.
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any value that JSON can hold. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 5 }, { toString: 1 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(fc.oneof(hostileText, fc.constantFrom("id", "a")), hostileText, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
