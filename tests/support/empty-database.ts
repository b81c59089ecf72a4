import { templateUrl, withDatabase, workerDatabaseName } from "@/tests/support/database-url";
import { dropDatabase, withClient } from "@/tests/support/pg-client";

const server = withDatabase(templateUrl(), "postgres");

/** A database without a table for one test, beside the one of the worker. */
export async function withEmptyDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const name = `${workerDatabaseName()}_empty_${Math.random().toString(36).slice(2)}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`));
  try {
    return await work(withDatabase(server, name));
  } finally {
    await withClient(server, (client) => dropDatabase(client, name));
  }
}
