"use client";

import { useCallback, useEffect, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { ExamForm } from "@/components/admin/exam-form";
import { DialogFrame } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast";
import type { AdminExamDto } from "@/lib/exams/admin-schema";
import { formatDay } from "@/lib/i18n/format";

type Page = { exams: AdminExamDto[]; total: number };
const PAGE_SIZE = 50;

/** The form of a new exam, and all exams with edit, cancel and delete. */
export function ExamManager() {
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Page | "failed" | null>(null);
  const [edited, setEdited] = useState<AdminExamDto | null>(null);
  const [doomed, setDoomed] = useState<AdminExamDto | null>(null);

  const load = useCallback(async () => {
    const query = new URLSearchParams({ search, page: String(page) });
    const answer = await callAdmin<Page>("GET", `/api/admin/exams?${query}`);
    setFound(answer.ok ? answer.body : "failed");
  }, [search, page]);
  useEffect(() => void load(), [load]);

  async function write(method: string, exam: AdminExamDto, body: unknown, done: string) {
    const answer = await callAdmin(method, `/api/admin/exams/${exam.id}`, body);
    const failed = method === "DELETE" ? "Delete Failed" : "Update Failed";
    const description = answer.ok ? exam.title : (answer.body.message ?? "Connection error. Please try again.");
    showToast({ title: answer.ok ? done : failed, description, destructive: !answer.ok });
    await load();
  }

  return (
    <div className="grid gap-6">
      <ExamForm onSaved={() => void load()} />
      <section aria-label="Exams" className="grid gap-3">
        <label className="grid max-w-sm gap-1">
          Search exams
          <input
            type="search"
            className="field"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
        </label>
        {found === null && <p role="status">Loading the exams...</p>}
        {found === "failed" && (
          <p role="alert">
            The exams could not be loaded.{" "}
            <button type="button" className="button-quiet small" onClick={load}>
              Try again
            </button>
          </p>
        )}
        {found !== null && found !== "failed" && (
          <>
            <ExamTable exams={found.exams} edit={setEdited} remove={setDoomed} write={write} />
            {found.total > PAGE_SIZE && (
              <nav aria-label="Pages of exams" className="flex items-center gap-2">
                <button type="button" className="button-quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Previous
                </button>
                <button
                  type="button"
                  className="button-quiet"
                  disabled={page * PAGE_SIZE >= found.total}
                  onClick={() => setPage(page + 1)}
                >
                  Next
                </button>
              </nav>
            )}
          </>
        )}
      </section>
      {edited && (
        <DialogFrame title="Edit exam" size="xl" closeLabel="Close" onClose={() => setEdited(null)}>
          <ExamForm
            exam={edited}
            onSaved={() => {
              setEdited(null);
              void load();
            }}
          />
        </DialogFrame>
      )}
      {doomed && (
        <DialogFrame
          title="Delete exam"
          description="Are you sure you want to delete this exam? This action cannot be undone."
          closeLabel="Close"
          onClose={() => setDoomed(null)}
          footer={
            <button
              type="button"
              className="button-danger"
              onClick={() => {
                void write("DELETE", doomed, undefined, "Exam Deleted");
                setDoomed(null);
              }}
            >
              Delete
            </button>
          }
        >
          <p className="font-semibold">{doomed.title}</p>
        </DialogFrame>
      )}
    </div>
  );
}

type TableProps = {
  exams: AdminExamDto[];
  edit: (exam: AdminExamDto) => void;
  remove: (exam: AdminExamDto) => void;
  write: (method: string, exam: AdminExamDto, body: unknown, done: string) => void;
};

function ExamTable({ exams, edit, remove, write }: TableProps) {
  if (exams.length === 0) return <p className="card p-4">No exams found matching your criteria.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways by keyboard too
    <section className="admin-scroll card" aria-label="List of exams" tabIndex={0}>
      <table className="admin-table">
        <caption className="sr-only">Exams</caption>
        <thead>
          <tr>
            <th scope="col">Exam</th>
            <th scope="col">Registration</th>
            <th scope="col">Exam date</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {exams.map((exam) => (
            <tr key={exam.id}>
              <th scope="row" className="min-w-56 whitespace-normal! text-ink!">
                {exam.title} {exam.isCancelled && <span className="chip bg-critical-bg text-critical">Cancelled</span>}
                <span className="block font-normal text-muted">{exam.conductingOrganization}</span>
              </th>
              <td className="whitespace-nowrap">
                {formatDay(exam.registrationStartDate, "en")} to {formatDay(exam.registrationEndDate, "en")}
              </td>
              <td className="whitespace-nowrap">{formatDay(exam.examDate, "en")}</td>
              <td>
                <div className="flex flex-wrap gap-2">
                  <button
                    type="button"
                    className="button-quiet small"
                    onClick={() => edit(exam)}
                    aria-label={`Edit ${exam.title}`}
                  >
                    Edit
                  </button>
                  <button
                    type="button"
                    className="button-quiet small"
                    aria-label={`${exam.isCancelled ? "Reinstate" : "Cancel"} ${exam.title}`}
                    onClick={() =>
                      write(
                        "PATCH",
                        exam,
                        { isCancelled: !exam.isCancelled },
                        exam.isCancelled ? "Exam Reinstated" : "Exam Cancelled",
                      )
                    }
                  >
                    {exam.isCancelled ? "Reinstate" : "Cancel"}
                  </button>
                  <button
                    type="button"
                    className="button-danger small"
                    onClick={() => remove(exam)}
                    aria-label={`Delete ${exam.title}`}
                  >
                    Delete
                  </button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
