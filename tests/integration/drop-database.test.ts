import pg from "pg";
import { templateUrl, withDatabase, workerDatabaseName } from "@/tests/support/database-url";
import { dropDatabase, withClient } from "@/tests/support/pg-client";

const NAME = `${workerDatabaseName()}_held`;

describe("dropping a database of the tests", () => {
  it("is not held up by those who connect between its steps", async () => {
    await withClient(withDatabase(templateUrl(), "postgres"), async (client) => {
      await dropDatabase(client, NAME);
      await client.query(`CREATE DATABASE ${NAME}`);
      const newcomers: pg.Client[] = [];
      await dropDatabase(withNewcomers(client, newcomers), NAME);
      const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [NAME]);
      await Promise.all(newcomers.map((newcomer) => newcomer.end()));
      expect(newcomers.length).toBeGreaterThan(0);
      expect(rowCount).toBe(0);
    });
  });
});

/** A client after each of whose queries somebody connects to the database, if let in, and stays. */
function withNewcomers(client: pg.Client, newcomers: pg.Client[]): Pick<pg.Client, "query"> {
  const query = async (text: string, values?: unknown[]) => {
    const answer = await client.query(text, values);
    const newcomer = new pg.Client({ connectionString: withDatabase(templateUrl(), NAME) });
    newcomer.on("error", () => undefined);
    await newcomer.connect().then(
      () => newcomers.push(newcomer),
      () => undefined,
    );
    return answer;
  };
  return { query: query as pg.Client["query"] };
}
