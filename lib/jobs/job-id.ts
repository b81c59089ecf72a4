/** The number of a job in an address, or null where the text is no number as links write it: "01" is no second address of 1. */
export function parseJobId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
