import makeEtag from "etag";

/** A weak tag of a body: equal for equal bodies, whatever compression is put on them on the way. */
export function etagOf(body: string | Buffer): string {
  return makeEtag(body, { weak: true });
}

/** Whether If-None-Match says that the client already has this body. */
export function hasCurrentCopy(request: Request, etag: string): boolean {
  return isCurrentTag(request.headers.get("if-none-match"), etag);
}

/** Whether the tags of If-None-Match name this one (RFC 9110, 13.1.2: the comparison is weak). */
export function isCurrentTag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header === etag || header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
