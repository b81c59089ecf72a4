import { render } from "@testing-library/react";
import { LoginForm } from "@/components/admin/login-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

it("forgets the token of a session that has ended, which whoever is led here from a page may still have", () => {
  localStorage.setItem("niyukti_admin_token", "ended");
  render(<LoginForm step="password" next="/admin/dashboard" />);
  expect(localStorage.getItem("niyukti_admin_token")).toBeNull();
});
