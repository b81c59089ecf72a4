import { findEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { startSite, TEST_ADMIN, temporaryDataDir } from "@/tests/support/site-process.mjs";

const PASSWORD = "seventeen green kites";

export type StaffedSite = {
  address: string;
  databaseUrl: string;
  /** Sessions, by the names of their editors. */
  staff: { name: string; cookie: string }[];
  /** Everything the site printed so far. */
  output(): string;
  stop(): Promise<void>;
};

/** A site of its own without a job, with editors of these names who are signed in. */
export async function startStaffedSite(names: readonly string[]): Promise<StaffedSite> {
  const { dataDir, remove } = temporaryDataDir();
  const site = startSite({ DATA_DIR: dataDir, SEED: "none" });
  const stop = async () => {
    await site.stop();
    remove();
  };
  try {
    const address = await site.address;
    const { username, password } = TEST_ADMIN;
    const chief = await signIn(address, { username, password });
    const staff: StaffedSite["staff"] = [];
    for (const name of names) {
      const editor = { username: name, email: `${name}@niyukti.example`, password: PASSWORD, role: "editor" };
      const made = await post(`${address}/api/admin/users`, editor, { cookie: chief });
      if (made.status !== 201) throw new Error(`making an editor answered ${made.status}: ${await made.text()}`);
      staff.push({ name, cookie: await signIn(address, { username: name, password: PASSWORD }) });
    }
    const databaseUrl = await findEmbeddedPostgres(dataDir);
    if (!databaseUrl) throw new Error("the site has no database of its own");
    return { address, databaseUrl, staff, output: site.output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signIn(address: string, who: { username: string; password: string }): Promise<string> {
  const response = await post(`${address}/api/admin/login`, who);
  if (response.status !== 200) throw new Error(`signing in answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });
}
