import { z } from "zod";
import { alertCriteriaSchema, MAX_ALERTS } from "@/lib/alerts/schema";

/** Body of `POST /api/alerts/counts`: what each alert looks for. The two samples may be among them. */
export const alertCountsSchema = z.object({ alerts: z.array(alertCriteriaSchema).max(MAX_ALERTS + 2) });

/** Its answer: for each alert, in the same order, how many open jobs match. */
export type AlertCounts = { counts: number[] };
