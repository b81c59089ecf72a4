import { closeDb, databasePool } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";

it("says that no database is configured, where the driver would name an address that nobody gave", async () => {
  const said = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const { DATABASE_URL } = env;
  env.DATABASE_URL = undefined;
  databasePool();
  await closeDb();
  expect(said.mock.calls).toEqual([["DATABASE_URL is not set: this process has no database"]]);
  env.DATABASE_URL = "postgresql://somebody@127.0.0.1:1/jobs";
  databasePool();
  await closeDb();
  expect(said).toHaveBeenCalledTimes(1);
  env.DATABASE_URL = DATABASE_URL;
});
