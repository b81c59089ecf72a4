import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";
import type { AdminExamDto } from "@/lib/exams/admin-schema";

export type ExamList = { exams: AdminExamDto[]; total: number };

type Options = { onSaved: (saved: AdminExamDto) => void; onRemoved: () => void };
type Cancel = { exam: AdminExamDto; isCancelled: boolean };

/** What the list of exams does to one of them: cancels or reinstates it, and deletes it. `onRemoved` is called where that failed too. */
export function useExamWrites({ onSaved, onRemoved }: Options) {
  const showSaved = useShowSaved();
  const cancel = useMutation({
    mutationFn: ({ exam, isCancelled }: Cancel) =>
      callAdmin<AdminExamDto>("PATCH", `/api/admin/exams/${exam.id}`, { isCancelled, version: exam.version }),
    meta: { failed: "Update Failed", changes: "exams" },
    onSuccess: (saved, { exam, isCancelled }) => {
      showSaved(saved);
      onSaved(saved);
      showToast({ title: isCancelled ? "Exam Cancelled" : "Exam Reinstated", description: exam.title });
    },
  });
  const remove = useMutation({
    mutationFn: (exam: AdminExamDto) => callAdmin("DELETE", `/api/admin/exams/${exam.id}?version=${exam.version}`),
    meta: { failed: "Delete Failed", changes: "exams" },
    onSuccess: (_answer, exam) => showToast({ title: "Exam Deleted", description: exam.title }),
    onSettled: onRemoved,
  });
  return { cancel, remove };
}

/** Shows a saved exam in the lists at once: they are read again after a write, which takes a while, and the next press goes by its version. */
function useShowSaved() {
  const client = useQueryClient();
  return (saved: AdminExamDto) =>
    client.setQueriesData<ExamList>(
      { queryKey: ["exams"] },
      (shown) => shown && { ...shown, exams: shown.exams.map((exam) => (exam.id === saved.id ? saved : exam)) },
    );
}
