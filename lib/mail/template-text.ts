import type { MailBlock, MailParts } from "@/lib/mail/blocks";

/** The plain text of a mail: what stands in the HTML, links written out. */
export function renderText({ blocks, siteName, siteHref, footer, unsubscribe }: MailParts): string {
  const foot = [...footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []), `${siteName}: ${siteHref}`];
  // "-- " begins a signature, which mail programs set apart.
  return `${[...blocks.map(blockText), `-- \n${foot.join("\n")}`].join("\n\n")}\n`;
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
