/** A name without what differs from one writing of it to the next: case, dots, dashes, brackets, "&" for "and", a leading "the". */
export function folded(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[.'’](?=\p{L}|\s|$)/gu, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .replace(/^the /, "");
}
