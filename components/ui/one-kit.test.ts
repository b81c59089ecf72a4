import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A control that is not of the kit, or a field tied to its hint and error by hand. Hidden inputs only carry a value. */
const OWN_CONTROL =
  /<(?:button|select|textarea|input(?![^>]*type="hidden"))[\s>]|aria-(?:describedby|invalid|required)=|htmlFor=/g;

/** The page of an error: its script is loaded with every page, and the kit in it would be loaded a second time. */
const ALONE = path.join("app", "[lang]", "error.tsx");

const files = ["app", "components"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith(".tsx") && !file.startsWith(path.join("components", "ui")) && file !== ALONE);

it("reads the components and pages of the site", () => expect(files.length).toBeGreaterThan(100));

it("finds no control and no wiring of a field outside the kit (components/ui)", () => {
  const own = files.flatMap((file) => (readFileSync(file, "utf8").match(OWN_CONTROL) ?? []).map((found) => `${file}: ${found}`));
  expect(own).toEqual([]);
});

it("sends no form of the staff that only its script can send before that has come (SendButton)", () => {
  const sent = files.filter(
    (file) => file.startsWith(path.join("components", "admin")) && path.basename(file) !== "send-button.tsx",
  );
  const pressable = sent.filter((file) => /<Button\s[^>]*type="submit"/.test(readFileSync(file, "utf8")));
  // The server takes the sign-in itself.
  expect(pressable).toEqual([path.join("components", "admin", "login-form.tsx")]);
});

it("posts every form with a password, which would stand in the address where the browser sends the form", () => {
  const asksForPassword = (text: string) => /type(?:=|: )"password"|<PasswordInput/.test(text) && text.includes("<form");
  const forms = files.map((file) => ({ file, text: readFileSync(file, "utf8") })).filter(({ text }) => asksForPassword(text));
  expect(forms.length).toBeGreaterThan(5);
  expect(forms.filter(({ text }) => !/<form\s(?:noValidate |ref=\{form\} )?\s*method="post"/.test(text))).toEqual([]);
});
