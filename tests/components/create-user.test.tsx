import { screen } from "@testing-library/react";
import { CreateUserForm } from "@/components/admin/create-user-form";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { buttonOf, fieldOf, openStaffPage } from "@/tests/support/staff-page";

test("whoever has made a user goes on in the first field, where the next one begins", async () => {
  answerCalls({ "/api/admin/users": (body) => body });
  const user = await openStaffPage(<CreateUserForm />);
  const values = { Username: "meera", Email: "meera@example.org", Password: "secret of hers" };
  for (const [label, text] of Object.entries(values)) await fill(user, fieldOf(new RegExp(`^${label}`)), text);
  await user.click(buttonOf("Create User"));
  await expectToast("User Created", "meera can sign in now.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Username/ }));
  expect(fieldOf(/^Username/).value).toBe("");
});
