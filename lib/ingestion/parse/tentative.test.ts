import { toListingRow } from "@/lib/ingestion/parse/columns";
import { listingOf } from "@/lib/ingestion/parse/listing-of";

const CONTEXT = { seenAt: new Date("2026-08-20"), site: { host: "example.org", hasListingLinks: true }, losesDigits: false };

function read(change: Record<string, unknown>) {
  const row = { title: "Assistant", organisation: "Example Board", "last date": "30-09-2026", "posted on": "01-08-2026" };
  return listingOf(toListingRow(1, { ...row, ...change }), CONTEXT);
}

it.each([
  ["30-09-2026 (Tentative)", true],
  ["Tentatively 30-09-2026", true],
  ["30-09-2026 (संभावित)", true],
  ["20-08-2026 (Tentative)", true],
  ["19-08-2026 (Tentative)", false],
  ["30-09-2026; CBT tentatively on 10-01-2027", false],
  ["30-09-2026 (likely to be extended)", false],
])("leaves to a person the last date %j, which nobody has fixed, while it is to come: %s", (lDate, isLeft) =>
  expect(read({ "last date": lDate })).toMatchObject(isLeft ? { reason: "tentative-deadline" } : { job: {} }),
);

it("takes a last date for tentative where its column is called so", () => {
  const named = read({ "last date": undefined, "Last Date (Tentative)": "30-09-2026" });
  expect(named).toMatchObject({ reason: "tentative-deadline", detail: "30-09-2026 (tentative)" });
});
