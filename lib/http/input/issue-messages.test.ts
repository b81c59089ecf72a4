import { z } from "zod";
import { invalidInput } from "@/lib/http/input/issue-messages";
import { translator } from "@/lib/i18n/translate";

const schema = z.object({ email: z.email(), language: z.string().max(2), limit: z.number().min(1) });
const told = (language: "en" | "hi", input: object) =>
  invalidInput(schema.safeParse(input).error as z.ZodError, translator(language, "api")).fields;

it("says of a field what is wrong with it in a sentence that needs no form of its name", () => {
  const input = { email: "asha@nowhere", language: "en", limit: 0 };
  expect(told("en", input)).toEqual({ email: ["Email address is not valid."], limit: ["limit must be at least 1."] });
  expect(told("hi", input)).toEqual({ email: ["ईमेल पता सही नहीं है।"], limit: ["limit कम से कम 1 होना चाहिए।"] });
});

it("names a field that nothing takes, where one that is taken for another would be a wrong answer", () => {
  const strict = z.object({ profile: z.strictObject({ category: z.string().optional() }) });
  const { fields } = invalidInput(strict.safeParse({ profile: { catgory: "SC" } }).error as z.ZodError, translator("en", "api"));
  expect(fields).toEqual({ profile: ["profile.catgory is not valid."] });
});
