import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { compiled } from "@/tests/support/compiled";
import { startSite, temporaryDataDir } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

// The tests share one server and the last ones end it, so they run in this order.
test.describe.configure({ mode: "serial" });

let programs: Record<"outside", string>;
let dataDir: string;
let site: ReturnType<typeof startSite>;
let address: string;

// Started here and not above: Playwright loads this file once more to list its tests.
test.beforeAll(async () => {
  programs = compiled({ outside: "tests/support/outside-program.ts" });
  dataDir = temporaryDataDir().dataDir;
  site = startSite({ DATA_DIR: dataDir, SEED: "none" });
  address = await site.address;
});

test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a second start on the same data folder says so and ends", async () => {
  const second = startSite({ DATA_DIR: dataDir, SEED: "none" });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain("Another process already runs the database");
});

test("a busy port says so and leaves no database behind", async () => {
  const other = temporaryDataDir();
  const second = startSite({ DATA_DIR: other.dataDir, PORT: new URL(address).port });
  expect(await second.exit).toBe(1);
  expect(second.output()).toMatch(/^Port \d+ is already in use\. Stop the program that uses it, or set PORT\.\n$/);
  other.remove();
});

test("wrong settings are named together, and nothing starts", async () => {
  const wrong = startSite({ DATA_DIR: dataDir, SEED: "all", TRUST_PROXY: "many" });
  expect(await wrong.exit).toBe(1);
  expect(wrong.output()).toMatch(/These settings are wrong:\n {2}SEED: .*\n {2}TRUST_PROXY: .*\n$/);
});

test("a client cannot choose the address it is known by", async ({ request }) => {
  const response = await request.get(`${address}/measure/echo`, {
    headers: { "x-forwarded-for": "1.2.3.4", forwarded: "for=1.2.3.4" },
  });
  expect(await response.json()).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
  expect(await response.text()).not.toContain("1.2.3.4");
});

for (const protocol of ["websocket", "h2c"])
  test(`a request that would go on as ${protocol} is answered as any other`, async () => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /faq HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
    const [answer] = await once(socket, "data");
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  });

test("a change announced by a script is acknowledged by the server", async () => {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const { stdout } = await promisify(execFile)(process.execPath, [programs.outside, "announce"], { env });
  expect(stdout).toBe("acknowledged\n");
});

test("mails are made by the built site and by the process around it, with both forms", async ({ request }) => {
  const person = { fullName: "Asha Verma", email: "asha@example.org", password: "a good one" };
  expect((await request.post(`${address}/api/users/register?lang=hi`, { data: person })).status()).toBe(201);
  const outbox = path.join(dataDir, "outbox");
  const names = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".json")) : []);
  await expect.poll(names).toHaveLength(1);
  const mail = JSON.parse(readFileSync(path.join(outbox, names()[0] ?? ""), "utf8"));
  expect(mail).toMatchObject({ to: person.email, html: expect.stringContaining('<html lang="hi"') });
  expect(mail.html).toContain("token=");
  expect(mail.text).toContain("token=");

  const { stdout } = await promisify(execFile)(process.execPath, [programs.outside, "mail"]);
  expect(stdout).toContain('href="https://site.example/"');
});

test("the health check answers 200, and HEAD without a body", async ({ request }) => {
  const response = await request.get(`${address}/api/health`);
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
  expect(await response.json()).toEqual({ status: "ok" });
  const head = await request.head(`${address}/api/health`);
  expect([head.status(), await head.text()]).toEqual([200, ""]);
});

test("the health check answers 503 when the database goes away, and 200 when it is back by itself", async ({ request }) => {
  const postmaster = readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0];
  process.kill(Number(postmaster), "SIGINT");
  await expect.poll(async () => (await request.get(`${address}/api/health`)).status(), { timeout: 10_000 }).toBe(503);
  await expect.poll(async () => (await request.get(`${address}/api/health`)).status(), { timeout: 30_000 }).toBe(200);
});

test("SIGTERM lets a running request finish, then the server ends without an error", async () => {
  const running = get(`${address}/measure/echo?delayMs=1500`, { headers: { expect: "100-continue" } });
  const answered = once(running, "response");
  // The server says so as soon as it has the request.
  await once(running, "continue");
  const code = site.stop("SIGTERM");
  const [response] = await answered;
  expect(response.resume().statusCode).toBe(200);
  expect(await code).toBe(0);
});
