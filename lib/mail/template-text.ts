import type { MailBlock, MailParts } from "@/lib/mail/template";

/** The plain text of a mail: what stands in the HTML, links written out. */
export function renderText({ blocks, siteName, siteHref, footer, unsubscribe }: MailParts): string {
  const foot = [...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []), `${siteName}: ${siteHref}`];
  // "-- " begins a signature, which mail programs set apart.
  return clean([...blocks.map(blockText), `-- \n${foot.join("\n")}`].join("\n\n")).concat("\n");
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return block.text;
    case "button":
      return `${block.label}:\n${block.href}`;
    case "quote":
      return block.text.replace(/^/gm, "> ");
    case "list":
      return block.items.map(({ text, detail, href }) => [`- ${text}`, detail, href].filter(Boolean).join("\n  ")).join("\n");
  }
}

/** Without control characters, which only a hostile text holds; line breaks and tabs stay. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])\p{Cc}/gu, "");
}
