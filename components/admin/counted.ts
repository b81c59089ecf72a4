import { formatNumber } from "@/lib/i18n/format";

/** A count with its word: "1 job", "2,300 jobs". `many` is given where it is not the word with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count, "en")} ${count === 1 ? one : many}`;
}
