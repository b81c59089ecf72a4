/**
 * Gives a member of the staff a new password: npm run reset-password -- USERNAME. For whoever has lost theirs. It is printed this once and to be changed
 * after the sign-in. Their sessions end; the log says that the site did it.
 */
import { wordsOf } from "./command";
import { onDatabase } from "./on-database";

const usage = "npm run reset-password -- USERNAME";
const [username = ""] = await wordsOf(usage, ({ length }) => length === 1);

await onDatabase("Not reset", async () => {
  const { resetPasswordOf } = await import("@/lib/staff/mutations");
  try {
    const { password } = await resetPasswordOf(username);
    console.log(`The password of ${username} is ${password} (shown only this once; sign in at /admin/login and change it)`);
  } catch (error) {
    console.error(`Not reset: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
});
