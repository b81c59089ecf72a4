/**
 * Ends mails to addresses that bounced, npm run bounced < addresses.txt, or whose owners complained of one, npm run bounced -- complained < addresses.txt, one a
 * line. Alerts without an account are erased. An account stays: its mailbox counts as gone until its owner signs in or a month is over; who complained gets no
 * mails of lists until they want them again in the settings. The same addresses may be handed over again: what has ended ends once.
 */
import { text } from "node:stream/consumers";
import { wordsOf } from "./command";
import { onDatabase } from "./on-database";

const [word] = await wordsOf(
  "npm run bounced [-- complained] < FILE   (addresses that bounced, or whose owners complained, one a line)",
  (words) => words.length === 0 || (words.length === 1 && words[0] === "complained"),
);

const lines = (await text(process.stdin))
  .split(/\r?\n/)
  .map((line) => line.trim())
  .filter((line) => line !== "");
const addresses = lines.filter((line) => line.includes("@"));
if (addresses.length < lines.length) console.warn(`${lines.length - addresses.length} lines are no address and were left out.`);

await onDatabase("Not erased", async () => {
  const { noteBounces } = await import("@/lib/accounts/recipients");
  const { optOutAddresses } = await import("@/lib/accounts/unsubscribe");
  const { eraseAddresses } = await import("@/lib/subscribers/retention");
  const now = new Date();
  const erased = await eraseAddresses(addresses);
  console.log(`${addresses.length} addresses read.`);
  console.log(`${erased} of them had alerts and were erased.`);
  if (word === undefined)
    console.log(`${await noteBounces(addresses, now)} are of accounts, to which no mails of lists go from now on.`);
  else console.log(`${await optOutAddresses(addresses, now)} lists of accounts were stopped.`);
});
