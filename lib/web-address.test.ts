import { callableHost, isWebAddress, looksLikeMailAddress, nameOfHost, sourceHost } from "@/lib/web-address";
import { cpuTimeOf } from "@/tests/support/cpu-time";

it.each(["https://ssc.gov.in", "http://www.upsc.gov.in/notice.pdf?x=1#top", "HTTPS://भारत.example/a"])("%s is one", (text) => {
  expect(isWebAddress(text)).toBe(true);
});

it.each([
  "",
  "ssc.gov.in",
  "//ssc.gov.in",
  "javascript:alert(1)",
  "https:///path",
  "https://ssc.gov.in/a b",
  "http://user:pw@evil.example",
  "https://ssc.gov.in@evil.example/apply",
  "https://:pw@evil.example",
  String.raw`https://ssc.gov.in\@evil.example/apply`,
  String.raw`https://ssc.gov.in/a\b`,
])("%j is none", (text) => expect(isWebAddress(text)).toBe(false));

it.each([
  ["https://www.ssc.gov.in/notices/1", "ssc.gov.in"],
  ["http://rrbcdg.gov.in", "rrbcdg.gov.in"],
  ["not an address", null],
  ["Manual Entry", null],
  ["mailto:office@example.org", null],
  ["", null],
  [null, null],
])("the host of %s is %s", (url, host) => {
  expect(sourceHost(url)).toBe(host);
});

it.each([
  ["0.0.0.0", "127.0.0.1", "localhost"],
  ["::", "[::1]", "localhost"],
  ["127.0.0.1", "127.0.0.1", "localhost"],
  ["::1", "[::1]", "[::1]"],
  ["192.168.1.5", "192.168.1.5", "192.168.1.5"],
  ["jobs.example", "jobs.example", "jobs.example"],
])("who listens on %s is reached on this machine at %s, which people are told as %s", (host, callable, name) => {
  expect([callableHost(host), nameOfHost(host)]).toEqual([callable, name]);
});

it.each(["a@b.in", "नाम@भारत.example", "a@b@c.in", " a@b.co.in ", "@@b.in"])("%j looks like a mail address", (text) =>
  expect(looksLikeMailAddress(text)).toBe(true),
);

it.each(["", "a", "a@b", "@b.in", "a@.in", "a@b.", "a b@c.in", "a@b.in c"])("%j looks like none", (text) =>
  expect(looksLikeMailAddress(text)).toBe(false),
);

it("looks at thousands of signs of mail addresses once", async () => {
  const look = () => expect(looksLikeMailAddress(`${"@.".repeat(1_500)} x`)).toBe(false);
  expect(await cpuTimeOf(look)).toBeLessThan(500);
});
