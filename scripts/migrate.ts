/**
 * Does to the database what a start does before it serves, for hosts on which nothing starts (docs/operations.md, "Vercel and the like"): npm run migrate.
 * Applies the migrations, makes the first administrator that the settings name, and adds the sources that come with the site.
 */
import { none, wordsOf } from "./command";
import { onDatabase } from "./on-database";

await wordsOf("npm run migrate   (migrates the database, and makes the first administrator that the settings name)", none);

await onDatabase("Not migrated", async () => {
  // Loaded only now: these modules read the settings when they are imported.
  const { env } = await import("@/lib/env");
  const { addSources } = await import("@/lib/sources/add-sources");
  const { ensureFirstAdmin } = await import("@/lib/staff/first-admin");
  await ensureFirstAdmin(env, (line) => console.log(line));
  await addSources(env.SOURCES_FILE);
});
console.log("The database is ready for this release.");
