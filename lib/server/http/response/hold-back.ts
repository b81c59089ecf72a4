import type { ServerResponse } from "node:http";

/** Holds back the response until its status is known. Where `replacing` gives something to do for it, that is done instead of sending it. */
export function holdBack(response: ServerResponse, replacing: (status: number) => (() => Promise<void>) | null): void {
  const { writeHead, write, end, flushHeaders } = response;
  let replace: (() => Promise<void>) | null | undefined;
  // Where the head was not written yet, Node writes it with the body, in one piece and with its length.
  const decide = (status = response.statusCode) => {
    if (replace === undefined) replace = replacing(status);
    return replace;
  };
  response.writeHead = ((...args: Parameters<ServerResponse["writeHead"]>) =>
    decide(args[0]) ? response : writeHead.apply(response, args)) as typeof writeHead;
  response.flushHeaders = () => {
    if (!decide()) flushHeaders.call(response);
  };
  response.write = ((...args: Parameters<typeof write>) => (decide() ? true : write.apply(response, args))) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    const instead = decide();
    if (!instead) return end.apply(response, args);
    Object.assign(response, { writeHead, write, end, flushHeaders });
    instead().catch((error: Error) => response.destroy(error));
    return response;
  }) as typeof end;
}
