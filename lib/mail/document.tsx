import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Section } from "@react-email/section";
import { COLOURS, FONT, MailBlockView } from "@/lib/mail/block-view";
import type { MailParts } from "@/lib/mail/blocks";

/** The HTML of a mail: one column, no picture, nothing fetched from anywhere, so that opening it tells nobody. */
export function MailDocument({ language, subject, blocks, siteName, siteHref, footer, unsubscribe }: MailParts) {
  return (
    <html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </Head>
      <Body style={{ margin: 0, padding: 0, background: COLOURS.paper, fontFamily: FONT }}>
        <Container style={{ maxWidth: "600px", padding: "24px 16px" }}>
          <p style={{ margin: "0 0 16px", fontSize: "20px", fontWeight: 600 }}>
            <a href={siteHref} style={{ color: COLOURS.ink, textDecoration: "none" }}>
              {siteName}
            </a>
          </p>
          <Section style={CARD}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is made once and never changes
              <MailBlockView key={index} block={block} />
            ))}
          </Section>
          <Section style={{ padding: "16px 24px", fontSize: "14px", lineHeight: 1.5, color: COLOURS.muted }}>
            {footer.map((line) => (
              <p key={line} style={{ margin: "0 0 4px" }}>
                {line}
              </p>
            ))}
            {unsubscribe && (
              <p style={{ margin: "8px 0 0" }}>
                <a href={unsubscribe.href} style={{ color: COLOURS.muted }}>
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

const CARD = {
  background: COLOURS.surface,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: "8px",
  borderCollapse: "separate",
  padding: "24px 24px 8px",
} as const;
