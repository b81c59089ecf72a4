"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogFrame } from "@/components/ui/dialog";

type Props = {
  title: string;
  /** What will happen, in a sentence or two. */
  question: string;
  /** The button that does it, at rest and, where the dialog stays open meanwhile, at work. */
  action: string;
  busyAction?: string;
  isBusy?: boolean;
  /** Does it. Whoever opened the dialog closes it. */
  confirm: () => void;
  close: () => void;
  /** The button that leaves all as it is. */
  dismissal?: string;
  /** What it is about. */
  children: ReactNode;
  /** What else to know before. */
  note?: string;
};

/** Asks before something that is not taken back with a key. */
export function ConfirmDialog({
  title,
  question,
  action,
  busyAction = action,
  isBusy = false,
  confirm,
  close,
  dismissal = "Cancel",
  children,
  note,
}: Props) {
  return (
    <DialogFrame
      title={title}
      description={question}
      closeLabel="Close"
      onClose={close}
      footer={
        <>
          <Button variant="danger" disabled={isBusy} onClick={confirm}>
            {isBusy ? busyAction : action}
          </Button>
          <Button onClick={close}>{dismissal}</Button>
        </>
      }
    >
      <p className="font-semibold">{children}</p>
      {note && <p className="mt-2">{note}</p>}
    </DialogFrame>
  );
}
