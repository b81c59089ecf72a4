import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { ProfileForm } from "@/components/for-you/profile-form";
import ProfilePage from "@/components/for-you/profile-page";
import { dayInIndia } from "@/lib/dates";
import { translator } from "@/lib/i18n/translate";

test.each([
  ["en", "Date of birth", "Check the year: this works for ages from 10 to 100"],
  ["hi", "जन्म की तारीख़", "साल जाँचें: उम्र 10 से 100 वर्ष के बीच होनी चाहिए"],
] as const)("a date of birth of a year that cannot be is refused at its field, in %s", async (language, label, words) => {
  const keep = jest.fn();
  render(<ProfileForm profile={null} keep={keep} t={translator(language, "profile")} language={language} />);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect([field.min < "1930-01-01", field.max < dayInIndia(new Date())]).toEqual([true, true]);
  const put = (value: string) => fireEvent.change(field, { target: { value } });
  put("1999-06-15");
  expect(keep).toHaveBeenLastCalledWith({ dateOfBirth: "1999-06-15" });
  expect(screen.queryByText(words)).toBeNull();
  put("2030-01-01");
  expect(keep).toHaveBeenLastCalledWith({});
  expect(screen.getByText(words)).toBeTruthy();
  // The year is being typed.
  put("0019-06-15");
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText(words)).toBeTruthy();
});

test("a device that keeps nothing says so where it is heard, in the bar that stays in sight", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  const page = (
    <Suspense>
      <ProfilePage language="en" />
    </Suspense>
  );
  await act(async () => render(page));
  fireEvent.change(await screen.findByLabelText("Category"), { target: { value: "OBC" } });
  const told = screen.getByRole("alert");
  expect(told.textContent).toBe("This device keeps nothing: its storage is full or switched off.");
  expect(told.closest(".for-you-bar")).not.toBeNull();
});

test("the focus stays with who presses a button that goes with what it does", async () => {
  jest.restoreAllMocks();
  const page = (
    <Suspense>
      <ProfilePage language="en" />
    </Suspense>
  );
  await act(async () => render(page));
  const press = (name: string) => {
    const button = screen.getByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  fireEvent.change(await screen.findByLabelText("Highest qualification"), { target: { value: "graduate" } });
  press("Add a qualification");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Other qualification")));
  press("Remove this one");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Highest qualification")));
  press("Erase all");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Everything about you is erased from this device."));
});
