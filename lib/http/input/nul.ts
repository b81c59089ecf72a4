/**
 * The path of the first text that holds a NUL (U+0000), which PostgreSQL stores in no column; null where there is none. Forms of the staff take
 * it out of pasted text before (`cleanFormText`); elsewhere only a program sends one.
 */
export function pathOfNul(value: unknown, path: readonly (string | number)[] = []): string | null {
  if (typeof value === "string") return value.includes("\0") ? path.join(".") || "body" : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes("\0") ? [...path, "name"].join(".") : pathOfNul(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
