/**
 * Whether a value is an object with names of its own, as `{}` in JSON: no list and not null. It is for what came as JSON: an instance of a class, as a
 * Date, counts too.
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object that a text says in JSON; null where it says another value, is half-written or no JSON at all, and where there is none. */
export function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isPlainObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** A property of a value of which nothing is known, as of what was thrown; undefined where it has none. */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
