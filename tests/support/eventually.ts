import { setTimeout as pause } from "node:timers/promises";

/** Waits until it is so, for as long as the test may take. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}
