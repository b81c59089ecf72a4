import { fireEvent, render, screen } from "@testing-library/react";
import { ProfileForm } from "@/components/for-you/profile-form";
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
