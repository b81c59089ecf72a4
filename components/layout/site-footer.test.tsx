import { renderToStaticMarkup } from "react-dom/server.edge";
import { SiteFooter } from "@/components/layout/site-footer";
import { type Claims, WORDED_CLAIMS } from "@/lib/site";

const NOW = new Date("2026-11-26T06:00:00Z");
const none = Object.fromEntries(Object.keys(WORDED_CLAIMS).map((name) => [name, null])) as Claims;
const footer = (jobs: string | null, language: "en" | "hi" = "en") =>
  renderToStaticMarkup(<SiteFooter language={language} claims={{ ...none, jobs }} now={NOW} />);

it("says of a counted number of jobs that it holds closed ones, for its page tells of fewer that are open", () => {
  expect(footer("512")).toContain("<li>512 jobs in all, closed ones too</li>");
  expect(footer("512", "hi")).toContain("<li>अब तक कुल 512 भर्तियाँ, बंद हो चुकी भी</li>");
});

it("keeps the claim of the specification in its words", () => {
  expect(footer(WORDED_CLAIMS.jobs)).toContain("<li>75K+ jobs</li>");
});
