import { parseSessionUser } from "@/lib/device/device-session";

const asha = { id: 5, fullName: "Asha Verma", email: "asha@example.org", phone: null };

it("takes a stored user, without what does not belong to it", () => {
  expect(parseSessionUser(JSON.stringify({ ...asha, role: "admin" }))).toEqual(asha);
});

it.each([
  null,
  "",
  "null",
  "undefined",
  "[]",
  "5",
  '"Asha"',
  "{",
  "[object Object]",
  JSON.stringify({ ...asha, id: "5" }),
  JSON.stringify({ ...asha, id: 1.5 }),
  JSON.stringify({ ...asha, fullName: "  " }),
  JSON.stringify({ ...asha, fullName: ["Asha"] }),
  JSON.stringify({ ...asha, email: 5 }),
  JSON.stringify({ ...asha, fullName: "x".repeat(3000) }),
])("discards %.60j", (text) => expect(parseSessionUser(text)).toBeNull());
