"use client";

import { ScrollBox } from "@/components/admin/scroll-box";
import type { AdminExamDto } from "@/lib/exams/admin-schema";
import { formatDay } from "@/lib/i18n/format";

type Actions = {
  edit: (exam: AdminExamDto) => void;
  askDelete: (exam: AdminExamDto) => void;
  setCancelled: (exam: AdminExamDto, isCancelled: boolean) => void;
};

/** Exams as lines that can be edited, called off and deleted. */
export function ExamTable({ exams, ...actions }: Actions & { exams: AdminExamDto[] }) {
  if (exams.length === 0) return <p className="card p-4">No exams found matching your criteria.</p>;
  return (
    <ScrollBox label="List of exams">
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
                <ExamActions exam={exam} {...actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function ExamActions({ exam, edit, askDelete, setCancelled }: Actions & { exam: AdminExamDto }) {
  const toggle = exam.isCancelled ? "Reinstate" : "Cancel";
  return (
    <div className="flex gap-2">
      <button type="button" className="button-quiet small" onClick={() => edit(exam)} aria-label={`Edit ${exam.title}`}>
        Edit
      </button>
      <button
        type="button"
        className="button-quiet small"
        aria-label={`${toggle} ${exam.title}`}
        onClick={() => setCancelled(exam, !exam.isCancelled)}
      >
        {toggle}
      </button>
      <button type="button" className="button-danger small" onClick={() => askDelete(exam)} aria-label={`Delete ${exam.title}`}>
        Delete
      </button>
    </div>
  );
}
