"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";
import type { NamesAction } from "@/lib/jobs/search/words/staff/schema";

/** Changes names that searches know, says so, and shows the page as it is then. */
export function useChangeNames(done: string) {
  const router = useRouter();
  return useMutation({
    mutationFn: (action: NamesAction) => callAdmin("POST", "/api/admin/words", action),
    meta: { failed: "Not saved" },
    onSuccess: () => showToast({ title: done }),
    onSettled: () => router.refresh(),
  });
}
