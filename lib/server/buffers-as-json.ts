/**
 * Lets buffers be written as JSON in base64, and not as one number a byte. Next writes every page that it keeps as JSON to count the letters
 * (`IncrementalCache.set`, which needs the count for answers of `fetch` alone), and a page's data are a buffer of some 100 KB: that was 6 of 50 ms of
 * CPU for each page made. Nothing reads such JSON back; `Buffer.from` does not.
 */
export function writeBuffersShort(): void {
  Buffer.prototype.toJSON = function asBase64(this: Buffer) {
    return { type: "Buffer", data: this.toString("base64") } as never;
  };
}
