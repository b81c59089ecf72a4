import { fc } from "@/tests/support/properties";

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Texts that a parser of JSON reads, or refuses, with an effort. */
export const hostileJson = fc.constantFrom(
  "",
  "{",
  '{"a":',
  "[1,]",
  "undefined",
  "NaN",
  "'a'",
  "\ufeff{}",
  "null",
  "true",
  "0",
  '"a"',
  "[]",
  "{}",
  "1e999",
  '{"a":1e999}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  nested(500, "[", "]"),
  nested(30_000, "[", "]"),
  nested(9_000, '{"a":', "}"),
  `{"email":${nested(20_000, "[", "]")}}`,
  `{"username":${nested(10_000, "[", "]")},"password":"x"}`,
  `{"values":${nested(200_000, "[", "]")}}`,
  `[${"0,".repeat(30_000)}0]`,
  `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join(",")}}`,
  `"${"\\u0000".repeat(9_000)}"`,
  `{"title":"\\ud800","message":"\\udfff"}`,
);
