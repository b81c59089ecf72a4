/**
 * Ends the alerts of mail addresses that bounced or complained: npm run bounced < addresses.txt, one a line. Addresses of accounts are left alone:
 * their owners stop such mails in the settings. The same addresses may be handed over again: what is erased is not found any more.
 */
import { text } from "node:stream/consumers";
import { none, wordsOf } from "./command";
import { onDatabase } from "./on-database";

await wordsOf("npm run bounced < FILE   (addresses that bounced, one a line)", none);

const lines = (await text(process.stdin))
  .split(/\r?\n/)
  .map((line) => line.trim())
  .filter((line) => line !== "");
const addresses = lines.filter((line) => line.includes("@"));
if (addresses.length < lines.length) console.warn(`${lines.length - addresses.length} lines are no address and were left out.`);

await onDatabase("Not erased", async () => {
  const { eraseAddresses } = await import("@/lib/subscribers/retention");
  const erased = await eraseAddresses(addresses);
  console.log(`${addresses.length} addresses read.`);
  console.log(`${erased} of them had alerts and were erased.`);
});
