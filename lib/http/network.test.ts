import { networkOf } from "@/lib/http/network";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["unknown", "unknown"],
])("%s belongs to the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
