import { workerDatabaseUrl } from "@/tests/support/database-url";

// Runs before a test file is loaded: lib/env reads the address once, when it is first imported.
process.env.DATABASE_URL = workerDatabaseUrl();
process.env.LOG_LEVEL ??= "silent";
process.env.NEXTAUTH_SECRET ??= "secret-of-the-integration-tests-only-000";
