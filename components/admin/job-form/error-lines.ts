/** What is wrong with a field: its dotted path ("jobPositions.0.positionName") and what people read about it. */
type Line = { path: string; message: string };

/** Everything that the form library found wrong, in its order, however deep it stands. */
export function errorLines(errors: unknown, path: string[] = []): Line[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [{ path: path.join("."), message: errors.message }];
  return (
    Object.entries(errors)
      .filter(([key]) => key !== "ref")
      // What is wrong with a list as a whole stands in its "root", and is told at the list.
      .flatMap(([key, value]) => errorLines(value, key === "root" ? path : [...path, key]))
  );
}
