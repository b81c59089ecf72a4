/** The host of a source link without "www."; null where there is no link or it cannot be read: a listing then names none. */
export function sourceHost(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  return new URL(url).hostname.replace(/^www\./, "") || null;
}
