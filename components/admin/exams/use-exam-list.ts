import { useCallback, useEffect, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import type { AdminExamDto } from "@/lib/exams/admin-schema";

export type ExamList = { exams: AdminExamDto[]; total: number };
export type ExamQuery = { search: string; page: number };

/** The page of the list that a query asks for; `reload` reads it again after a write. */
export function useExamList({ search, page }: ExamQuery): { list: ExamList | "failed" | null; reload: () => Promise<void> } {
  const [list, setList] = useState<ExamList | "failed" | null>(null);
  const address = `/api/admin/exams?${new URLSearchParams({ search, page: String(page) })}`;
  const read = useCallback(async (): Promise<ExamList | "failed"> => {
    const answer = await callAdmin<ExamList>("GET", address);
    return answer.ok ? answer.body : "failed";
  }, [address]);
  const reload = useCallback(async () => setList(await read()), [read]);
  useEffect(() => {
    // The answer for "clerk" must not be replaced by the slower one for "cler".
    let isCurrent = true;
    read().then((found) => isCurrent && setList(found));
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return { list, reload };
}
