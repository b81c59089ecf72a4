import { z } from "zod";
import { listExams } from "@/lib/exams/queries";
import { api } from "@/lib/http/api";
import { respondTagged, tagBody } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { shownExam } from "@/lib/notice-text/shown-exam";
import { shownIn } from "@/lib/notice-text/shown-text";

export const dynamic = "force-dynamic";

/** The array of exams itself: coming ones and those of the last 90 days; with their texts for a dialog where `lang` names a language. */
export const GET = api({ query: z.object({ lang: shownIn }) }, async ({ request, query: { lang } }) => {
  const exams = await listExams(new Date());
  return respondTagged(request, tagBody(exams.map((exam) => ({ ...exam, ...(lang && { shown: shownExam(exam, lang) }) }))));
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
