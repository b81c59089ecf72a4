import makeEtag from "etag";

/** A weak tag of a body: equal for equal bodies, whatever compression is put on them on the way. */
export function etagOf(body: string): string {
  return makeEtag(body, { weak: true });
}

/** Whether If-None-Match says that the client already has this body (RFC 9110, 13.1.2: the comparison is weak). */
export function hasCurrentCopy(request: Request, etag: string): boolean {
  const header = request.headers.get("if-none-match");
  if (header === null) return false;
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
