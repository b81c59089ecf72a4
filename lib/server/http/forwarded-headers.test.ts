import { rewriteForwardedHeaders } from "@/lib/server/http/forwarded-headers";

const PEER = "203.0.113.9";

describe("rewriteForwardedHeaders", () => {
  it.each([
    ["nobody is trusted and nothing is claimed", undefined, 0, PEER],
    ["nobody is trusted and the client claims an address", "1.1.1.1", 0, PEER],
    ["one proxy is trusted", "198.51.100.7", 1, "198.51.100.7"],
    ["one proxy is trusted and the client claims another address", "1.1.1.1, 198.51.100.7", 1, "198.51.100.7"],
    ["two proxies are trusted", "1.1.1.1, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
    ["a trusted proxy was passed by", undefined, 1, PEER],
    ["fewer entries than trusted proxies", "198.51.100.7", 3, "198.51.100.7"],
    ["the proxy names the port of the connection too", "198.51.100.7:4711", 1, "198.51.100.7"],
    ["the proxy names a port of IPv6", "[2001:db8::7]:4711", 1, "2001:db8::7"],
    ["the proxy does not know", "unknown", 1, PEER],
    ["empty entries", " , 198.51.100.7 ,", 1, "198.51.100.7"],
  ])("believes the right address where %s", (_case, claimed, trusted, expected) => {
    const headers = { "x-forwarded-for": claimed };
    rewriteForwardedHeaders(headers, PEER, trusted);
    expect(headers["x-forwarded-for"]).toBe(expected);
  });

  it("writes an IPv4 peer of a dual-stack socket as IPv4", () => {
    const headers: Record<string, string> = {};
    rewriteForwardedHeaders(headers, `::ffff:${PEER}`, 0);
    expect(headers["x-forwarded-for"]).toBe(PEER);
  });

  it("removes host and scheme claims unless a proxy is trusted", () => {
    const claims = () => ({
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-real-ip": "1.1.1.1",
      host: "here",
    });
    const [open, behind] = [claims(), claims()];
    rewriteForwardedHeaders(open, PEER, 0);
    rewriteForwardedHeaders(behind, PEER, 1);
    expect(open).toEqual({ host: "here", "x-forwarded-for": PEER });
    expect(behind).toMatchObject(claims());
  });
});
