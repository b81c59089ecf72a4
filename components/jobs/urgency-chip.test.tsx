import { renderToStaticMarkup } from "react-dom/server";
import { UrgencyChip } from "@/components/jobs/urgency-chip";
import { addDays, dayInIndia, lastDate } from "@/lib/dates";
import { translator } from "@/lib/i18n/translate";

const NOW = new Date("2026-11-21T06:00:00Z");

/** The bands of spec section 4 (Job urgency), which the card, the dialog and the comparison share: both ends of each. */
it.each([
  [-1, "Expired", "expired"],
  [0, "1 day left - Apply NOW!", "critical"],
  [2, "3 days left - Apply NOW!", "critical"],
  [3, "4 days left - Urgent", "urgent"],
  [6, "7 days left - Urgent", "urgent"],
  [7, "8 days left", "soon"],
  [14, "15 days left", "soon"],
  [15, "16 days left", "open"],
])("a deadline %d days from today reads '%s'", (days, words, band) => {
  const deadline = addDays(dayInIndia(NOW), days);
  const html = renderToStaticMarkup(<UrgencyChip last={lastDate(deadline)} now={NOW} t={translator("en", "jobs")} />);
  expect(html.replace(/<[^>]+>/g, "")).toBe(words);
  expect(html).toContain(`text-${band}`);
});
