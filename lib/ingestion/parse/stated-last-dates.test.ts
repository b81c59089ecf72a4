import { lastDatesIn } from "@/lib/ingestion/parse/stated-last-dates";

it.each([
  ["Clerk, 12 posts (last date 30.06.2026)", "30.06.2026"],
  ["Closing date for receipt of applications is 5th June, 2026.", "5th June, 2026"],
  ["Last date: 30-06-2026 (up to 05:00 PM), interview later", "30-06-2026 (up to 05:00 PM"],
  ["Last date 30.06.2026, 17.30 hrs", "30.06.2026, 17.30 hrs"],
  ["Last date 30-06-2026 12 posts", "30-06-2026"],
  ["Last date of payment of fee: 03-07-2026. Last date to apply: 30-06-2026", "30-06-2026"],
  ["Last Date to Apply Online & Payment of Fee : 30-06-2026 (03:00 PM)", "30-06-2026 (03:00 PM"],
  ["Last date for the hard copy 10-07-2026", undefined],
])("of the sentence %j takes the last date to apply, with its hour", (text, date) => expect(lastDatesIn(text)[0]).toBe(date));
