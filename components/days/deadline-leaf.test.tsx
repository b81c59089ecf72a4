import { renderToStaticMarkup } from "react-dom/server";
import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import { lastDate } from "@/lib/dates";
import { translator } from "@/lib/i18n/translate";

const NOW = new Date("2026-11-21T06:00:00Z");

function leafOf(deadline: string, language: "en" | "hi" = "en", closesAt?: string) {
  const html = renderToStaticMarkup(
    <DeadlineLeaf last={lastDate(deadline, closesAt)} now={NOW} language={language} t={translator(language, "jobs")} />,
  );
  const heard = html.replace(/<span aria-hidden="true".*?<\/span>/g, "").replace(/<[^>]+>/g, "");
  const seen = [...html.matchAll(/aria-hidden="true"[^>]*>(.*?)<\/span>/g)].map((match) => match[1]);
  return { html, heard, seen };
}

it("is read whole by a screen reader and in three words by the eye", () => {
  const { html, heard, seen } = leafOf("2026-12-12");
  expect(html).toMatch(/^<time dateTime="2026-12-12"/i);
  expect(heard).toBe("Last date 12 December 2026, 22 days left");
  expect(seen).toEqual(["Dec", "12", "22 days"]);
});

it("wears the colour of its urgency at both ends of each band (spec section 4), and says so in words", () => {
  const shown = ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24", "2026-11-28", "2026-12-05", "2026-12-06"].map((day) => {
    const { html, seen } = leafOf(day);
    return `${/data-tone="(\w+)"/.exec(html)?.[1]}: ${seen[2]}`;
  });
  expect(shown).toEqual([
    "expired: Closed",
    "critical: Today",
    "critical: 3 days",
    "urgent: 4 days",
    "soon: 8 days",
    "soon: 15 days",
    "open: 16 days",
  ]);
  expect(leafOf("2026-11-20").heard).toBe("Last date 20 November 2026, Application closed");
  expect(leafOf("2026-11-21").heard).toBe("Last date 21 November 2026, 1 day left");
});

it("writes Sep, and Hindi months in full", () => {
  expect(leafOf("2027-09-05").seen[0]).toBe("Sep");
  expect(leafOf("2027-09-05", "hi").seen[0]).toBe("सितंबर");
});

it("says till which hour on the last day, and from that hour on that it is closed", () => {
  const till = (closesAt: string, language: "en" | "hi" = "en") => leafOf("2026-11-21", language, closesAt);
  expect(till("2026-11-21T17:00:00+05:30").seen[2]).toBe("till 5 pm");
  expect(till("2026-11-21T17:30:00+05:30").seen[2]).toBe("5:30 pm");
  expect(till("2026-11-21T17:00:00+05:30", "hi").seen[2]).toBe("5 बजे तक");
  expect(till("2026-11-21T17:00:00+05:30").heard).toBe("Last date 21 November 2026, till 5 pm, 1 day left");
  // It is 11:30 in India.
  expect(till("2026-11-21T11:30:00+05:30").seen[2]).toBe("Closed");
  expect(till("2026-11-21T11:30:00+05:30").html).toContain('data-tone="expired"');
});
