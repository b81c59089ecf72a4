import type { APIRequestContext } from "@playwright/test";
import { newAddress, PASSWORD } from "@/tests/support/auth-dialog";
import { expect, test } from "@/tests/support/test";

const LONG_MS = 300_000;
test.describe.configure({ timeout: LONG_MS });

/** Each that is checked costs the server some 20 ms; `npm run prove -- uploads` sends the thousand. */
const ATTEMPTS = process.env.WHOLE_PROOF ? 1_000 : 160;
const AT_A_TIME = 50;
/** From so many networks, each of which is refused in the end. */
const NETWORKS = process.env.WHOLE_PROOF ? 40 : 20;
const MEASUREMENTS = 20;
/** A page may take this many times as long, or this many milliseconds, whichever is more: what a reader still takes for quick. */
const SLOWER = 5;
const QUICK_MS = 500;

async function signIn(request: APIRequestContext, email: string, password: string, network: string): Promise<number> {
  const headers = { "x-forwarded-for": network };
  const response = await request.post("/api/users/login", { data: { email, password }, headers });
  return response.status();
}

/** Milliseconds until the first page has come, the middle one of many tries. */
async function medianOfHome(request: APIRequestContext, count = MEASUREMENTS): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    const response = await request.get("/", { headers: { "x-forwarded-for": "192.0.2.1" } });
    await response.body();
    expect(response.status()).toBe(200);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}

test("a flood of wrong sign-ins from many threads and networks neither succeed, nor keep the owner out, nor slow pages", async ({
  playwright,
  ownSite: { address },
}) => {
  const options = { baseURL: address };
  const [attacker, reader, owner] = await Promise.all([1, 2, 3].map(() => playwright.request.newContext(options)));
  if (!attacker || !reader || !owner) throw new Error("three clients were made");
  const email = newAddress();
  const registered = await owner.post("/api/users/register", { data: { fullName: "Asha Verma", email, password: PASSWORD } });
  expect(registered.status()).toBe(201);
  await medianOfHome(reader, 10);
  const calm = await medianOfHome(reader);

  const statuses: number[] = [];
  let next = 0;
  const thread = async () => {
    for (let i = next++; i < ATTEMPTS; i = next++) {
      statuses.push(await signIn(attacker, email, `guess ${i}`, `198.51.100.${i % NETWORKS}`));
    }
  };
  const flood = Promise.all(Array.from({ length: AT_A_TIME }, thread));
  const [busy, ownerStatus] = await Promise.all([medianOfHome(reader), signIn(owner, email, PASSWORD, "203.0.113.9")]);
  const during = statuses.length;
  await flood;

  expect(ownerStatus).toBe(200);
  expect(statuses).toHaveLength(ATTEMPTS);
  expect([...new Set(statuses)].sort()).toEqual([401, 429]);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(NETWORKS * 5);
  const description = `${calm.toFixed(1)} ms calm, ${busy.toFixed(1)} ms under attack (${during} attempts answered meanwhile)`;
  test.info().annotations.push({ type: "home page, median", description });
  expect(busy).toBeLessThan(Math.max(QUICK_MS, SLOWER * calm));
});

test("who searches without end is told to wait, in calls and on pages, while lists and other networks go on", async ({
  playwright,
  ownSite: { address, searches },
}) => {
  const from = (network: string) =>
    playwright.request.newContext({ baseURL: address, extraHTTPHeaders: { "x-forwarded-for": network } });
  const [endless, other] = await Promise.all([from("198.51.100.200"), from("198.51.100.201")]);
  // Each of the three ways to search counts, and what is no search does not.
  const ways = ["/api/jobs?search=clerk", "/?search=clerk", "/api/suggest?q=cl"];
  for (let i = 0; i < searches; i++) {
    expect((await endless.get(ways[i % ways.length] ?? "")).status()).toBe(200);
    expect((await endless.get("/api/jobs?department=Indian+Army&search=")).status()).toBe(200);
  }

  for (const call of ["/api/jobs?search=clerk", "/api/suggest?q=cl"]) {
    const refused = await endless.get(call);
    expect(refused.status(), call).toBe(429);
    expect(await refused.json()).toEqual({ message: "Too many requests. Please try again later." });
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers()["retry-after"])).toBeLessThanOrEqual(60);
  }
  const pages = {
    "/?search=clerk": "Too many searches",
    "/jobs/ssc?search=clerk": "Too many searches",
    "/Jobs/ssc?search=clerk": "Too many searches",
    "/?tags=clerk": "Too many searches",
    "/exams?search=ssc&lang=hi": "बहुत अधिक खोजें",
    "/feeds/jobs.rss?search=clerk": "Too many searches",
  };
  for (const [page, title] of Object.entries(pages)) {
    const refused = await endless.get(page);
    expect(refused.status(), page).toBe(429);
    expect(await refused.text()).toContain(title);
    expect(refused.headers()["cache-control"]).toBe("no-store");
  }
  for (const free of ["/", "/?department=Indian+Army", "/jobs/ssc", "/api/jobs"]) {
    expect((await endless.get(free)).status(), free).toBe(200);
  }
  for (const way of ways) expect((await other.get(way)).status(), way).toBe(200);
});
