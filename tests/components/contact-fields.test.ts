import { fieldErrors } from "@/components/contact/send-message";
import { CONTACT_FIELDS } from "@/lib/contact/fields";

const WORDS = {
  nameMissing: "no name",
  emailMissing: "no address",
  subjectMissing: "no subject",
  messageMissing: "no message",
  emailInvalid: "wrong address",
};

const errorsOf = (email: string) => {
  document.body.innerHTML = `<form><input name="name" value="Asha"><input type="email" name="email"><input name="subject" value=" ">
    <textarea name="message">Hello</textarea></form>`;
  const [form] = document.forms;
  if (!form) throw new Error("no form");
  (form.elements.namedItem("email") as HTMLInputElement).value = email;
  return fieldErrors(form, CONTACT_FIELDS, WORDS);
};

it.each([
  ["asha@example.in", undefined],
  ["आशा@उदाहरण.भारत", undefined],
  ["asha", "wrong address"],
  ["asha@example", "wrong address"],
  ["", "no address"],
])("says of the address %p before it is sent %p", (email, error) => {
  expect(errorsOf(email)).toEqual({ subject: "no subject", ...(error && { email: error }) });
});
