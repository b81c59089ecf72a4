import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const NGINX = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"].find(existsSync);

/** Whether this machine has nginx: Debian's package `nginx-light` is enough. */
export const hasNginx = NGINX !== undefined;

export type Nginx = {
  address: string;
  /** What it has noted of requests. */
  log(): string;
  /** Ends it, and all that it kept. */
  stop(): Promise<void>;
  /** Kills it with its workers, and starts it again on its port with what it kept. */
  killAndStart(): Promise<void>;
};

/**
 * Runs nginx with deploy/nginx.conf as it stands, but for its port, its folder and where the servers of the site are. As behind a CDN, X-Forwarded-For says who
 * asks, where a test sends one.
 */
export async function startNginx(...sitePorts: readonly number[]): Promise<Nginx> {
  if (!NGINX) throw new Error("There is no nginx here");
  const folder = mkdtempSync(path.join(tmpdir(), "niyukti-nginx-"));
  const port = await freePort();
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace("server 127.0.0.1:3000;", sitePorts.map((sitePort) => `server 127.0.0.1:${sitePort} fail_timeout=2s;`).join(" "))
    .replace(/^# {3}set_real_ip_from .*\n# {3}real_ip_header (.*)$/m, "set_real_ip_from 127.0.0.1; real_ip_header $1")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/var/cache/nginx/niyukti", `${folder}/cache`)
    .replace("/var/log/nginx/access.log", `${folder}/access.log`);
  const own = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  writeFileSync(
    `${folder}/nginx.conf`,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr warn; events {} http { access_log off; ${own.join(" ")}\n${site}\n}`,
  );
  const address = `http://127.0.0.1:${port}`;
  let nginx = await run(NGINX, folder, address);
  return {
    address,
    log: () => readFileSync(`${folder}/access.log`, "utf8"),
    stop: async () => {
      if (nginx.exitCode === null) {
        const ended = once(nginx, "exit");
        nginx.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
    killAndStart: async () => {
      const ended = once(nginx, "exit");
      // Its workers would serve on, and hold the port, when it alone is killed; it would start others when they are killed first.
      for (const pid of [nginx.pid ?? 0, ...workersOf(nginx)]) process.kill(pid, "SIGKILL");
      await ended;
      nginx = await run(NGINX, folder, address);
    },
  };
}

async function run(program: string, folder: string, address: string): Promise<ChildProcess> {
  const nginx = spawn(program, ["-c", `${folder}/nginx.conf`, "-e", "stderr"], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  nginx.stderr.on("data", (chunk) => {
    said += chunk;
  });
  await untilItAnswers(address, nginx, () => said);
  return nginx;
}

function workersOf({ pid }: ChildProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
}

async function untilItAnswers(address: string, nginx: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said()}`);
    const answered = await fetch(`${address}/api/health`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("A port was asked for");
  return address.port;
}
