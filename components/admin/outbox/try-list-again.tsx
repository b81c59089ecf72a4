"use client";

import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { usePageAnew } from "@/components/admin/use-list";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

/** Has what was given up of a list mailed again. */
export function TryListAgain({ list, label }: { list: string; label: string }) {
  const onSettled = usePageAnew();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin("POST", "/api/admin/outbox", { action: "try-list-again", list }),
    meta: { failed: "Error" },
    onSuccess: () => showToast({ title: "They wait to be sent again" }),
    onSettled,
  });
  return (
    <Button size="sm" disabled={isPending} onClick={() => mutate()} aria-label={`Try again: ${label}`}>
      Try again
    </Button>
  );
}
