import { sourceHost } from "@/components/jobs/source-host";

it.each([
  ["https://www.ssc.gov.in/notices/1", "ssc.gov.in"],
  ["http://rrbcdg.gov.in", "rrbcdg.gov.in"],
  ["not an address", null],
  ["Manual Entry", null],
  ["mailto:office@example.org", null],
  ["", null],
  [null, null],
])("the host of %s is %s; without one the card says 'Source site'", (url, host) => {
  expect(sourceHost(url)).toBe(host);
});
