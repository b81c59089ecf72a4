/** Whether elements of an XML text stand within more others than `most`. */
export function isNestedDeeper(xml: string, most: number): boolean {
  let depth = 0;
  for (let from = xml.indexOf("<"); from >= 0; ) {
    const end = endOfTag(xml, from);
    const isElement = /[^!?]/.test(xml[from + 1] ?? "!");
    if (xml[from + 1] === "/") depth -= 1;
    else if (isElement && xml[end - 1] !== "/") depth += 1;
    if (depth > most) return true;
    from = xml.indexOf("<", end);
  }
  return false;
}

/** Where a tag ends that begins at a place: a value of it in quotes may hold the sign that ends tags. */
function endOfTag(xml: string, from: number): number {
  const signs = /["'>]/g;
  signs.lastIndex = from;
  for (let sign = signs.exec(xml); sign; sign = signs.exec(xml)) {
    if (sign[0] === ">") return sign.index;
    const closing = xml.indexOf(sign[0], sign.index + 1);
    if (closing < 0) break;
    signs.lastIndex = closing + 1;
  }
  return xml.length;
}
