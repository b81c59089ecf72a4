import { readMobileNumber } from "@/lib/channels/sms-number";

it.each([
  ["9876543210", "+919876543210"],
  ["+91 98765 43210", "+919876543210"],
  ["09876543210", "+919876543210"],
  ["९८७६५ ४३२१०", "+919876543210"],
  ["5876543210", null],
  ["987654321", null],
  ["+1 9876543210", null],
  ["98765432100", null],
])("reads %s as %s", (typed, expected) => {
  expect(readMobileNumber(typed)).toBe(expected);
});
