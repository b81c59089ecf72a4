"use client";

import { useDeferredValue, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { DeleteExamDialog } from "@/components/admin/exams/delete-exam-dialog";
import { ExamForm } from "@/components/admin/exams/exam-form";
import { ExamTable } from "@/components/admin/exams/exam-table";
import { type ExamQuery, useExamList } from "@/components/admin/exams/use-exam-list";
import { DialogFrame } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import type { AdminExamDto } from "@/lib/exams/admin-schema";

const PAGE_SIZE = 50;

/** The form of a new exam, and all exams with edit, cancel and delete. */
export function ExamManager() {
  const [query, setQuery] = useState<ExamQuery>({ search: "", page: 1 });
  const { list, reload } = useExamList(useDeferredValue(query));
  const [edited, setEdited] = useState<AdminExamDto | null>(null);
  const [doomed, setDoomed] = useState<AdminExamDto | null>(null);

  async function write(method: "PATCH" | "DELETE", exam: AdminExamDto, done: string, body?: unknown) {
    const answer = await callAdmin(method, `/api/admin/exams/${exam.id}`, body);
    const failed = method === "DELETE" ? "Delete Failed" : "Update Failed";
    const description = answer.ok ? exam.title : (answer.body.message ?? "Connection error. Please try again.");
    showToast({ title: answer.ok ? done : failed, description, destructive: !answer.ok });
    await reload();
  }
  const setCancelled = (exam: AdminExamDto, isCancelled: boolean) =>
    void write("PATCH", exam, isCancelled ? "Exam Cancelled" : "Exam Reinstated", { isCancelled });

  return (
    <div className="grid gap-6">
      <ExamForm onSaved={() => void reload()} />
      <section aria-label="Exams" className="grid gap-3">
        <label className="grid max-w-sm gap-1">
          Search exams
          <input
            type="search"
            className="field"
            value={query.search}
            onChange={(event) => setQuery({ search: event.target.value, page: 1 })}
          />
        </label>
        {list === null && <p role="status">Loading the exams...</p>}
        {list === "failed" && (
          <p role="alert">
            Failed to load exams. Please try again later.{" "}
            <button type="button" className="button-quiet small" onClick={reload}>
              Try again
            </button>
          </p>
        )}
        {list !== null && list !== "failed" && (
          <>
            <ExamTable exams={list.exams} edit={setEdited} askDelete={setDoomed} setCancelled={setCancelled} />
            <Paging page={query.page} total={list.total} go={(page) => setQuery({ ...query, page })} />
          </>
        )}
      </section>
      {edited && (
        <DialogFrame title="Edit exam" size="xl" closeLabel="Close" onClose={() => setEdited(null)}>
          <ExamForm
            exam={edited}
            onSaved={() => {
              setEdited(null);
              void reload();
            }}
          />
        </DialogFrame>
      )}
      {doomed && (
        <DeleteExamDialog
          title={doomed.title}
          confirm={() => void write("DELETE", doomed, "Exam Deleted")}
          close={() => setDoomed(null)}
        />
      )}
    </div>
  );
}

function Paging({ page, total, go }: { page: number; total: number; go: (page: number) => void }) {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages of exams" className="flex items-center gap-2">
      <button type="button" className="button-quiet" disabled={page === 1} onClick={() => go(page - 1)}>
        Previous
      </button>
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      <button type="button" className="button-quiet" disabled={page >= pages} onClick={() => go(page + 1)}>
        Next
      </button>
    </nav>
  );
}
