"use client";

import { DialogFrame } from "@/components/ui/dialog";

type Props = { title: string; confirm: () => void; close: () => void };

/** Asks before an exam is deleted. */
export function DeleteExamDialog({ title, confirm, close }: Props) {
  return (
    <DialogFrame
      title="Delete exam"
      description="Are you sure you want to delete this exam? This action cannot be undone."
      closeLabel="Close"
      onClose={close}
      footer={
        <>
          <button
            type="button"
            className="button-danger"
            onClick={() => {
              confirm();
              close();
            }}
          >
            Delete
          </button>
          <button type="button" className="button-quiet" onClick={close}>
            Cancel
          </button>
        </>
      }
    >
      <p className="font-semibold">{title}</p>
    </DialogFrame>
  );
}
