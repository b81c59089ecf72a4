import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Section } from "@react-email/section";
import { COLOURS, DARK_STYLES, FONT, MailBlockView } from "@/lib/mail/block-view";
import type { MailParts } from "@/lib/mail/blocks";

/** The HTML of a mail: one column, no picture, nothing fetched from anywhere, so that opening it tells nobody. */
export function MailDocument({ language, subject, preview, blocks, siteName, siteHref, footer, unsubscribe }: MailParts) {
  return (
    <html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK_STYLES}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, padding: 0, background: COLOURS.paper, fontFamily: FONT, ...BREAKING }}>
        {preview !== "" && (
          <div className="preview" style={HIDDEN}>
            {preview}
          </div>
        )}
        <Container style={{ maxWidth: "600px", padding: "24px 16px" }}>
          <p style={{ margin: "0 0 16px", fontSize: "20px", fontWeight: 600 }}>
            <a href={siteHref} className="ink" style={{ color: COLOURS.ink, textDecoration: "none" }}>
              {siteName}
            </a>
          </p>
          <Section className="card" style={CARD}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is made once and never changes
              <MailBlockView key={index} block={block} />
            ))}
          </Section>
          <Section className="muted" style={{ padding: "16px 24px", fontSize: "14px", lineHeight: 1.5, color: COLOURS.muted }}>
            {footer.map((line) => (
              <p key={line} style={{ margin: "0 0 4px" }}>
                {line}
              </p>
            ))}
            {unsubscribe && (
              <p style={{ margin: "8px 0 0" }}>
                <a href={unsubscribe.href} className="muted" style={{ color: COLOURS.muted }}>
                  {unsubscribe.label}
                </a>
              </p>
            )}
          </Section>
        </Container>
      </Body>
    </html>
  );
}

// A long address in what somebody wrote must not make the mail wider than a phone.
const BREAKING = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

const HIDDEN = { display: "none", maxHeight: 0, overflow: "hidden" } as const;

const CARD = {
  background: COLOURS.surface,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: "8px",
  borderCollapse: "separate",
  padding: "24px 24px 8px",
} as const;
