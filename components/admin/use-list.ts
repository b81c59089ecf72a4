import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { type CallFailed, callAdmin } from "@/components/admin/call";

/** What is listed: a write names it to have all its lists read again. */
export type ListName = "jobs" | "exams" | "users";

type Options = {
  /** Waits so long, in milliseconds, for the address to change again before it asks. */
  afterMs?: number;
  /** Whether there is anything to ask for. */
  enabled?: boolean;
};

/**
 * The list that stands at an address. The one before stays until the next has come; a call that was overtaken is given up, so that the
 * answer for "cler" never replaces that for "clerk".
 */
export function useList<T>(name: ListName, address: string, { afterMs = 0, enabled = true }: Options = {}) {
  return useQuery({
    queryKey: [name, address],
    queryFn: async ({ signal }) => {
      await quiet(afterMs, signal);
      return callAdmin<T>("GET", address, undefined, signal);
    },
    placeholderData: keepPreviousData,
    enabled,
  });
}

/**
 * Shows the versions that a write of jobs answered, by number. The lists are read again behind a write, which takes a while, and what is pressed
 * meanwhile goes by what they show: one's own write would be taken for another editor's.
 */
export function useShowVersions() {
  const client = useQueryClient();
  return (versions: Readonly<Record<number, number>>) =>
    client.setQueriesData<{ jobs?: Versioned[] }>(
      { queryKey: ["jobs" satisfies ListName] },
      (shown) =>
        shown?.jobs && { ...shown, jobs: shown.jobs.map((job) => ({ ...job, version: versions[job.id] ?? job.version })) },
    );
}

type Versioned = { id: number; version: number };

/** Leads to the last page where the one that is asked for went with its last row: deleted, restored, or changed into what the filter does not ask for. */
export function useGonePage(
  { isPlaceholderData }: { isPlaceholderData: boolean },
  { page, pages }: { page: number; pages: number },
  goTo: (page: number) => void,
): void {
  const isGone = pages > 0 && page > pages && !isPlaceholderData;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for beside the page is that of this render.
  useEffect(() => {
    if (isGone) goTo(pages);
  }, [isGone, pages]);
}

/**
 * Has the server make the page anew behind a write, whether or not it succeeded. Where it was refused to whoever asked, since they were signed out or owe a
 * second factor, another page would come in the place of this one, and of all that is typed into it.
 */
export function usePageAnew(): (answer: unknown, error: CallFailed | null) => void {
  const router = useRouter();
  return (_answer, error) => {
    if (error?.status !== 401 && error?.status !== 403) router.refresh();
  };
}

/** Waits, for what is asked as somebody types; throws where the question has changed meanwhile. */
export async function quiet(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  signal.throwIfAborted();
}
