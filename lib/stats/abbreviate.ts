/**
 * A figure as the stats strip writes it (spec section 9): whole below 1,000, then thousands (K) and from 1,000,000 on millions (M) with
 * one decimal. What rounds up to 1000.0K is 1.0M.
 */
export function abbreviate(value: number): string {
  if (value < 1_000) return String(value);
  const thousands = (value / 1_000).toFixed(1);
  return value < 1_000_000 && thousands !== "1000.0" ? `${thousands}K` : `${(value / 1_000_000).toFixed(1)}M`;
}
