/** What identifies a job across imports: where it is from, and its name there. */
export type Reference = { source: string; sourceReference: string };

/** A reference as the key of a map. */
export function referenceKey({ source, sourceReference }: Reference): string {
  return JSON.stringify([source, sourceReference]);
}
