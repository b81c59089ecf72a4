import { CallFailed, refuseSignedOut } from "@/components/admin/call";
import { eventsOf } from "@/components/admin/import/run-import";
import type { TryEvent } from "@/lib/sources/staff/schema";

export type TryProgress = Extract<TryEvent, { done: unknown }>;
export type Tried = Extract<TryEvent, { found: unknown }>;

/**
 * Asks the server to fetch and read a source, and tells how far it is.
 * @throws CallFailed with what stands in the way
 */
export async function trySource(
  given: { key: string; definition: Record<string, unknown> },
  tell: (progress: TryProgress) => void,
): Promise<Tried> {
  const response = await fetch("/api/admin/sources/try", {
    method: "POST",
    body: JSON.stringify(given),
    headers: { "content-type": "application/json" },
  }).catch(() => null);
  if (!response?.body) throw new CallFailed(0, {});
  refuseSignedOut(response);
  if (!response.ok) throw new CallFailed(response.status, await response.json().catch(() => ({})));
  try {
    for await (const event of eventsOf<TryEvent>(response.body)) {
      if ("done" in event) tell(event);
      else if ("error" in event) throw new CallFailed(response.status, { message: event.error });
      else return event;
    }
    throw new Error("no end");
  } catch (error) {
    // The network broke within the answer, which each browser tells in words of its own.
    throw error instanceof CallFailed ? error : new CallFailed(0, {});
  }
}
