import { z } from "zod";
import { announceExamChange } from "@/lib/cache/announce";
import { refuse } from "@/lib/errors";
import { listAdminExams } from "@/lib/exams/admin-queries";
import { checkExam } from "@/lib/exams/admin-schema";
import { createExam } from "@/lib/exams/editor-mutations";
import { cleanFormText } from "@/lib/form-text";
import { api } from "@/lib/http/api";
import { parseInput } from "@/lib/http/input/parse-call";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { submissionSchema } from "@/lib/jobs/editing/schema";
import { PAGE_NUMBER } from "@/lib/query-params";

export const dynamic = "force-dynamic";

const querySchema = z.object({
  search: z.string().overwrite(cleanFormText).max(200).default(""),
  page: z.string().regex(PAGE_NUMBER).default("1").transform(Number),
});

/** `{exams, total}`: a page of all exams, past ones too. */
export const GET = api({ role: "editor", query: querySchema }, async ({ query }) =>
  respondPrivate(await listAdminExams(query.search, query.page)),
);

/** Creates an exam. 201 and the exam. With a `submission` the same call may be sent again, as that of a job: it makes one exam, and answers that. */
export const POST = api({ role: "editor", body: z.record(z.string(), z.unknown()) }, async ({ body, actor }) => {
  const { fields, issues } = checkExam(body);
  if (!fields) throw refuse(issues);
  const { submission } = parseInput(submissionSchema, body);
  const exam = await createExam(fields, { actor, submission });
  await announceExamChange();
  return respondPrivate(exam, { status: 201 });
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "POST");
