import path from "node:path";
import { tsImport } from "tsx/esm/api";
import { compileServer, UPLOAD_WORKER_FILE } from "../../scripts/compile-server.mjs";
import { temporaryFolder } from "./temporary-folder.mjs";

/** Starts the database that the integration tests share. Jest runs this file outside its own module system. */
export default async function setup() {
  process.env.TEST_FOLDERS ??= "memory";
  process.env.TEST_DATA_DIR = temporaryFolder("niyukti-test-data");
  // Uploads are read by the thread that a built site has; within node_modules, where it finds its packages.
  const compiled = path.resolve("node_modules/.cache/niyukti-tests");
  await compileServer(process.cwd(), compiled);
  process.env.UPLOAD_WORKER = path.join(compiled, UPLOAD_WORKER_FILE);
  // Many runs in a row share the server that was started for all of them (scripts/mutants.mjs).
  if (process.env.TEST_SERVER_URL) return;
  const { startTestDatabase } = await tsImport("./test-server.ts", import.meta.url);
  globalThis.niyuktiTestDatabase = await startTestDatabase();
  process.env.TEST_SERVER_URL = globalThis.niyuktiTestDatabase.url;
}
