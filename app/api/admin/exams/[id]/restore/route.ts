import { announceExamChange } from "@/lib/cache/announce";
import { restoreExam } from "@/lib/exams/deleted";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { NO_ID, parseId } from "@/lib/ids";

export const dynamic = "force-dynamic";

/** Undoes the deletion of an exam and answers it, also where it is there already. */
export const POST = api({ role: "editor" }, async ({ params, actor }) => {
  const exam = await restoreExam(parseId(params.id) ?? NO_ID, { actor, now: new Date() });
  await announceExamChange();
  return respondPrivate(exam);
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
