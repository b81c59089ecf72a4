"use client";

import { useState } from "react";
import { useRestoreExam } from "@/components/admin/exams/use-exam-writes";
import { ListState } from "@/components/admin/list-state";
import { ListTable } from "@/components/admin/list-table";
import { RestoreButton } from "@/components/admin/restore-button";
import { useList } from "@/components/admin/use-list";
import type { DeletedExam } from "@/lib/exams/admin-schema";
import { formatDay, formatStaffInstant } from "@/lib/i18n/format";

/** The exams that were deleted last, with the way back: read once it is opened. */
export function DeletedExams() {
  const [isOpen, setOpen] = useState(false);
  const list = useList<{ exams: DeletedExam[] }>("exams", "/api/admin/exams/deleted", { enabled: isOpen });
  return (
    <details className="grid gap-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-neel underline">Deleted exams</summary>
      {isOpen && <ListState list={list} loading="Loading the deleted exams..." failed="The deleted exams could not be loaded." />}
      {isOpen && list.data && <DeletedTable exams={list.data.exams} />}
    </details>
  );
}

function DeletedTable({ exams }: { exams: DeletedExam[] }) {
  const restore = useRestoreExam("Restore Failed");
  if (exams.length === 0) return <p className="card p-4">No deleted exams here.</p>;
  return (
    <ListTable
      label="List of deleted exams"
      caption="Deleted exams"
      columns={["Exam", "Exam date", "Deleted", { name: "Actions", isPlain: true }]}
    >
      {exams.map((exam) => (
        <tr key={exam.id}>
          <th scope="row" className="wrap-anywhere min-w-48">
            {exam.title}
            <span className="block font-normal text-muted">{exam.conductingOrganization}</span>
          </th>
          <td className="whitespace-nowrap">{formatDay(exam.examDate, "en")}</td>
          <td>
            <time dateTime={exam.deletedAt} className="block whitespace-nowrap">
              {formatStaffInstant(exam.deletedAt)}
            </time>
            by {exam.deletedBy}
          </td>
          <td>
            <RestoreButton deleted={exam} write={restore} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
