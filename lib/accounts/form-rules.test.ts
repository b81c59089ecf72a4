import { registerProblems, signInProblems } from "@/lib/accounts/form-rules";

const filled = { fullName: "Asha", email: "asha@example.org", phone: "", password: "secret1", confirmPassword: "secret1" };
const kinds = (change: Partial<typeof filled>) => registerProblems({ ...filled, ...change }).map(({ kind }) => kind);

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
  expect(signInProblems({ email, password }).map(({ field }) => field)).toEqual(expected);
});
