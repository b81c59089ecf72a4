import { Button } from "@react-email/button";
import { Fragment } from "react";
import type { MailBlock, MailItem } from "@/lib/mail/blocks";

// Mail programs read neither stylesheets nor variables reliably: the light tokens of app/globals.css, written out.
export const COLOURS = {
  paper: "#faf8f4",
  surface: "#ffffff",
  ink: "#17213a",
  muted: "#545e75",
  line: "#ddd8cc",
  neel: "#1d4f91",
};
/** The dark tokens, for mail programs that follow the device and read the styles of a mail; each names what it colours. */
export const DARK_STYLES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
.paper,.paper>table>tbody>tr>td{background:#0f1521!important}.card{background:#18202f!important;border-color:#2c374b!important}
.ink{color:#e9edf5!important}.muted{color:#a9b4c8!important}.link{color:#8fb8ff!important}.quote{border-color:#2c374b!important}
.button{background:#8fb8ff!important;color:#0f1521!important}.button span{color:#0f1521!important}}`;
export const FONT = "Mukta,'Noto Sans Devanagari','Nirmala UI','Segoe UI',Roboto,Arial,sans-serif";

const PARAGRAPH = { margin: "0 0 16px", fontSize: "16px", lineHeight: 1.6, color: COLOURS.ink };
const HEADING = { margin: "0 0 16px", fontSize: "22px", lineHeight: 1.3, color: COLOURS.ink };
const QUOTE = { ...PARAGRAPH, padding: "0 0 0 12px", borderLeft: `3px solid ${COLOURS.line}` };
const LINE = { margin: "0 0 12px", fontSize: "16px", lineHeight: 1.5, color: COLOURS.ink };
const BUTTON = {
  padding: "12px 20px",
  background: COLOURS.neel,
  borderRadius: "6px",
  color: "#ffffff",
  fontSize: "16px",
  fontWeight: 600,
};

/** One block of a mail. */
export function MailBlockView({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case "heading":
      return (
        <h1 className="ink" style={HEADING}>
          {block.text}
        </h1>
      );
    case "paragraph":
      return (
        <p className="ink" style={PARAGRAPH}>
          {withBreaks(block.text)}
        </p>
      );
    case "quote":
      return (
        <blockquote className="ink quote" style={QUOTE}>
          {withBreaks(block.text)}
        </blockquote>
      );
    case "button":
      return (
        <p style={PARAGRAPH}>
          <Button href={block.href} className="button" style={BUTTON}>
            {block.label}
          </Button>
        </p>
      );
    case "list":
      return (
        <ul style={{ margin: "0 0 16px", padding: "0 0 0 20px" }}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail is made once and never changes
            <ItemView key={index} item={item} />
          ))}
        </ul>
      );
  }
}

function ItemView({ item: { text, href, detail } }: { item: MailItem }) {
  return (
    <li className="ink" style={LINE}>
      {href ? (
        <a href={href} className="link" style={{ color: COLOURS.neel }}>
          {text}
        </a>
      ) : (
        text
      )}
      {detail && (
        <>
          <br />
          <span className="muted" style={{ color: COLOURS.muted }}>
            {detail}
          </span>
        </>
      )}
    </li>
  );
}

function withBreaks(text: string) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is made once and never changes
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
