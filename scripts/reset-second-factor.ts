/**
 * Takes the second factor of a member of the staff away: npm run reset-second-factor -- USERNAME. For whoever lost app and recovery codes
 * and has no other admin to ask. Their sessions end; the log says that the site did it.
 */
import { wordsOf } from "./command";
import { onDatabase } from "./on-database";

const usage = "npm run reset-second-factor -- USERNAME";
const [username = ""] = await wordsOf(usage, ({ length }) => length === 1);

await onDatabase("Not reset", async () => {
  const { resetSecondFactorOf } = await import("@/lib/staff/second-factor-people");
  try {
    const { wasOn } = await resetSecondFactorOf(username);
    console.log(wasOn ? `${username} signs in by password alone now.` : `The second factor of ${username} was not on.`);
  } catch (error) {
    console.error(`Not reset: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
});
