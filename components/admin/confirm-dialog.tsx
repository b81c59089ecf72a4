"use client";

import { type ReactNode, useState } from "react";
import { DialogFrame } from "@/components/ui/dialog";

type Props = {
  title: string;
  /** What will happen, in a sentence or two. */
  question: string;
  /** The button that does it, at rest and at work. */
  action: string;
  busyAction: string;
  /** Does it. The dialog is busy until then, and whoever opened it closes it. */
  confirm: () => Promise<void> | void;
  close: () => void;
  /** What it is about. */
  children: ReactNode;
};

/** Asks before something that is not taken back with a key. */
export function ConfirmDialog({ title, question, action, busyAction, confirm, close, children }: Props) {
  const [isBusy, setIsBusy] = useState(false);

  async function start() {
    setIsBusy(true);
    await confirm();
    setIsBusy(false);
  }

  return (
    <DialogFrame
      title={title}
      description={question}
      closeLabel="Close"
      onClose={close}
      footer={
        <>
          <button type="button" className="button-danger" disabled={isBusy} onClick={start}>
            {isBusy ? busyAction : action}
          </button>
          <button type="button" className="button-quiet" onClick={close}>
            Cancel
          </button>
        </>
      }
    >
      <p className="font-semibold">{children}</p>
    </DialogFrame>
  );
}
