"use client";

import { useState } from "react";
import { DialogFrame } from "@/components/ui/dialog";

type Props = { username: string; reset: () => Promise<void> };

/** Takes the second factor of somebody else away, after a question: who asks for it should be known to be who they say. */
export function ResetSecondFactor({ username, reset }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsOpen(false);

  async function confirm() {
    setIsBusy(true);
    await reset();
    setIsBusy(false);
    close();
  }

  return (
    <>
      <button type="button" className="button-danger small" onClick={() => setIsOpen(true)}>
        Reset second factor
      </button>
      {isOpen && (
        <DialogFrame
          title="Reset second factor"
          description="Make sure that it is they who ask for it. Their sessions end, and until they set it up anew their password alone signs them in."
          closeLabel="Close"
          onClose={close}
          footer={
            <>
              <button type="button" className="button-danger" disabled={isBusy} onClick={confirm}>
                {isBusy ? "Resetting..." : "Reset"}
              </button>
              <button type="button" className="button-quiet" onClick={close}>
                Cancel
              </button>
            </>
          }
        >
          <p className="font-semibold">{username}</p>
        </DialogFrame>
      )}
    </>
  );
}
