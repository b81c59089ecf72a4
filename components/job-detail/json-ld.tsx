import type { JsonLd as Thing } from "@/lib/seo/job-posting";

/**
 * Structured data as a plain script element of the server's HTML, which stands after what is seen of a page: a phone has nothing of it. "<" is escaped, so
 * that no text can end the element.
 */
export function JsonLd({ thing }: { thing: Thing | null }) {
  if (!thing) return null;
  const json = JSON.stringify(thing).replace(/</g, "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is JSON with "<" escaped; React would escape its quotes too.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
