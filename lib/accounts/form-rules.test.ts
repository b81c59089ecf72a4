import type { z } from "zod";
import { forgotSchema, registerFormSchema, signInSchema } from "@/lib/accounts/form-rules";

const filled = { fullName: "Asha", email: "asha@example.org", phone: "", password: "secret1", confirmPassword: "secret1" };
const issuesOf = (schema: z.ZodType, values: unknown) => schema.safeParse(values).error?.issues ?? [];
const kinds = (change: Partial<typeof filled>) =>
  issuesOf(registerFormSchema, { ...filled, ...change }).map(({ message }) => message);

it.each([
  ["nothing wrong", {}, []],
  ["no phone", { phone: "" }, []],
  ["a blank name", { fullName: "  " }, ["missing"]],
  ["no address and no password", { email: "", password: "", confirmPassword: "" }, ["missing", "missing"]],
  ["a gap before passwords that differ", { fullName: "", confirmPassword: "other" }, ["missing"]],
  ["passwords that differ before a short one", { password: "five5", confirmPassword: "five6" }, ["mismatch", "tooShort"]],
  ["a short password", { password: "five5", confirmPassword: "five5" }, ["tooShort"]],
  ["six characters", { password: "six666", confirmPassword: "six666" }, []],
  ["six letters of another script", { password: "नमस्तेजी", confirmPassword: "नमस्तेजी" }, []],
  ["what is no address", { email: "asha" }, ["address"]],
])("register: %s", (_what, change, expected) => expect(kinds(change)).toEqual(expected));

it.each([
  ["", "", ["email", "password"]],
  ["asha@example.org", "", ["password"]],
  ["  ", "x", ["email"]],
  ["asha@example.org", " ", []],
])("sign-in: %j, %j lacks %j", (email, password, expected) => {
  expect(issuesOf(signInSchema, { email, password }).map(({ path }) => path[0])).toEqual(expected);
});

it("asks for an address before it asks the server for a link", () => {
  expect(issuesOf(forgotSchema, { email: " " }).map(({ message }) => message)).toEqual(["missing"]);
  expect(issuesOf(forgotSchema, { email: "asha@example.org" })).toEqual([]);
});
