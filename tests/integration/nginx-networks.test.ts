import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";
import { hasNginx, type Nginx, startNginx } from "@/tests/support/nginx";

const itBehindNginx = hasNginx ? it : it.skip;

let site: SiteServer;
let nginx: Nginx | undefined;
let answerAll: () => void;

beforeEach(async () => {
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 1, isDevelopment: false });
  const isAnswered = new Promise<void>((resolve) => (answerAll = resolve));
  site.serve(({ url }, response) => {
    if (url === "/faq") void isAnswered.then(() => response.end("served"));
    else response.end("served");
  });
  if (hasNginx) nginx = await startNginx(site.port);
});
afterEach(async () => {
  await nginx?.stop();
  await site.close();
});

/** Networks of IPv6 whose addresses nginx writes with :: at every place that it can have. */
const NETWORKS = ["2001:db8:1:2", "2001:db8:1:0", "2001:db8:0:0", "2001:0:0:2", "2001:0:0:0"];
const HOSTS = ["0:0:0:n", "n:0:0:0", "a:n:0:0", "0:b:c:n", "a:b:c:n"];
const addressesOf = (network: string) =>
  Array.from({ length: 150 }, (_, n) => `${network}:${HOSTS[n % HOSTS.length]?.replace("n", (n + 1).toString(16))}`);

async function askAs(reader: string, path: string): Promise<number> {
  const response = await fetch(`${nginx?.address}${path}`, { headers: { "x-forwarded-for": reader } });
  await response.text();
  return response.status;
}

/** How many of these readers are refused a call. */
async function refusedOf(readers: string[]): Promise<number> {
  const answers: number[] = [];
  // Few at once, whom the limit of open connections lets pass.
  for (let n = 0; n < readers.length; n += 30) {
    const few = readers.slice(n, n + 30).map((reader) => askAs(reader, "/api/jobs"));
    answers.push(...(await Promise.all(few)));
  }
  return answers.filter((status) => status === 429).length;
}

itBehindNginx.each(NETWORKS)("counts the calls of %s::/64 as one reader's, however they are written", async (network) => {
  const others = addressesOf(network).map((address, n) => address.replace("2001", (0x2400 + n).toString(16)));
  expect(await refusedOf(others)).toBe(0);
  expect(await refusedOf(addressesOf(network))).toBeGreaterThan(0);
});

itBehindNginx("counts each IPv4 address by itself, also one that came over a socket of IPv6", async () => {
  expect(await refusedOf(Array.from({ length: 150 }, (_, n) => `${n % 2 ? "" : "::ffff:"}203.0.113.${n}`))).toBe(0);
});

itBehindNginx("gives a network of IPv6 as many connections as one reader", async () => {
  const asked = addressesOf("2001:db8:1:2").map((reader) => askAs(reader, "/faq"));
  expect(await Promise.race(asked)).toBe(429);
  answerAll();
  await Promise.all(asked);
});
