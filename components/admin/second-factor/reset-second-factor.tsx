"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

type Props = { user: { id: number; username: string } };

/** Takes the second factor of somebody else away, after a question: who asks for it should be known to be who they say. */
export function ResetSecondFactor({ user: { id, username } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const reset = useMutation({
    mutationFn: () => callAdmin("DELETE", `/api/admin/users/${id}/second-factor`),
    meta: { failed: "Error", changes: "users" },
    onSuccess: () => showToast({ title: `${username} signs in by password alone now` }),
    onSettled: close,
  });

  return (
    <>
      <Button variant="danger" size="sm" aria-label={`Reset second factor: ${username}`} onClick={() => setIsOpen(true)}>
        Reset second factor
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Reset second factor"
          question="Make sure that it is they who ask for it. Their sessions end, and until they set it up anew their password alone signs them in."
          action="Reset"
          busyAction="Resetting..."
          isBusy={reset.isPending}
          confirm={() => reset.mutate()}
          close={close}
        >
          {username}
        </ConfirmDialog>
      )}
    </>
  );
}
