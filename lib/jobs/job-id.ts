/** The number of a job in an address, or null where the text is no number; one that no job can have is found nowhere. */
export function parseJobId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null;
}
