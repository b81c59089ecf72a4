import type { Page } from "@playwright/test";

/** What a window has been asked about: the head and the foot of every page of a language, the exams that stand below every month. */
export type Seen = Set<string>;

/**
 * Hides parts that this window was asked about, word for word and in the same place, whatever their links lead to: they are most of a small page. They stay in
 * the document, which React may still be taking over.
 */
export async function hideSeen(page: Page, seen: Seen): Promise<void> {
  const found = await page.locator("header, footer, article").evaluateAll(
    async (parts, known) => {
      const markOf = async (part: Element, at: number) => {
        const place = [];
        for (let above = part.parentElement; above; above = above.parentElement) place.push(above.tagName, above.className);
        const text = `${document.documentElement.lang} ${at} ${place} ${part.outerHTML.replaceAll(/ href="[^"]*"/g, ' href=""')}`;
        const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
        return [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join();
      };
      const marks = await Promise.all(parts.map(markOf));
      for (const [at, mark] of marks.entries()) if (known.includes(mark)) parts[at]?.setAttribute("data-seen", "");
      const style = document.createElement("style");
      style.dataset.seen = "";
      style.textContent = "[data-seen] { display: none !important }";
      document.head.append(style);
      return marks;
    },
    [...seen],
  );
  for (const mark of found) seen.add(mark);
}

/** Shows them again, for what is done on the page after the look. */
export async function showSeen(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("[data-seen]"))
      part.matches("style") ? part.remove() : part.removeAttribute("data-seen");
  });
}
