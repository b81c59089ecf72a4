import { toListingRow } from "@/lib/ingestion/parse/columns";
import { readRow } from "@/lib/ingestion/read-listings";

const CONTEXT = { seenAt: new Date("2026-11-27"), site: { host: "example.org", hasListingLinks: true }, losesDigits: false };
const FIGURES = { Post: "Clerk", Board: "Example Board", "Last Date": "Within 15 days" };

it.each([
  [{ Remarks: "Last date extended to 31-12-2026" }, "Within 15 days; Last date extended to 31-12-2026"],
  [{ Status: "Cancelled" }, "Within 15 days; Status: Cancelled"],
  [{}, "Within 15 days"],
])("tells an editor beside what is at fault what the row %j remarks, which is in none of its cells", (remarks, detail) => {
  const read = readRow(toListingRow(1, { ...FIGURES, ...remarks }), CONTEXT);
  expect("waiting" in read && read.waiting).toMatchObject({ reason: "deadline without a date", detail });
});
