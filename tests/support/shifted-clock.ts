import type { BrowserContext } from "@playwright/test";

/** How far `npm run prove -- clock` moves every clock; nothing in a usual run. */
const OFFSET_MS = Number(process.env.CLOCK_OFFSET_MS ?? 0);

/** Gives the pages of a browser the clock that libfaketime gives every other process: as many milliseconds ahead, and running. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  if (OFFSET_MS === 0) return;
  await context.addInitScript((offset) => {
    const Real = Date;
    const now = () => Real.now() + offset;
    const Shifted: DateConstructor = new Proxy(Real, {
      construct: (target, args, made) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], made === Shifted ? target : made),
      apply: () => new Real(now()).toString(),
      get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
    });
    globalThis.Date = Shifted;
  }, OFFSET_MS);
}
