/**
 * A title without what stands behind its last dash, where the name of the body, which stands beside it, has every word of it
 * ("Junior Clerk - UPSC"). Takes both as published or both as shown.
 */
export function withoutBody(title: string, body: string): string {
  const [, head, tail] = /^(.+)\s[-–]\s(.+)$/su.exec(title) ?? [];
  if (!head || !tail) return title;
  const said = new Set(wordsOf(body));
  return wordsOf(tail).every((word) => said.has(word)) ? head : title;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
