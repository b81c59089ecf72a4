import { createHash } from "node:crypto";

/** An inline script: it has no `src`. */
const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi;
const HAS_SOURCE = /\ssrc\s*=/i;
const NONCE = /\snonce\s*=\s*["']?([^"'\s>]*)/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]+)/i;
/** Types that a browser runs; others, such as JSON-LD, are data that no policy is about (HTML, 4.12.1). */
const RUN = /^(?:module|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * The sources of `script-src` that let exactly those inline scripts of a page run that carry a nonce (CSP Level 3, 2.3.1), each once. A page that many
 * visitors are sent cannot keep a nonce: whoever injects a script could read it there; the code is hashed with `blank` in the place of it, as it is sent.
 * @param html the bytes of the page, one letter each
 */
export function inlineScriptHashes(html: string, nonce: string, blank: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(INLINE_SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1];
    if (NONCE.exec(attributes)?.[1] !== nonce) continue;
    if (HAS_SOURCE.test(attributes) || (type !== undefined && !RUN.test(type))) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code.replaceAll(nonce, blank), "latin1").digest("base64")}'`);
  }
  return [...hashes];
}
