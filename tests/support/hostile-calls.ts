import type { TestAccount } from "@/tests/support/accounts";
import { ATTACKS } from "@/tests/support/attacks";
import { call } from "@/tests/support/call";

export type Handler = Parameters<typeof call>[0];

/** An element that a browser would make of a text that was not escaped. */
export const ELEMENT =
  /<\/?(?:script|img|svg|math|iframe|object|embed|style|base|meta|link|video|audio|marquee|body|input|template)[\s>/]/i;
/** Attacks, and texts that a form may not hold as they are: control characters and halves of surrogate pairs. */
export const HOSTILE = [...ATTACKS, "nul \u0000 byte", "half \ud83d of a pair", "bell \u0007 and \u001b[31m"];

/** Makes calls as somebody of the staff, each from a network of its own. */
export function callsFromEverywhere(who: () => TestAccount) {
  let sender = 0;
  return async function send(handler: Handler, method: string, body?: unknown, id?: number): Promise<Response> {
    sender += 1;
    const headers = { ...who().bearer, "x-forwarded-for": `10.2.${sender >> 8}.${sender & 255}` };
    return call(handler, "/api/x", { method, id, headers, json: body });
  };
}
