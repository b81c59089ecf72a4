import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";
import type { AdminExamDto } from "@/lib/exams/admin-schema";

export type ExamList = { exams: AdminExamDto[]; total: number };

type Options = { onSaved: (saved: AdminExamDto) => void; onRemoved: () => void };
type Cancel = { exam: AdminExamDto; isCancelled: boolean };

/**
 * What the list of exams does to one of them: cancels or reinstates it, and deletes it, which the toast that follows can take back for as long as it stands.
 * `onRemoved` is called where that failed too.
 */
export function useExamWrites({ onSaved, onRemoved }: Options) {
  const showSaved = useShowSaved();
  const restore = useRestoreExam("Undo Failed");
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
    onSuccess: (_answer, exam) =>
      showToast({
        title: "Exam Deleted",
        description: exam.title,
        action: { label: "Undo", onClick: () => restore.mutate(exam) },
      }),
    onSettled: onRemoved,
  });
  return { cancel, remove };
}

/** Brings a deleted exam back; `failed` is the title of the toast that tells of a failure. */
export function useRestoreExam(failed: string) {
  return useMutation({
    mutationFn: ({ id }: Pick<AdminExamDto, "id" | "title">) => callAdmin<AdminExamDto>("POST", `/api/admin/exams/${id}/restore`),
    meta: { failed, changes: "exams" },
    onSuccess: (_exam, { title }) => showToast({ title: "Exam Restored", description: title }),
  });
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
