import type { MailBlock, MailItem, MailParts } from "@/lib/mail/template";

// Mail programs read neither stylesheets nor variables reliably: the light tokens of app/globals.css, written out.
const COLOURS = { paper: "#faf8f4", surface: "#ffffff", ink: "#17213a", muted: "#545e75", line: "#ddd8cc", neel: "#1d4f91" };
const FONT = "Mukta,'Noto Sans Devanagari','Nirmala UI','Segoe UI',Roboto,Arial,sans-serif";
const P = `margin:0 0 16px;font-size:16px;line-height:1.6;color:${COLOURS.ink}`;

/** The HTML of a mail: one column, no picture, nothing fetched from anywhere, so that opening it tells nobody. */
export function renderHtml(parts: MailParts): string {
  const { language, subject, blocks } = parts;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOURS.paper};font-family:${FONT}">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:600"><a href="${escapeHtml(parts.siteHref)}" style="color:${COLOURS.ink};text-decoration:none">${escapeHtml(parts.siteName)}</a></p>
<div style="background:${COLOURS.surface};border:1px solid ${COLOURS.line};border-radius:8px;padding:24px 24px 8px">
${blocks.map(blockHtml).join("\n")}
</div>
${footerHtml(parts)}
</div>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case "heading":
      return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${COLOURS.ink}">${escapeHtml(block.text)}</h1>`;
    case "paragraph":
      return `<p style="${P}">${withBreaks(block.text)}</p>`;
    case "quote":
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${COLOURS.line};font-size:16px;line-height:1.6;color:${COLOURS.ink}">${withBreaks(block.text)}</blockquote>`;
    case "button":
      return `<p style="${P}"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;background:${COLOURS.neel};border-radius:6px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case "list":
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${block.items.map(itemHtml).join("")}</ul>`;
  }
}

function itemHtml({ text, href, detail }: MailItem): string {
  const head = href ? `<a href="${escapeHtml(href)}" style="color:${COLOURS.neel}">${escapeHtml(text)}</a>` : escapeHtml(text);
  const below = detail ? `<br><span style="color:${COLOURS.muted}">${escapeHtml(detail)}</span>` : "";
  return `<li style="margin:0 0 12px;font-size:16px;line-height:1.5;color:${COLOURS.ink}">${head}${below}</li>`;
}

function footerHtml({ footer, unsubscribe }: MailParts): string {
  const link = unsubscribe
    ? `<p style="margin:8px 0 0"><a href="${escapeHtml(unsubscribe.href)}" style="color:${COLOURS.muted}">${escapeHtml(unsubscribe.label)}</a></p>`
    : "";
  const lines = footer.map((line) => `<p style="margin:0 0 4px">${escapeHtml(line)}</p>`).join("");
  return `<div style="padding:16px 24px;font-size:14px;line-height:1.5;color:${COLOURS.muted}">${lines}${link}</div>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in an element and in an attribute; control characters are left out. */
function escapeHtml(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}/gu, "").replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function withBreaks(text: string): string {
  return escapeHtml(text.replace(/\r\n?/g, "\n")).replace(/\n/g, "<br>");
}
