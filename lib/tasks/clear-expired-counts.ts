import { clearExpiredAttempts } from "@/lib/auth/attempts";
import { clearExpiredCounts } from "@/lib/http/rate-limit";

/** Bounds the tables of attempts and of calls: what no longer counts is removed. */
export async function clearAllExpiredCounts(now: Date): Promise<void> {
  await clearExpiredAttempts(now);
  await clearExpiredCounts(now);
}
