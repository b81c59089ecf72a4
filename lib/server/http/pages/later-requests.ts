/** Scripts and preloads as React writes them into the head: all of them are asked for the moment the first packet is there. */
const REQUESTS = /<script src="[^"]+" async=""[^>]*><\/script>|<link rel="preload"[^>]*>/g;
/** The first of the scripts that hand a page's data to React; whatever is seen of the page stands above it. */
const DATA = /<script[^>]*>\(?self\.__next_f/;

/**
 * A page whose scripts and fonts are asked for after all that is seen of it, instead of before: on a slow line they took bytes from the HTML
 * itself, which the first paint waits for (docs/decisions/041). React finds them wherever they stand. A page without data is left as it is.
 */
export function withLaterRequests(html: string): string {
  const head = html.indexOf("</head>");
  const data = placeOfData(html);
  if (head < 0 || data < head) return html;
  const later = new Set<string>();
  const rest = html.slice(0, head).replace(REQUESTS, (request) => {
    later.add(request);
    return "";
  });
  return `${rest}${html.slice(head, data)}${[...later].join("")}${html.slice(data)}`;
}

/** Where all that is seen of a page has been said, and its data begin; -1 where it has none. */
export function placeOfData(html: string): number {
  return DATA.exec(html)?.index ?? -1;
}
