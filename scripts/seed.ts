/** Adds the sample data to the site's database: npm run seed. Running it again changes nothing but the dates, which follow today. */

import { tags } from "@/lib/cache/tags";
import { none, wordsOf } from "./command";
import { onDatabase } from "./on-database";

await wordsOf("npm run seed   (adds the sample data to the database of the site)", none);

await onDatabase("Not added", async () => {
  // Loaded only now: these modules read the settings when they are imported.
  const { announceFromOutside } = await import("@/lib/cache/announce-from-outside");
  const { seedDatabase } = await import("@/prisma/seed/seed");
  await seedDatabase();
  await announceFromOutside([tags.exams]);
});
console.log("The sample data is in the database.");
