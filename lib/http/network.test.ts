import { addressOf, networkOf, networksOf, widestNetworkOf } from "@/lib/http/network";
import { fc } from "@/tests/support/properties";

it.each([
  ["198.51.100.7", ["198.51.100.7"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:0db8:0001:0002::9", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
  ["::ffff:198.51.100.7", ["198.51.100.7"]],
  ["unknown", ["unknown"]],
])("%s is counted by %j", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  expect(networkOf(address)).toBe(networks[0]);
  expect(widestNetworkOf(address)).toBe(networks.at(-1));
});

it.each([
  ["198.51.100.7:4711", "198.51.100.7"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ['"[2001:db8::1]:4711"', "2001:db8::1"],
  [" 198.51.100.7 ", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:0DB8:0::0:1", "2001:db8::1"],
  ["unknown", null],
  ["_hidden", null],
  ["", null],
  ["1.2.3.4:5:6", null],
])("the entry %j names the address %j", (entry, address) => {
  expect(addressOf(entry)).toBe(address);
});

it("a port makes no address another one", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), fc.nat(65_535), (four, six, port) => {
      expect(networksOf(`${four}:${port}`)).toEqual(networksOf(four));
      expect(networksOf(`[${six}]:${port}`)).toEqual(networksOf(six));
    }),
  );
});

it("all that is no address is one network, whatever it says", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[:[\]" ]{0,20}[g-z]{1,20}[:[\]" ]{0,20}$/), (entry) =>
      expect(networksOf(entry)).toEqual(["unknown"]),
    ),
  );
});
