"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { DeletedExams } from "@/components/admin/exams/deleted-exams";
import { ExamForm } from "@/components/admin/exams/exam-form";
import { ExamTable } from "@/components/admin/exams/exam-table";
import { type ExamList, useExamWrites } from "@/components/admin/exams/use-exam-writes";
import { ListState } from "@/components/admin/list-state";
import { useGonePage, useList } from "@/components/admin/use-list";
import { DialogFrame } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Pager } from "@/components/ui/pager";
import type { AdminExamDto } from "@/lib/exams/admin-schema";

const PAGE_SIZE = 50;

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
  const { cancel, remove } = useExamWrites({
    onSaved: (saved) => setDoomed((exam) => exam && (exam.id === saved.id ? saved : exam)),
    onRemoved: () => setDoomed(null),
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
        <DeletedExams />
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
          question="Are you sure you want to delete this exam? It leaves the calendar at once, and can be restored below the list."
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
