import { once } from "node:events";
import { Agent, globalAgent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { inBackground } from "@/lib/http/background";
import { openSiteServer, type SiteServer } from "@/lib/server/http/http-server";

const PATIENCE_MS = 2_000;
let site: SiteServer;
beforeEach(async () => {
  site = await openSiteServer({ host: "127.0.0.1", port: 0, trustedProxies: 0, isDevelopment: false, patienceMs: PATIENCE_MS });
});
afterEach(() => {
  // Where a client keeps its connection, a server that stops waits half a second for what is on its way.
  globalAgent.destroy();
  return site.close();
});

/** Sends a request as it is written, and answers the status and the body. */
async function ask(path: string, method = "GET", agent?: Agent): Promise<{ status: number | undefined; body: string }> {
  const asked = request({ port: site.port, host: "127.0.0.1", path, method, agent }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  let body = "";
  for await (const part of answer) body += part;
  return { status: answer.statusCode, body };
}

it("says of a host that is none of this machine that HOST is wrong, not what the system calls it", async () => {
  // An address of documentation, which no machine has.
  const elsewhere = openSiteServer({ host: "203.0.113.9", port: 0, trustedProxies: 0, isDevelopment: false });
  await expect(elsewhere).rejects.toThrow("HOST: this machine has no address 203.0.113.9.");
});

it("gives every answer a policy: that of what is no page to one that brings none, as a redirect of next.config.mjs", async () => {
  const policyOf = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { redirect: "manual" });
    return answer.headers.get("content-security-policy");
  };
  const nothing = "default-src 'none'; frame-ancestors 'none'";
  expect(await policyOf("/")).toBe(nothing);
  site.serve(({ url }, response) => {
    if (url === "/en") response.writeHead(308, { location: "/" }).end();
    else response.setHeader("content-security-policy", "default-src 'self'").end();
  });
  expect([await policyOf("/en"), await policyOf("/")]).toEqual([nothing, "default-src 'self'"]);
});

it("closes on a client that sends its request too slowly, within two seconds of the time it has", async () => {
  site.serve((incoming, response) => incoming.resume().on("end", () => response.end()));
  const socket = connect(site.port, "127.0.0.1");
  const startedAt = Date.now();
  socket.write("POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\n");
  const drip = setInterval(() => socket.write("x"), 200);
  socket.on("error", () => undefined).resume();
  await once(socket, "close");
  clearInterval(drip);
  const took = Date.now() - startedAt;
  expect(took).toBeGreaterThan(PATIENCE_MS - 100);
  expect(took).toBeLessThan(PATIENCE_MS + 2_000);
});

it("closes on a client that never reads its answer", async () => {
  site.serve((_request, response) => response.end(Buffer.alloc(50_000_000)));
  const socket = connect(site.port, "127.0.0.1").pause();
  socket.on("error", () => undefined).write("GET / HTTP/1.1\r\nHost: site\r\n\r\n");
  const closed = new Promise((resolve) => site.server.once("connection", (served) => served.once("close", resolve)));
  await closed;
  socket.destroy();
});

it("answers every request that was on its way when it was told to stop", async () => {
  site.serve((_request, response) => void setTimeout(() => response.end("done"), 300));
  const agent = new Agent({ keepAlive: true });
  const ask135 = () => Promise.allSettled(Array.from({ length: 135 }, () => ask("/", "GET", agent)));
  // The connections stand already, and are idle when the requests and the stop meet.
  await ask135();
  const running = ask135();
  await new Promise((resolve) => setImmediate(resolve));
  const closing = site.close();
  const answers = await running;
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  await closing;
  agent.destroy();
});

it("ends only once done is what an answer left to be done after it", async () => {
  let isDone = false;
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    isDone = true;
  };
  site.serve((_request, response) => {
    inBackground("something", work);
    response.end("done");
  });
  await ask("/");
  await site.close();
  expect(isDone).toBe(true);
});

it("has pages of measurements where it was started for them", async () => {
  const measured = await openSiteServer({
    host: "127.0.0.1",
    port: 0,
    trustedProxies: 0,
    isDevelopment: false,
    isMeasuring: true,
  });
  measured.serve(({ url }, response) => response.end(url));
  const answer = await fetch(`http://127.0.0.1:${measured.port}/measure/echo`);
  expect(await answer.text()).toBe("/measure/echo");
  await measured.close();
});
