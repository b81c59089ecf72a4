/** What a text would bring along that got into a page as HTML: no such place is known, so tests of the policy need one. */
const TEXT = `<p>A text</p>
<script>document.documentElement.dataset.stolen = "by a script"</script>
<script nonce="0000000000000000000000">document.documentElement.dataset.stolen = "by a script with the nonce of the page"</script>
<img src="/no-such-picture.png" alt="" onerror="document.documentElement.dataset.stolen = 'by an attribute'">`;

export function InjectedText() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page shows what happens then.
  return <main dangerouslySetInnerHTML={{ __html: TEXT }} />;
}
