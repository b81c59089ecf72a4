import { setTimeout as sleep } from "node:timers/promises";
import type { APIRequestContext } from "@playwright/test";
import { readPostmaster } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { hasNginx, startNginx } from "@/tests/support/nginx";
import { withClient } from "@/tests/support/pg-client";
import { sampleDataDir, startSite, TEST_ADMIN, temporaryDataDir } from "@/tests/support/site-process.mjs";
import { createJob } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.skip(!hasNginx, "there is no nginx on this machine: Debian's nginx-light is enough");
test.describe.configure({ timeout: 240_000 });

/** What a set of servers promises of anything written, on each and through nginx. */
const SEEN_WITHIN_MS = 1_000;
const ASK_AGAIN_MS = 50;
/** How long a part may be missed by visitors when it is killed: the database is launched again after two seconds. */
const MISSED_AT_MOST_MS = 10_000;

const TITLE = "Keeper of the Two Houses";

const publish = async (staff: APIRequestContext, title: string) => (await createJob({ request: staff }, { title })).id;

/** The titles of the test's notices in the database, each as often as it is there. */
function stored(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("SELECT title FROM jobs WHERE title LIKE $1 ORDER BY id", [`${TITLE}%`]);
    return rows.map(({ title }) => title);
  });
}

/** How long it takes until every address shows a text. */
async function seenAfter(addresses: readonly string[], path: string, text: string): Promise<number> {
  const startedAt = performance.now();
  const waits = addresses.map(async (address) => {
    for (;;) {
      const askedAt = performance.now();
      const shown = await fetch(address + path).then(
        (answer) => answer.text(),
        () => "",
      );
      if (shown.includes(text)) return askedAt - startedAt;
      if (askedAt - startedAt > MISSED_AT_MOST_MS) throw new Error(`${address}${path} does not show ${text}`);
      // To ask without a pause keeps a core from who writes.
      await sleep(ASK_AGAIN_MS);
    }
  });
  return Math.max(...(await Promise.all(waits)));
}

test("two servers behind nginx show each other's notices within a second, and keep what they confirmed whichever part is killed", async ({
  playwright,
}) => {
  const [own, first, second] = [sampleDataDir(), temporaryDataDir(), temporaryDataDir()];
  const database = await startEmbeddedPostgres(own.dataDir);
  const start = ({ dataDir }: { dataDir: string }) =>
    startSite({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SEED: "sample",
      NEXTAUTH_SECRET: "a secret of two servers of one site",
      TRUST_PROXY: "1",
    });
  const sites = [start(first)];
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    const one = (await sites[0]?.address) ?? "";
    sites.push(start(second));
    const other = (await sites[1]?.address) ?? "";
    nginx = await startNginx(Number(new URL(one).port), Number(new URL(other).port));
    const front = nginx.address;
    const contexts = await Promise.all([one, other, front].map((baseURL) => playwright.request.newContext({ baseURL })));
    for (const staff of contexts) expect((await staff.post("/api/admin/login", { data: TEST_ADMIN })).status()).toBe(200);
    const [onOne, onOther, onFront] = contexts as [APIRequestContext, APIRequestContext, APIRequestContext];
    for (const address of [one, other, front]) expect((await fetch(address)).status).toBe(200);

    await publish(onOne, `${TITLE} A`);
    expect(await seenAfter([other, front], "/", `${TITLE} A`)).toBeLessThan(SEEN_WITHIN_MS);
    await publish(onOther, `${TITLE} B`);
    expect(await seenAfter([one, front], "/", `${TITLE} B`)).toBeLessThan(SEEN_WITHIN_MS);

    // A server that has just confirmed a write.
    const c = await publish(onOne, `${TITLE} C`);
    await sites[0]?.stop("SIGKILL");
    for (let i = 0; i < 6; i++) expect((await fetch(`${front}/?search=keeper&page=${i}`)).status).toBe(200);
    expect(await seenAfter([other, front], `/job/${c}`, `${TITLE} C`)).toBeLessThan(SEEN_WITHIN_MS);
    await publish(onFront, `${TITLE} D`);

    // The database, while the other server holds its pages.
    process.kill(readPostmaster(own.dataDir)?.pid ?? 0, "SIGKILL");
    expect((await fetch(`${front}/job/${c}`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${other}/api/health`)).status, { timeout: MISSED_AT_MOST_MS }).toBe(200);
    await publish(onFront, `${TITLE} E`);
    expect(await seenAfter([other, front], "/", `${TITLE} E`)).toBeLessThan(SEEN_WITHIN_MS);
    expect(await stored(database.url)).toEqual(["A", "B", "C", "D", "E"].map((letter) => `${TITLE} ${letter}`));
    await Promise.all(contexts.map((context) => context.dispose()));
  } finally {
    await nginx?.stop();
    await Promise.all(sites.map((site) => site.stop()));
    await database.stop();
    for (const { remove } of [own, first, second]) remove();
  }
});
