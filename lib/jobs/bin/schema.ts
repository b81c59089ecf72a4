import { z } from "zod";
import { PAGE_NUMBER } from "@/lib/query-params";

/** Days that a deleted job stays in the bin; the schedule of the night after them removes it for good. */
export const BIN_DAYS = 30;
export const BIN_PAGE_SIZE = 50;

/** A deleted job as the staff's bin shows it. */
export type BinJob = {
  id: number;
  version: number;
  title: string;
  recruitingOrganization: string;
  source: string;
  /** ISO instants: when it was deleted, and from when on it goes for good. */
  deletedAt: string;
  goesAt: string;
  /** Name of who deleted it, as the log knows it. */
  deletedBy: string | null;
};

/** Where a job is that something names: in the lists, in the bin, or gone for good. */
export type JobPlace = "there" | "in-bin" | "gone";

export const binQuerySchema = z.object({
  page: z.string().regex(PAGE_NUMBER).default("1").transform(Number),
});
