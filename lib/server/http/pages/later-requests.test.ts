import { withLaterRequests } from "@/lib/server/http/pages/later-requests";

const FONT = '<link rel="preload" href="/fonts/a.woff2" as="font" crossorigin="anonymous" type="font/woff2"/>';
const SCRIPT = '<script src="/_next/static/chunks/a.js" async="" nonce="0"></script>';
const STYLE = '<style data-precedence="next">p{}</style><link rel="canonical" href="/"/>';
const SEEN = "<body><p>Seen</p>";
const DATA = '<script nonce="0">(self.__next_f=self.__next_f||[]).push([0])</script></body></html>';

describe("what a page asks for", () => {
  it("comes after what is seen of it", () => {
    expect(withLaterRequests(`<html><head>${FONT}${SCRIPT}${STYLE}</head>${SEEN}${DATA}`)).toBe(
      `<html><head>${STYLE}</head>${SEEN}${FONT}${SCRIPT}${DATA}`,
    );
  });

  it("is asked for once, also where React names it twice", () => {
    expect(withLaterRequests(`<head>${SCRIPT}${SCRIPT}</head>${SEEN}${DATA}`)).toBe(`<head></head>${SEEN}${SCRIPT}${DATA}`);
  });

  it("stays where it is in a page that hands nothing to React", () => {
    const page = `<head>${SCRIPT}</head>${SEEN}</body>`;
    expect(withLaterRequests(page)).toBe(page);
  });

  it("stays where it is in the body, where a text may look like it", () => {
    const page = `<head></head><body>${SCRIPT}${DATA}`;
    expect(withLaterRequests(page)).toBe(page);
  });
});
