import { qrCode } from "@/lib/staff/qr-code";

it("the path draws the three corner marks of a QR code and stays within its size", () => {
  const { size, path } = qrCode("otpauth://totp/Site:chief?secret=JBSWY3DPEHPK3PXP&issuer=Site");
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i++) dark.add(`${Number(x) + i} ${y}`);
  }
  const corner = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, i) => dark.has(`${left + i} ${top}`) && dark.has(`${left} ${top + i}`)).every(Boolean);
  expect([corner(0, 0), corner(size - 7, 0), corner(0, size - 7)]).toEqual([true, true, true]);
  for (const place of dark) for (const value of place.split(" ")) expect(Number(value)).toBeLessThan(size);
});
