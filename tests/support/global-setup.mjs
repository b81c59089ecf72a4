import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tsImport } from "tsx/esm/api";

/** Starts the database that the integration tests share. Jest runs this file outside its own module system. */
export default async function setup() {
  const { startTestDatabase } = await tsImport("./test-server.ts", import.meta.url);
  globalThis.niyuktiTestDatabase = await startTestDatabase();
  process.env.TEST_SERVER_URL = globalThis.niyuktiTestDatabase.url;
  process.env.TEST_DATA_DIR = mkdtempSync(path.join(tmpdir(), "niyukti-test-data-"));
}
