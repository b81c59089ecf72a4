/** Plain text as HTML or XML that shows it: by numbers, since XML knows few of the names that HTML has. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
