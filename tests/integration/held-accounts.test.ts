import { type Attempt, beginAttempt, clearExpiredAttempts } from "@/lib/auth/attempts";
import { useDatabase } from "@/tests/support/database";

const database = useDatabase();
beforeEach(database.clear);

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
/** The seconds to wait; null where it may be tried. */
const begin = async (attempt: Attempt, now: Date) => (await beginAttempt(attempt, now)).waitSeconds;

it("gives whoever waits for an hour no further fifty codes of an account, and forgets them a day after the first", async () => {
  const code = (network: number) => ({ kind: "app-code", account: "1", address: `198.51.100.${network}` }) as const;
  for (let i = 0; i < 50; i++) expect(await begin(code(i), NOW)).toBeNull();
  expect(await begin(code(50), NOW)).toBe(60);
  expect(await begin(code(51), later(3_700))).toBeNull();
  expect(await clearExpiredAttempts(later(86_399))).toBeGreaterThan(0);
  expect(await begin(code(52), later(3_701))).toBe(119);
  // The failures of the second hour count no longer than those of the first.
  for (let i = 0; i < 5; i++) expect(await begin(code(53 + i), later(86_401))).toBeNull();
});
