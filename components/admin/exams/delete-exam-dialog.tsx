"use client";

import { ConfirmDialog } from "@/components/admin/confirm-dialog";

type Props = { title: string; confirm: () => void; close: () => void };

/** Asks before an exam is deleted. */
export function DeleteExamDialog({ title, confirm, close }: Props) {
  return (
    <ConfirmDialog
      title="Delete exam"
      question="Are you sure you want to delete this exam? This action cannot be undone."
      action="Delete"
      busyAction="Deleting..."
      confirm={() => {
        confirm();
        close();
      }}
      close={close}
    >
      {title}
    </ConfirmDialog>
  );
}
