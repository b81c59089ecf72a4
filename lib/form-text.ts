/**
 * What a person typed, ready to be stored: no control characters but line breaks and tabs, which only a program sends and which PostgreSQL
 * refuses in part (U+0000), and no halves of surrogate pairs, which no JSON column takes. Ends are trimmed.
 */
export function cleanFormText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .trim();
}
