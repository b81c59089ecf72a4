import { readPostmaster } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { startNginx } from "@/tests/support/nginx";
import { sampleDataDir, startSite, temporaryDataDir } from "@/tests/support/site-process.mjs";

export const PARTS = ["first server", "second server", "database", "nginx"] as const;
export type Part = (typeof PARTS)[number];

export type ServerSet = {
  /** Of nginx, in front of both servers. */
  address: string;
  servers: readonly string[];
  databaseUrl: string;
  /** Kills a part with SIGKILL, and starts it again as a supervisor would; resolves when that has begun. */
  kill(part: Part): Promise<void>;
  stop(): Promise<void>;
};

/** Starts two servers on one database with the sample data, behind nginx as deploy/nginx.conf has it. */
export async function startSet(): Promise<ServerSet> {
  const [own, ...folders] = [sampleDataDir(), temporaryDataDir(), temporaryDataDir()];
  const database = await startEmbeddedPostgres(own.dataDir);
  const start = (at: number, port = "0") =>
    startSite({
      DATA_DIR: folders[at]?.dataDir ?? "",
      DATABASE_URL: database.url,
      SEED: "sample",
      NEXTAUTH_SECRET: "a secret of two servers of one site",
      TRUST_PROXY: "1",
      SEARCHES_A_MINUTE: "0",
      PORT: port,
    });
  const sites = [start(0)];
  const servers = [(await sites[0]?.address) ?? ""];
  sites.push(start(1));
  servers.push((await sites[1]?.address) ?? "");
  const nginx = await startNginx(...servers.map((server) => Number(new URL(server).port)));

  const killServer = async (at: number) => {
    await sites[at]?.stop("SIGKILL");
    sites[at] = start(at, new URL(servers[at] ?? "").port);
    // It may be killed again before it has opened.
    sites[at]?.address.catch(() => undefined);
  };
  const kill: Record<Part, () => Promise<void>> = {
    "first server": () => killServer(0),
    "second server": () => killServer(1),
    database: async () => void process.kill(readPostmaster(own.dataDir)?.pid ?? 0, "SIGKILL"),
    nginx: () => nginx.killAndStart(),
  };
  return {
    address: nginx.address,
    servers,
    databaseUrl: database.url,
    kill: (part) => kill[part](),
    stop: async () => {
      await nginx.stop();
      await Promise.all(sites.map((site) => site.stop()));
      await database.stop();
      for (const { remove } of [own, ...folders]) remove();
    },
  };
}
