"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { ExamForm } from "@/components/admin/exams/exam-form";
import { ExamTable } from "@/components/admin/exams/exam-table";
import { ListState } from "@/components/admin/list-state";
import { useGonePage, useList } from "@/components/admin/use-list";
import { DialogFrame } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";
import { showToast } from "@/components/ui/toast";
import type { AdminExamDto } from "@/lib/exams/admin-schema";

const PAGE_SIZE = 50;

type ExamList = { exams: AdminExamDto[]; total: number };

/** The form of a new exam, and all exams with edit, cancel and delete. */
export function ExamManager() {
  const [query, setQuery] = useState({ search: "", page: 1 });
  const list = useList<ExamList>(
    "exams",
    `/api/admin/exams?${new URLSearchParams({ search: query.search, page: String(query.page) })}`,
  );
  const pages = Math.ceil((list.data?.total ?? 0) / PAGE_SIZE);
  useGonePage(list, { page: query.page, pages }, (page) => setQuery({ ...query, page }));
  const [edited, setEdited] = useState<AdminExamDto | null>(null);
  const [doomed, setDoomed] = useState<AdminExamDto | null>(null);

  const client = useQueryClient();
  /** What the next press goes by: the list is read again after a write, which takes a while. */
  const show = (saved: AdminExamDto) => {
    const asSaved = (exam: AdminExamDto) => (exam.id === saved.id ? saved : exam);
    client.setQueriesData<ExamList>({ queryKey: ["exams"] }, (shown) => shown && { ...shown, exams: shown.exams.map(asSaved) });
    setDoomed((exam) => exam && asSaved(exam));
  };
  const cancel = useMutation({
    mutationFn: ({ exam, isCancelled }: { exam: AdminExamDto; isCancelled: boolean }) =>
      callAdmin<AdminExamDto>("PATCH", `/api/admin/exams/${exam.id}`, { isCancelled, version: exam.version }),
    meta: { failed: "Update Failed", changes: "exams" },
    onSuccess: (saved, { exam, isCancelled }) => {
      show(saved);
      showToast({ title: isCancelled ? "Exam Cancelled" : "Exam Reinstated", description: exam.title });
    },
  });
  const remove = useMutation({
    mutationFn: (exam: AdminExamDto) => callAdmin("DELETE", `/api/admin/exams/${exam.id}?version=${exam.version}`),
    meta: { failed: "Delete Failed", changes: "exams" },
    onSuccess: (_answer, exam) => showToast({ title: "Exam Deleted", description: exam.title }),
    onSettled: () => setDoomed(null),
  });

  return (
    <div className="grid gap-6">
      <ExamForm />
      <section aria-label="Exams" className="grid gap-3">
        <Input
          label="Search exams"
          type="search"
          value={query.search}
          onChange={(event) => setQuery({ search: event.target.value, page: 1 })}
          className="max-w-sm"
        />
        <ListState list={list} loading="Loading the exams..." failed="Failed to load exams. Please try again later." />
        {list.data && (
          <>
            <ExamTable
              exams={list.data.exams}
              edit={setEdited}
              askDelete={setDoomed}
              setCancelled={(exam, isCancelled) => cancel.mutate({ exam, isCancelled })}
            />
            <Pager label="Pages of exams" page={query.page} pages={pages} onPageChange={(page) => setQuery({ ...query, page })} />
          </>
        )}
      </section>
      {edited && (
        <DialogFrame
          title="Edit exam"
          size="xl"
          closeLabel="Close"
          onClose={() => setEdited(null)}
          discardQuestion="Leave without saving what you changed?"
        >
          <ExamForm exam={edited} onSaved={() => setEdited(null)} />
        </DialogFrame>
      )}
      {doomed && (
        <ConfirmDialog
          title="Delete exam"
          question="Are you sure you want to delete this exam? This action cannot be undone."
          action="Delete"
          busyAction="Deleting..."
          isBusy={remove.isPending}
          confirm={() => remove.mutate(doomed)}
          close={() => setDoomed(null)}
        >
          {doomed.title}
        </ConfirmDialog>
      )}
    </div>
  );
}
