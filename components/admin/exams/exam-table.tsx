"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { ListTable } from "@/components/admin/list-table";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
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
    <ListTable
      label="List of exams"
      caption="Exams"
      columns={["Exam", "Registration", "Exam date", { name: "Actions", isPlain: true }]}
    >
      {exams.map((exam) => (
        <tr key={exam.id}>
          <th scope="row" className="wrap-anywhere min-w-48">
            {exam.title} {exam.isCancelled && <Badge tone="critical">Cancelled</Badge>}
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
    </ListTable>
  );
}

function ExamActions({ exam, edit, askDelete, setCancelled }: Actions & { exam: AdminExamDto }) {
  const [isAsked, setIsAsked] = useState(false);
  // Not "Cancel", which closes a form or a question everywhere else.
  const toggle = exam.isCancelled ? "Reinstate" : "Mark cancelled";
  return (
    <div className="flex gap-2 whitespace-nowrap">
      <Button size="sm" onClick={() => edit(exam)} aria-label={`Edit ${exam.title}`}>
        Edit
      </Button>
      <Button
        size="sm"
        aria-label={`${toggle}: ${exam.title}`}
        onClick={() => (exam.isCancelled ? setCancelled(exam, false) : setIsAsked(true))}
      >
        {toggle}
      </Button>
      <Button variant="danger" size="sm" onClick={() => askDelete(exam)} aria-label={`Delete ${exam.title}`}>
        Delete
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Mark exam as cancelled"
          question="Every seeker reads at once that this exam is cancelled. It can be reinstated."
          action="Mark as cancelled"
          dismissal="Leave it as it is"
          confirm={() => {
            setIsAsked(false);
            setCancelled(exam, true);
          }}
          close={() => setIsAsked(false)}
        >
          {exam.title}
        </ConfirmDialog>
      )}
    </div>
  );
}
