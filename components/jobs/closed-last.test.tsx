import { renderToStaticMarkup } from "react-dom/server";
import { ReadAs } from "@/components/jobs/read-as";
import type { ClosedOfBody } from "@/lib/jobs/search/reading/closed-of-body";

const now = new Date("2026-11-27T06:00:00Z");

it.each([
  ["en", "SSC has no notice open now that fits this search. Closed last: Peon (24 Nov 2026)"],
  ["hi", "इस खोज के लिए एसएससी की कोई भर्ती अभी खुली नहीं है। पिछली बंद भर्तियाँ: चपरासी (24 नवंबर 2026)"],
] as const)("says in %s that the body of a search has none open, with the way to what it closed last", (language, said) => {
  const closedOfBody = {
    body: { en: "SSC", hi: "एसएससी" },
    latest: [{ id: 7, title: "Peon", titleHi: "चपरासी", deadline: "2026-11-24" }],
  };
  const reading = { readAs: null, without: null, exactly: "", closedOfBody: closedOfBody as unknown as ClosedOfBody };
  const html = renderToStaticMarkup(
    <ReadAs {...reading} filters={{ search: "ssc peon" }} language={language} hrefOf={() => "/"} now={now} />,
  );
  expect(html).toContain(`href="/job/7${language === "hi" ? "?lang=hi" : ""}"`);
  expect(html.replace(/<[^>]+>/g, "").trim()).toBe(said);
});
