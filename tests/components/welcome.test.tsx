import { render, screen } from "@testing-library/react";
import AuthDialog from "@/components/account/auth-dialog";
import { translator } from "@/lib/i18n/translate";

afterEach(() => {
  delete document.body.dataset.welcome;
});

it.each([
  [
    "says how many seek jobs here on the operator's word",
    "welcomeClaimed",
    "Join thousands of job seekers and find your dream government job",
  ],
  ["claims nothing without it", undefined, "Find your dream government job"],
])("the sign-in dialog %s", (_, welcome, text) => {
  if (welcome) document.body.dataset.welcome = welcome;
  render(<AuthDialog name="signin" language="en" t={translator("en", "auth")} value="" setValue={() => {}} close={() => {}} />);
  expect(screen.getByText(text)).toBeTruthy();
});
