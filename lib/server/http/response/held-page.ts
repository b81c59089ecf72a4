import type { OutgoingHttpHeader, ServerResponse } from "node:http";

type Callback = (error?: Error | null) => void;

/**
 * Holds a response back until its head is known. Where `isHeld` says so it is collected to its end and given to `send`, which ends the
 * response; any other passes as it comes.
 */
export function holdPage(
  response: ServerResponse,
  isHeld: (response: ServerResponse) => boolean,
  send: (body: Buffer) => Promise<void>,
): void {
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let held: boolean | undefined;
  let isSending = false;
  // Nothing is put back as it was: another wrapper may have come over this one since.
  const decide = () => {
    held ??= isHeld(response);
    return held && !isSending;
  };
  const take = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === "function") return;
    chunks.push(
      typeof chunk === "string" ? Buffer.from(chunk, isEncoding(encoding) ? encoding : "utf8") : Buffer.from(chunk as Uint8Array),
    );
  };
  response.writeHead = ((...head: unknown[]) => {
    applyHead(response, head);
    return decide() ? response : writeHead.call(response, response.statusCode);
  }) as typeof writeHead;
  response.flushHeaders = () => {
    if (!decide()) flushHeaders.call(response);
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!decide()) return write.apply(response, [chunk, ...rest] as Parameters<typeof write>);
    take(chunk, rest[0]);
    callbackOf(rest)?.();
    return true;
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    if (!decide()) return end.apply(response, args as Parameters<typeof end>);
    take(args[0], args[1]);
    const whenDone = callbackOf(args);
    if (whenDone) response.once("finish", whenDone);
    isSending = true;
    send(Buffer.concat(chunks)).catch((error: Error) => response.destroy(error));
    return response;
  }) as typeof end;
}

/** Status and headers of a head, as they would have been written: those it names go over those that were set. */
function applyHead(response: ServerResponse, [status, ...rest]: readonly unknown[]): void {
  response.statusCode = Number(status);
  for (const part of rest) {
    if (typeof part === "string") response.statusMessage = part;
    else for (const [name, value] of headersOf(part)) response.setHeader(name, value);
  }
}

/** The headers that writeHead takes, as an object or as one list of names and values. */
function headersOf(given: unknown): [string, OutgoingHttpHeader][] {
  if (!Array.isArray(given)) return Object.entries((given ?? {}) as Record<string, OutgoingHttpHeader>);
  return given.flatMap((name, at) => (at % 2 === 0 ? [[String(name), given[at + 1]] as [string, OutgoingHttpHeader]] : []));
}

function callbackOf(args: readonly unknown[]): Callback | undefined {
  return args.find((arg): arg is Callback => typeof arg === "function");
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === "string" && Buffer.isEncoding(value);
}
