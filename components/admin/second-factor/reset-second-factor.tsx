"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";

type Props = { username: string; reset: () => Promise<void> };

/** Takes the second factor of somebody else away, after a question: who asks for it should be known to be who they say. */
export function ResetSecondFactor({ username, reset }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <button type="button" className="button-danger small" onClick={() => setIsOpen(true)}>
        Reset second factor
      </button>
      {isOpen && (
        <ConfirmDialog
          title="Reset second factor"
          question="Make sure that it is they who ask for it. Their sessions end, and until they set it up anew their password alone signs them in."
          action="Reset"
          busyAction="Resetting..."
          confirm={() => reset().then(close)}
          close={close}
        >
          {username}
        </ConfirmDialog>
      )}
    </>
  );
}
