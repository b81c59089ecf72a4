"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { callAdmin } from "@/components/admin/call";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";

/** Has what was given up of a list mailed again. */
export function TryListAgain({ list, label }: { list: string; label: string }) {
  const router = useRouter();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin("POST", "/api/admin/outbox", { action: "try-list-again", list }),
    meta: { failed: "Error" },
    onSuccess: () => showToast({ title: "They wait to be sent again" }),
    onSettled: () => router.refresh(),
  });
  return (
    <Button size="sm" disabled={isPending} onClick={() => mutate()} aria-label={`Try again: ${label}`}>
      Try again
    </Button>
  );
}
