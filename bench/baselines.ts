import { type ChildProcess, fork, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type OutgoingHttpHeaders } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ask } from "./callers";

type Answer = Awaited<ReturnType<typeof ask>>;
type Server = { address: string; stop: () => Promise<void> };

const NGINX = "/usr/sbin/nginx";

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once("exit", () => resolve()));

const BARE = "bare-server";

// As a process of its own, whose CPU is measured. The bytes come over its channel, its address goes back.
if (process.argv[2] === BARE) {
  process.once("disconnect", () => process.exit());
  process.once("message", ({ body, headers }: { body: Buffer; headers: OutgoingHttpHeaders }) => {
    const server = createHttpServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(0, "127.0.0.1", () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

/** A Node server that writes the bytes of an answer from memory and does nothing else. */
export async function startBareServer({ body, headers }: Answer): Promise<Server> {
  const child = fork(fileURLToPath(import.meta.url), [BARE], { execArgv: ["--import", "tsx"], serialization: "advanced" });
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => /^(content|cache|etag|vary|x-)/.test(name)));
  const address = new Promise<string>((resolve) => child.once("message", (message) => resolve(String(message))));
  child.send({ body, headers: { ...kept, "content-length": body.length } });
  const stop = () => {
    const end = ended(child);
    child.kill();
    return end;
  };
  return { address: await address, stop };
}

/** nginx with the same bytes in a file; nothing where it is not installed. */
export async function startNginx({ body, headers }: Answer): Promise<Server | undefined> {
  if (!existsSync(NGINX)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  writeFileSync(path.join(folder, "home"), body);
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr crit; events {}
    http { access_log off; keepalive_requests 1000000; server { listen 127.0.0.1:${port}; root ${folder};
      location / { try_files /home =404; default_type text/html; add_header Content-Encoding ${headers["content-encoding"] ?? "identity"}; } } }`,
  );
  const child = spawn(NGINX, ["-c", path.join(folder, "nginx.conf"), "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    const end = ended(child);
    child.kill();
    await end;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound ? bound.port : 0));
    });
  });
}
