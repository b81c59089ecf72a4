import { examFeed } from "@/lib/calendar/exam-feed";
import { AppError } from "@/lib/errors";
import { listChangedExams } from "@/lib/exams/queries";
import { api } from "@/lib/http/api";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { parseId } from "@/lib/ids";

export const dynamic = "force-dynamic";

/** /exams.ics?exam=5: the days of one exam, to take once; 404 where there is no such exam. Without one it is app/calendars, which is kept. */
export const GET = api({}, async ({ request, language, t }) => {
  const id = parseId(new URL(request.url).searchParams.get("exam") ?? "");
  const exams = (await listChangedExams(new Date())).filter((exam) => exam.id === id);
  if (exams.length === 0) throw new AppError("NOT_FOUND", t("notFound"));
  return examFeed(exams, language, { isWhole: false });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET");
