import { z } from "zod";
import { isDay } from "@/lib/dates";
import { cleanFormText } from "@/lib/form-text";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { findSimilarJobs } from "@/lib/jobs/editing/similar";
import { JOB_FIELDS } from "@/lib/jobs/job";

export const dynamic = "force-dynamic";

const querySchema = z.object({
  title: z.string().overwrite(cleanFormText).max(JOB_FIELDS.title.value.max),
  recruitingOrganization: z.string().overwrite(cleanFormText).max(JOB_FIELDS.recruitingOrganization.value.max),
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
  const { except, ...given } = query;
  return respondPrivate(await findSimilarJobs({ ...given, exceptId: except }));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
