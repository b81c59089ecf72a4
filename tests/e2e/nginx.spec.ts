import { hasNginx, startNginx } from "@/tests/support/nginx";
import { beSignedIn, createJob, removeJob, unique } from "@/tests/support/staff";
import { startTcpProxy, type TcpProxy } from "@/tests/support/tcp-proxy";
import { expect, test } from "@/tests/support/test";

test.skip(!hasNginx, "there is no nginx on this machine: Debian's nginx-light is enough");

/** What deploy/nginx.conf promises of anything written. */
const SEEN_WITHIN_MS = 1_000;

let site: TcpProxy;
let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async ({ baseURL }) => {
  site = await startTcpProxy(Number(new URL(baseURL ?? "").port));
  nginx = await startNginx(site.port);
});
test.afterAll(async () => {
  await nginx.stop();
  await site.close();
});

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${nginx.address}${path}`, { headers, redirect: "manual" });
  return {
    status: response.status,
    kept: response.headers.get("x-cache"),
    text: await response.text(),
    headers: response.headers,
  };
}

test("nginx answers many with one page of the site, shows what was published within a second, and what it has while the site is away", async ({
  page,
}) => {
  await beSignedIn(page.context());
  const job = await createJob(page, { title: unique("Keeper of the gate") });
  try {
    const path = `/job/${job.id}`;
    expect((await read(path)).status).toBe(200);
    // At the turn of a second those who ask at once go to the site.
    const reader = async () => {
      const seen = [];
      for (let i = 0; i < 50; i++) seen.push(await read(path));
      return seen;
    };
    const askAtOnce = async () => (await Promise.all([reader(), reader(), reader(), reader()])).flat();
    let crowd = await askAtOnce();
    expect(crowd.filter(({ kept }) => kept === "HIT").length).toBeGreaterThan(0.7 * crowd.length);
    // Asked again where the site made the page anew in between, since another test published or deleted a job.
    await expect(async () => {
      if (new Set(crowd.map(({ text }) => text)).size !== 1) crowd = await askAtOnce();
      expect(new Set(crowd.map(({ text }) => text)).size).toBe(1);
    }).toPass();

    const title = unique("Keeper of the other gate");
    const change = { data: { ...job, title } };
    const saved = await page.request.put(`/api/admin/jobs/${job.id}`, change);
    expect(saved.status()).toBe(200);
    const savedAt = performance.now();
    for (;;) {
      const askedAt = performance.now();
      const { text } = await read(path);
      if (text.includes(title)) break;
      expect(askedAt - savedAt).toBeLessThan(SEEN_WITHIN_MS);
    }

    // Whoever asks by name gets no page of others: the staff's, the searches, the calls.
    for (const own of ["/admin/login", "/?search=clerk", "/api/jobs?limit=1", "/api/health"]) {
      await read(own);
      const { status, kept } = await read(own);
      expect([own, status]).toEqual([own, 200]);
      expect([own, kept]).not.toEqual([own, "HIT"]);
    }
    expect((await read("/api/internal/revalidate")).status).toBe(404);

    const before = await read(path);
    await site.close();
    const [again, never] = [await read(path), await read("/job/1?lang=hi")];
    expect([again.status, again.text]).toEqual([200, before.text]);
    expect([never.status, never.headers.get("retry-after")]).toEqual([503, "10"]);
    await site.open();
    expect((await read(path)).status).toBe(200);
  } finally {
    await removeJob(page, job.id);
  }
});

test("nginx keeps the forms of a page apart: language, compression, and the data that the browser's router asks for", async () => {
  const plain = await read("/faq", { "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect((await read("/faq", { "accept-encoding": "gzip, deflate, br, zstd" })).headers.get("content-encoding")).toBe("br");
  expect((await read("/faq", { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  expect((await read("/faq?lang=hi")).text).toContain('<html lang="hi');
  const data = await read("/faq?_rsc", { rsc: "1", "accept-encoding": "identity" });
  expect(data.headers.get("content-type")).toContain("text/x-component");
  expect((await read("/faq?_rsc", { "accept-encoding": "identity" })).headers.get("content-type")).toContain("text/html");
  expect((await read("/faq", { "accept-encoding": "identity" })).text).toBe(plain.text);
});
