import { processState } from "@/lib/process-state";

/** A secret of this process by which it knows the inline scripts of its own pages. Bundles and the server hold copies of this module of their own. */
const state = processState<{ niyuktiScriptMark: string }>();

/**
 * The nonce for inline scripts in a page that many visitors are sent. The server takes it out again and lets the scripts that had it run by their
 * hashes (lib/server/http/pages/page-bytes.ts); undefined where nothing stands in front of Next.
 */
export function scriptMark(): string | undefined {
  return state.niyuktiScriptMark;
}

/** Set once by the server at its start, before it takes a request. */
export function setScriptMark(mark: string): void {
  state.niyuktiScriptMark = mark;
}
