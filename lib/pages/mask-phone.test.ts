import { maskPhone } from "@/lib/pages/mask-phone";

it.each([
  ["+91 124 555 0199", "+91 XXX XXX XX99"],
  ["0124-5550199", "XXXX-XXXXX99"],
  ["+911245550199", "+91XXXXXXXX99"],
  ["12", "12"],
  ["none", "none"],
])("shows of %s only %s", (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
