import { CallFailed, refuseSignedOut } from "@/components/admin/call";
import { formatNumber } from "@/lib/i18n/format";
import type { ImportEvent } from "@/lib/ingestion/preview-schema";

export type Progress = Extract<ImportEvent, { done: unknown }>;
export type Summary = Extract<ImportEvent, { summary: unknown }>["summary"];

/**
 * Imports a file and tells how far it is.
 * @throws CallFailed where it was refused, or where nobody knows what became of it because the connection was lost
 */
export async function runImport(file: File, tell: (progress: Progress) => void): Promise<Summary> {
  try {
    const response = await fetch(addressOf("/api/admin/import", file), { method: "POST", body: file });
    refuseSignedOut(response);
    if (!response.ok) throw new CallFailed(response.status, await response.json().catch(() => ({})));
    if (!response.body) throw new Error("no answer");
    for await (const event of eventsOf(response.body)) {
      if ("done" in event) tell(event);
      else if ("error" in event) throw new CallFailed(response.status, { message: event.error });
      else return event.summary;
    }
    throw new Error("no end");
  } catch (error) {
    throw error instanceof CallFailed ? error : lost();
  }
}

function lost(): CallFailed {
  const message = "Connection error. Please try again. Look at the latest runs before you import the file again.";
  return new CallFailed(0, { message });
}

/** What became of the rows of a file, in the words of its preview. */
export function describeSummary({ created, updated, unchanged, merged, refused }: Summary): string {
  const counts = { new: created, changed: updated, same: unchanged, ...(merged > 0 && { joined: merged }), refused };
  return Object.entries(counts)
    .map(([outcome, count]) => `${formatNumber(count, "en")} ${outcome}`)
    .join(", ");
}

export function addressOf(path: string, file: File): string {
  return `${path}?${new URLSearchParams({ name: file.name.slice(0, 200) })}`;
}

/** The events of an import, or of another call that answers so, as they arrive, a line of JSON each. */
export async function* eventsOf<Event = ImportEvent>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Event;
  }
}
