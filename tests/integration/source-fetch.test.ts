import { gzipSync } from "node:zlib";
import { FetchError } from "@/lib/sources/fetch/fetch-error";
import { fetchPage, type KnownPage } from "@/lib/sources/fetch/fetch-page";
import { INTERNET, isPublicAddress, type Net } from "@/lib/sources/fetch/net";
import { useDatabase } from "@/tests/support/database";
import { useSourcePlayer } from "@/tests/support/source-player";

const database = useDatabase();
const player = useSourcePlayer();
const HOST = "board.gov.in";

beforeEach(async () => {
  await database.clear();
  player.asked.length = 0;
  player.waitedMs = 0;
});

const fetchPath = (path: string, { net = player.net, known }: { net?: Net; known?: KnownPage } = {}) =>
  fetchPage(`${player.origin(HOST)}${path}`, { hosts: [HOST], net, known });

async function problemOf(fetched: Promise<unknown>): Promise<string> {
  const error = await fetched.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof FetchError ? `${error.problem}: ${error.message}` : String(error);
}

it.each([
  ["1.1.1.1", true],
  ["2606:4700::1111", true],
  ["127.0.0.1", false],
  ["127.9.9.9", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::7f00:1", false],
  ["2002:7f00:1::", false],
  ["2001:0:7f00:1::", false],
  ["::7f00:1", false],
  ["::a9fe:a9fe", false],
  ["4000::1", false],
  ["fe80::1", false],
  ["fc00::1", false],
  ["ff02::1", false],
  ["no address", false],
])("knows whether %s is an address of the internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it("reaches by default public addresses alone, by the ports of the web", () => {
  expect(["1.1.1.1", "127.0.0.1"].map((address) => INTERNET.mayReach(address, 443))).toEqual([true, false]);
  expect(INTERNET.mayReach("1.1.1.1", 22)).toBe(false);
});

it("refuses an address in the place of a name, and a name of which one address is not public", async () => {
  const hosts = ["127.0.0.1", "2130706433", "localhost"];
  expect(await problemOf(fetchPage("http://2130706433/", { hosts, net: INTERNET }))).toMatch(
    /^not-allowed: 127\.0\.0\.1 leads to 127/,
  );
  const found = [
    { address: "1.1.1.1", family: 4 },
    { address: "10.0.0.1", family: 4 },
  ];
  const lookup: Net["lookup"] = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(null, found)) as never;
  const split = { ...INTERNET, lookup };
  expect(await problemOf(fetchPage(`http://${HOST}/`, { hosts: [HOST], net: split }))).toMatch(/leads to 10\.0\.0\.1/);
});

it("judges the address at the moment of connecting: a name that leads elsewhere the second time gains nothing", async () => {
  const answers = [[{ address: "127.0.0.1", family: 4 }], [{ address: "169.254.169.254", family: 4 }]];
  let asked = 0;
  const lookup: Net["lookup"] = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
    done(null, answers[Math.min(asked++, 1)] ?? [])) as never;
  player.answers = (_asked, response) => response.end("[]");
  expect(await problemOf(fetchPath("/list", { net: { ...player.net, lookup } }))).toMatch(/leads to 169\.254\.169\.254/);
});

it("follows redirects on the hosts of a source alone, and not for ever", async () => {
  player.answers = ({ path }, response) => {
    const to = { "/moved": "/list", "/inside": `http://127.0.0.1/`, "/circle": "/circle", "/file": "file:///etc/passwd" }[path];
    if (to) response.writeHead(302, { location: to }).end();
    else response.end("listings");
  };
  const moved = await fetchPath("/moved");
  expect(moved.isUnchanged || new TextDecoder().decode(moved.bytes)).toBe("listings");
  expect(await problemOf(fetchPath("/inside"))).toMatch(/^not-allowed: .*leads to http:\/\/127\.0\.0\.1, which is no host/);
  expect(await problemOf(fetchPath("/file"))).toMatch(/^not-allowed/);
  expect(await problemOf(fetchPath("/circle"))).toMatch(/leads on more than 5 times/);
});

it("ends what does not end: an endless body, one that unpacks to much more, and an answer that does not come", async () => {
  const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
  player.answers = ({ path }, response) => {
    if (path === "/bomb") response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    if (path === "/endless") {
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on("drain", pour);
      pour();
    }
  };
  expect(await problemOf(fetchPath("/bomb"))).toBe("too-large: the answer is larger than 1 MB");
  expect(await problemOf(fetchPath("/endless"))).toBe("too-large: the answer is larger than 1 MB");
  player.net.limits.totalMs = 200;
  expect(await problemOf(fetchPath("/silent"))).toBe(`timeout: ${HOST} did not answer in time`);
  player.net.limits.totalMs = 10_000;
});

it("asks again only for what has changed, and says who asks", async () => {
  let body = "one";
  player.answers = ({ request }, response) => {
    expect(request.headers["user-agent"]).toMatch(/^NiyuktiBot\/1\.0 \(\+http.*; .+@.+\)$/);
    if (request.headers["if-none-match"] === `"${body}"`) response.writeHead(304).end();
    else response.writeHead(200, { etag: `"${body}"` }).end(body);
  };
  const first = await fetchPath("/list");
  if (first.isUnchanged) throw new Error("There was nothing before");
  expect(await fetchPath("/list", { known: first })).toMatchObject({ isUnchanged: true });
  // A server that knows no such headers sends the same bytes.
  expect(await fetchPath("/list", { known: { ...first, etag: null } })).toMatchObject({ isUnchanged: true });
  body = "two";
  expect(await fetchPath("/list", { known: first })).toMatchObject({ isUnchanged: false, etag: '"two"' });
});

it("stays away where the rules are so long, and the address that a server leads to, that comparing them would hold up the site", async () => {
  const [long, ordinary] = [`/${"a".repeat(8_000)}`, `/recruitment/${"notice-of-a-recruitment-".repeat(8)}`];
  let text = `User-agent: *\nDisallow: /private\n${"Disallow: /a*b\n".repeat(30_000)}`;
  player.answers = ({ path }, response) => {
    if (path === "/robots.txt") response.end(text);
    else if (path === "/moved") response.writeHead(302, { location: long }).end();
    else response.end("a list");
  };
  player.asked.push(`own robots ${HOST}`);
  expect(await fetchPath(ordinary)).toMatchObject({ isUnchanged: false });
  expect(await problemOf(fetchPath("/moved"))).toMatch(
    /^robots: robots\.txt of .* is too long for an address of 8\d+ characters/,
  );
  text = `User-agent: *\nDisallow: /*?sort\n${"Disallow: /private/of/one\n".repeat(20_000)}`;
  await database.clear();
  expect(await fetchPath("/moved")).toMatchObject({ isUnchanged: false });
});

it("stays away where so many robots are named above so many rules that keeping each for each would fill the memory", async () => {
  let rules = 20;
  player.answers = ({ path }, response) => {
    const text = `${"User-agent: *\n".repeat(1_000)}${"Disallow: /private\n".repeat(rules)}`;
    response.end(path === "/robots.txt" ? text : "a list");
  };
  player.asked.push(`own robots ${HOST}`);
  expect(await fetchPath("/list")).toMatchObject({ isUnchanged: false });
  await database.clear();
  rules = 1_000;
  expect(await problemOf(fetchPath("/list"))).toMatch(/^robots: robots\.txt of .* names too many robots for its rules/);
});

it("obeys robots.txt, which is asked once a day, and stays away while it cannot be read", async () => {
  let robots = { status: 200, text: "User-agent: *\nDisallow: /private\nCrawl-delay: 7" };
  player.answers = ({ path }, response) => {
    if (path === "/robots.txt") response.writeHead(robots.status).end(robots.text);
    else response.end("listings");
  };
  player.asked.push(`own robots ${HOST}`);
  await fetchPath("/list");
  expect(await problemOf(fetchPath("/private/list"))).toMatch(/^robots: robots\.txt of .* forbids/);
  await fetchPath("/list");
  expect(player.asked.filter((asked) => asked.endsWith("/robots.txt"))).toHaveLength(1);
  expect(player.waitedMs).toBeGreaterThanOrEqual(7_000);
  player.now = new Date(player.now.getTime() + 25 * 3_600_000);
  robots = { status: 503, text: "" };
  expect(await problemOf(fetchPath("/list"))).toMatch(/^robots: robots\.txt of .* answered 503/);
});

it("leaves a host alone between two requests, whoever makes them, and as long as it asks for", async () => {
  let retryAfter = "3600";
  player.answers = ({ path }, response) => {
    if (path === "/busy") response.writeHead(429, { "retry-after": retryAfter }).end();
    else response.end("listings");
  };
  await fetchPath("/first");
  player.waitedMs = 0;
  await fetchPath("/second");
  expect(player.waitedMs).toBe(1_000);
  await expect(fetchPath("/busy")).rejects.toMatchObject({ problem: "status", retryAfterMs: 3_600_000 });
  // A web server may name the date instead, to the second.
  retryAfter = new Date(Math.floor(player.now.getTime() / 1000) * 1000 + 7_200_000).toUTCString();
  const busy = await fetchPath("/busy").catch((error: FetchError) => error);
  expect(busy).toMatchObject({ problem: "status" });
  expect((busy as FetchError).retryAfterMs / 60_000).toBeCloseTo(120, 0);
});

it("says of a network that is not there what it is", async () => {
  const lookup: Net["lookup"] = ((_name: string, _options: object, done: (error: Error) => void) =>
    done(Object.assign(new Error("away"), { code: "EAI_AGAIN" }))) as never;
  expect(await problemOf(fetchPath("/list", { net: { ...player.net, lookup } }))).toBe(
    `network: ${HOST} could not be reached (EAI_AGAIN)`,
  );
});
