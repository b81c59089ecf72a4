import { playEditorsDay } from "@/tests/support/editors-day/day";
import { realNoticesFile } from "@/tests/support/editors-day/notices";
import { startStaffedSite } from "@/tests/support/editors-day/staffed-site";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 400_000 });

const SEED = Date.now() % 100_000;
/** Both editors have it in their hands at once. */
const NOTICES = 1;
/** A reader who never paused would take as much of the server as both editors. */
const READERS = 1;
const PAUSE_MS = 100;
const file = realNoticesFile();

/** A sample; `npm run prove -- editors-day` plays whole days. */
test("two editors at once on a bad network: what each saw confirmed is stored, nothing else is, and no page shows what nobody saved", async () => {
  test.skip(file === null, "set REAL_DATA_DIR to the folder of real files");
  const site = await startStaffedSite(["asha", "ravi"]);
  try {
    const { figures, faults } = await playEditorsDay({
      ...site,
      file: file ?? "",
      notices: NOTICES,
      readers: READERS,
      pauseMs: PAUSE_MS,
      seed: SEED,
    });
    test.info().annotations.push({ type: "an editors' day", description: figures });
    expect(faults, figures).toEqual([]);
  } finally {
    await site.stop();
  }
});
