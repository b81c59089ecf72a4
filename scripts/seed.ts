/** Adds the sample data to the site's database: npm run seed. Running it again changes nothing but the dates, which follow today. */

import { announceFromOutside } from "@/lib/cache/announce-from-outside";
import { tags } from "@/lib/cache/tags";
import { withDatabase } from "@/lib/server/connect";
import { seedDatabase } from "@/prisma/seed/seed";

await withDatabase(async () => {
  await seedDatabase();
  await announceFromOutside([tags.exams]);
});
console.log("The sample data is in the database.");
