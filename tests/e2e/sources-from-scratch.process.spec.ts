import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { answer, definitionOf, playedSources } from "@/tests/support/played-sources";
import { startSite, TEST_ADMIN, temporaryDataDir } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 300_000 });

/** Sources are looked at by the minute; each asks for its robots.txt first. */
const PATIENCE = { timeout: 150_000, intervals: [2_000] };
const SOURCES = 3;
/** Of ten notices each shows nine at first. */
const LISTED = SOURCES * 9;
const OFFLINE = "this server seems to have no network";
const sources = playedSources(SOURCES, { steps: 2, start: new Date() });

test("a site from scratch shows the listings of its sources without a person, and says so where no source can be reached", async ({
  playwright,
}) => {
  const player = createServer((request, response) => {
    const host = request.headers.host ?? "";
    const source = sources.find((one) => one.host === host);
    if (!source || request.url === "/robots.txt") response.writeHead(404).end();
    else answer(source, { step: 0, origin: `http://${host}` })({ host, path: request.url ?? "/", request }, response);
  });
  await new Promise<void>((resolve) => void player.listen(0, "127.0.0.1", resolve));
  const { dataDir } = temporaryDataDir();
  const file = path.join(dataDir, "sources.json");
  const own = sources.map((source) => ({
    key: source.key,
    enabled: true,
    definition: definitionOf(source, `http://${source.host}`, "every 6 hours"),
  }));
  writeFileSync(file, JSON.stringify(own));
  const site = startSite({
    DATA_DIR: dataDir,
    SEED: "none",
    SOURCES_FILE: file,
    PLAYER_PORT: String((player.address() as AddressInfo).port),
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve("tests/support/played-internet.mjs"))}`,
  });
  const visitor = await playwright.request.newContext({ baseURL: await site.address });
  try {
    const says = async (address: string, words: string) => (await (await visitor.get(address)).text()).includes(words);
    await expect.poll(() => says("/", `Show ${LISTED} jobs`), PATIENCE).toBe(true);
    // The page begins with twenty of them, of whichever was looked at last.
    expect(await says("/", "Clerk Recruitment of Board")).toBe(true);

    player.closeAllConnections();
    await new Promise((resolve) => void player.close(resolve));
    expect((await visitor.post("/api/admin/login", { data: TEST_ADMIN })).status()).toBe(200);
    expect(await says("/admin/sources", OFFLINE)).toBe(false);
    for (const { key } of sources) {
      expect((await visitor.post("/api/admin/sources", { data: { action: "run", key } })).status()).toBe(200);
    }
    await expect.poll(() => says("/admin/sources", OFFLINE), PATIENCE).toBe(true);
    expect(await says("/", `Show ${LISTED} jobs`)).toBe(true);
  } finally {
    await visitor.dispose();
    await site.stop();
    player.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
