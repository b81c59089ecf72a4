import { parseArgs } from "node:util";
import { playEditorsDay } from "@/tests/support/editors-day/day";
import { realNoticesFile } from "@/tests/support/editors-day/notices";
import { startStaffedSite } from "@/tests/support/editors-day/staffed-site";

/**
 * Plays days of two editors on a bad network, each on a site of its own, and prints what happened: `node --import tsx bench/editors-day.ts
 * --rounds 5 --seed 1`. Ends with 1 where anything was lost, made up or shown that nobody saved. Needs a build of the tests.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    notices: { type: "string", default: "30" },
  },
});
const READERS = 3;
const file = realNoticesFile();
if (!file) {
  console.log("skipped: set REAL_DATA_DIR to the folder of real files");
  process.exit(0);
}
let faulty = 0;
for (let round = 0; round < Number(values.rounds); round++) {
  const site = await startStaffedSite(["asha", "ravi"]);
  try {
    const seed = Number(values.seed) + round;
    const { figures, faults } = await playEditorsDay({ ...site, file, notices: Number(values.notices), readers: READERS, seed });
    if (faults.length > 0) faulty += 1;
    for (const fault of faults.slice(0, 20)) console.log(fault);
    console.log(figures);
  } catch (error) {
    console.log(site.output());
    throw error;
  } finally {
    await site.stop();
  }
}
process.exit(faulty === 0 ? 0 : 1);
