import path from "node:path";
import { workerDatabaseUrl } from "@/tests/support/database-url";

// Runs before a test file is loaded: lib/env reads the address once, when it is first imported.
process.env.DATABASE_URL = workerDatabaseUrl();
process.env.LOG_LEVEL ??= "silent";
process.env.NEXTAUTH_SECRET ??= "secret-of-the-integration-tests-only-000";
// Mails of a test land in a folder of its own worker (tests/support/outbox.ts).
process.env.DATA_DIR = path.join(process.env.TEST_DATA_DIR ?? ".data", process.env.JEST_WORKER_ID ?? "1");
