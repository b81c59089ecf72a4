/** Adds the sample data to the site's database: npm run seed. Running it again changes nothing but the dates, which follow today. */

import { announceChange } from "@/lib/cache/announce";
import { withDatabase } from "@/lib/server/connect";
import { seedDatabase } from "@/prisma/seed/seed";

await withDatabase(async () => {
  await seedDatabase();
  await announceChange(["jobs", "exams"]);
});
console.log("The sample data is in the database.");
