import { z } from "zod";
import type { Day } from "@/lib/dates";

const announced = z.object({
  stages: z.array(z.object({ kind: z.string(), from: z.string() }).nullable().catch(null)).catch([]),
});

/**
 * The day on which a notice as data announces that applying begins: a start that is to come is accepted where the notice announces it
 * (product.md, "Start date"). Reads what is not checked yet, of a call or of the form; null where it says nothing.
 */
export function announcedStart(notice: unknown): Day | null {
  const read = announced.safeParse(notice);
  return read.data?.stages.find((stage) => stage?.kind === "apply")?.from ?? null;
}
