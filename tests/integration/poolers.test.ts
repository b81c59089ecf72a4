import { type About, FORMAT } from "@/lib/server/backup/format";
import { restoreDatabase } from "@/lib/server/backup/restore/restore-database";
import { migrate } from "@/lib/server/migrations/migrate";
import { withEmptyDatabase } from "@/tests/support/empty-database";
import { withClient } from "@/tests/support/pg-client";

// Whether a database is asked through one is told by two connections (connect-when-open.test.ts); here it always is.
jest.mock("@/lib/server/migrations/refuse-pooler", () => ({
  refusePooler: async () => Promise.reject(new Error("a pooler")),
}));

const about: About = {
  ...{ format: FORMAT, madeAt: new Date().toISOString(), server: "17", workerMigration: null, secretMark: null },
  ...{ migrations: [], extensions: [], tables: [], sequences: [] },
};
const nothing = { beforeCommit: () => undefined, afterCommit: async () => undefined, progress: () => undefined };
const backup = { about, file: "/no/such/backup", files: null, replace: true, ...nothing };

it.each([
  ["migrating", (url: string) => migrate(url)],
  ["restoring", (url: string) => restoreDatabase({ url, ...backup })],
])("%s refuses a pooler before it changes anything", async (_, work) => {
  await withEmptyDatabase(async (url) => {
    await expect(work(url)).rejects.toThrow("a pooler");
    const { rows } = await withClient(url, (client) => client.query("SELECT FROM pg_tables WHERE schemaname = 'public'"));
    expect(rows).toEqual([]);
  });
});
