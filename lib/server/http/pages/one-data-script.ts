/** Where one script that hands a page's data to React ends and the next begins. */
const between = (mark: string) => `</script><script nonce="${mark}">self.__next_f.push(`;
const DATA = /^\(?self\.__next_f/;

/**
 * A page whose data come in one script. React writes a new one for each part that it is done with, a dozen a page, which matters where a page is sent
 * in parts; each costs 54 bytes of the head, where the policy names its hash and nothing is compressed (docs/decisions/022).
 * @param html the bytes of the page as Next wrote it, one letter each
 * @param mark what the site's own scripts are known by: no other is taken into one of them
 */
export function withOneDataScript(html: string, mark: string): string {
  const gap = between(mark);
  const begin = `<script nonce="${mark}">`;
  let done = "";
  let from = 0;
  for (let at = html.indexOf(gap); at >= 0; at = html.indexOf(gap, at + 1)) {
    // Within a script of data no "<" stands: they are written otherwise.
    const own = html.lastIndexOf("<", at - 1);
    const code = own + begin.length;
    if (!html.startsWith(begin, own) || !DATA.test(html.slice(code, code + 20))) continue;
    done += `${html.slice(from, at)};`;
    from = at + "</script>".length + begin.length;
  }
  return done + html.slice(from);
}
