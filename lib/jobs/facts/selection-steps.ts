/** The numbered steps of a selection process, which notices write with commas (spec section 2, Job detail page). */
export function selectionSteps(process: string | null): string[] {
  const steps = process?.split(",").map((step) => step.trim()) ?? [];
  return [...new Set(steps.filter((step) => step !== ""))];
}
