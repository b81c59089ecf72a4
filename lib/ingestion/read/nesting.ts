/** Whether elements of an XML text stand within more others than `most`. */
export function isNestedDeeper(xml: string, most: number): boolean {
  let depth = 0;
  for (let from = xml.indexOf("<"); from >= 0; ) {
    const end = endOfMarkup(xml, from);
    const isElement = /[^!?]/.test(xml[from + 1] ?? "!");
    if (xml[from + 1] === "/") depth -= 1;
    else if (isElement && xml[end - 1] !== "/") depth += 1;
    if (depth > most) return true;
    from = xml.indexOf("<", end);
  }
  return false;
}

/** Of what is no tag, how it begins and ends: within it quotes and tags are plain text. */
const NO_TAGS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

function endOfMarkup(xml: string, from: number): number {
  const ending = NO_TAGS.find(([begins]) => xml.startsWith(begins, from))?.[1];
  if (ending === undefined) return endOfTag(xml, from);
  const end = xml.indexOf(ending, from);
  return end < 0 ? xml.length : end;
}

/** Where a tag ends that begins at a place: a value of it in quotes may hold the sign that ends tags. A quote that nothing closes is none, as for the reader of workbooks. */
function endOfTag(xml: string, from: number): number {
  const signs = /["'>]/g;
  signs.lastIndex = from;
  for (let sign = signs.exec(xml); sign; sign = signs.exec(xml)) {
    if (sign[0] === ">") return sign.index;
    const closing = xml.indexOf(sign[0], sign.index + 1);
    if (closing >= 0) signs.lastIndex = closing + 1;
  }
  return xml.length;
}
