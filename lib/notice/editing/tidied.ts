/**
 * What was filled in, without what is blank: blank texts and nulls, rows and groups of nothing else. A list or group that holds no row at all was
 * set so by the editor, and stays: it says that there is none ("sets no age limit"), where one of blanks is unknown.
 * @returns undefined where all of it is blank
 */
export function tidied(value: unknown): unknown {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) {
    const rows = value.map(tidied).filter((row) => row !== undefined);
    return rows.length > 0 || value.length === 0 ? rows : undefined;
  }
  if (typeof value !== "object") return value;
  const entries = Object.entries(value)
    .map(([name, part]) => [name, tidied(part)] as const)
    .filter(([, part]) => part !== undefined);
  return entries.length > 0 || Object.keys(value).length === 0 ? Object.fromEntries(entries) : undefined;
}
