/** The host of a source link without "www."; null where there is no link or it cannot be read (the card then says "Source site"). */
export function sourceHost(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, "") || null;
}
