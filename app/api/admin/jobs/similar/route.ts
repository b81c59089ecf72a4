import { z } from "zod";
import { isDay } from "@/lib/dates";
import { cleanFormText } from "@/lib/form-text";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { findSimilarJobs } from "@/lib/jobs/editing/similar";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { MAX_URL_LENGTH } from "@/lib/jobs/job/field";

export const dynamic = "force-dynamic";

const line = (max: number) => z.string().overwrite(cleanFormText).max(max);
const optional = (max: number) => line(max).default("");

const querySchema = z.object({
  title: line(JOB_FIELDS.title.value.max),
  recruitingOrganization: line(JOB_FIELDS.recruitingOrganization.value.max),
  advertisementNumber: optional(JOB_FIELDS.advertisementNumber.value.max),
  applyLink: optional(MAX_URL_LENGTH),
  sourceUrl: optional(MAX_URL_LENGTH),
  deadline: z
    .string()
    .default("")
    .transform((day) => (isDay(day) ? day : "")),
  except: z
    .string()
    .regex(/^\d{1,9}$/)
    .default("0")
    .transform(Number),
});

/** Stored jobs that may be the one an editor is entering. */
export const GET = api({ role: "editor", query: querySchema }, async ({ query }) => {
  const { except, ...notice } = query;
  return respondPrivate(await findSimilarJobs({ notice, exceptId: except }));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
