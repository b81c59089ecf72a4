const SAMPLE_BYTES = 4_096;
/** Bytes that are no UTF-8 for each character that is: fewer are torn places in a file of UTF-8, more another encoding. */
const MOST_TORN = 0.1;

/**
 * The text of a file in whatever encoding it is: by its byte order mark, as UTF-16 without one (Excel's "Unicode text" saved by other
 * programs), as UTF-8, in the encoding that the address or the file declares, else as Windows writes in India (windows-1252). A NUL is
 * no part of any text and is left out.
 */
export function decodeText(bytes: Uint8Array, contentType = ""): string {
  return decodeMarked(bytes, contentType)
    .replaceAll("\0", "")
    .replace(/^\uFEFF/, "");
}

function decodeMarked(bytes: Uint8Array, contentType: string): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeOther(bytes, contentType);
  }
}

function decodeOther(bytes: Uint8Array, contentType: string): string {
  const torn = new TextDecoder("utf-8").decode(bytes);
  const bad = torn.match(/\uFFFD/g)?.length ?? 0;
  const whole = torn.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  if (bad < whole * MOST_TORN) return torn;
  const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, SAMPLE_BYTES));
  const declared = [contentType, start].map((text) => /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(text)?.[1]);
  for (const label of [...declared, "windows-1252"]) {
    const decoder = label && !/^utf-?(?:8|16)/i.test(label) ? decoderOf(label) : null;
    if (decoder) return decoder.encoding === "windows-1252" ? withDashes(decoder.decode(bytes)) : decoder.decode(bytes);
  }
  return torn;
}

/** What windows-1252 has where Latin 1 has controls. Node 20 decodes these 32 bytes as Latin 1. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function withDashes(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80] ?? control);
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    // A label that no standard knows says nothing.
    return null;
  }
}

/** UTF-16 by its mark, or by the NUL in every second place that Latin letters, digits and commas have in it. */
export function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  const many = sample.length / 20;
  if (odd > many && odd > even * 10) return "utf-16le";
  return even > many && even > odd * 10 ? "utf-16be" : null;
}
