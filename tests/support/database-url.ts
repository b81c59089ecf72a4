/** Name of the database of this Jest worker; each test file gets a fresh one. */
export function workerDatabaseName(): string {
  return `niyukti_test_${process.env.JEST_WORKER_ID ?? "1"}`;
}

/** Address of the migrated template database that global-setup.mjs started. */
export function templateUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (!url) throw new Error("TEST_SERVER_URL is not set: run integration tests through jest.config.mjs");
  return url;
}

export function workerDatabaseUrl(): string {
  return withDatabase(templateUrl(), workerDatabaseName());
}

/** The address of another database on a server. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
