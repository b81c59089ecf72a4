import { render, screen } from "@testing-library/react";
import { PlainForm } from "@/components/account/plain-form";
import { SubmitOnce } from "@/components/account/submit-once";

/** Whether the browser would send the form now. */
function press(name: string): boolean {
  const form = screen.getByRole("button", { name }).closest("form");
  return form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true })) ?? false;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <PlainForm action="/api/account-forms/register" submit="Create Account" />
      <PlainForm action="/api/account-forms/delete" submit="Delete" />
      <form>
        <button type="submit">Search</button>
      </form>
      <form method="post" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">By script</button>
      </form>
      <SubmitOnce />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

it("sends a form once that is pressed twice, and none besides it while it is on its way", () => {
  expect(press("Create Account")).toBe(true);
  expect(press("Create Account")).toBe(false);
  expect(press("Delete")).toBe(false);
  expect(press("Search")).toBe(true);
});

it("sends it again where no answer came, and where Back brought the page again", () => {
  press("Create Account");
  jest.advanceTimersByTime(10_001);
  expect(press("Create Account")).toBe(true);
  expect(press("Create Account")).toBe(false);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(press("Create Account")).toBe(true);
});

it("does not count what a script sends in place of the browser", () => {
  expect(press("By script")).toBe(false);
  expect(press("Create Account")).toBe(true);
});
