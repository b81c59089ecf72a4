/**
 * How many Apply clicks this process has stored. They announce nothing to the caches, which keep no sum of them: by this number it shows whether
 * an answer that holds their sum still holds. Bundles hold copies of this module, so the number lives on globalThis.
 */
const holder = globalThis as typeof globalThis & { niyuktiClicks?: number };

export function noteClick(): void {
  holder.niyuktiClicks = notedClicks() + 1;
}

export function notedClicks(): number {
  return holder.niyuktiClicks ?? 0;
}
