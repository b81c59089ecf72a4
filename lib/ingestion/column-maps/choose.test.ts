import { mapFor, shapeKey } from "@/lib/ingestion/column-maps/choose";
import { toListingRow } from "@/lib/ingestion/parse/columns";
import { BY_NAME } from "@/lib/ingestion/parse/field-labels";

const RECORD = {
  Werk: "Clerk",
  "Last Date": "05-12-2026",
  "Extended Last Date": "20-12-2026",
  "Fee (Gen)": 500,
  "Fee (SC/ST)": "Nil",
  Status: "Closed",
};
const NAMES = {
  werk: "title",
  lastdate: BY_NAME,
  extendedlastdate: BY_NAME,
  feegen: BY_NAME,
  feescst: BY_NAME,
  status: BY_NAME,
} as const;

it("reads the columns of which nobody said anything by their names, beside those that somebody did", () => {
  const headers = Object.keys(RECORD);
  const key = shapeKey([{ record: RECORD }], headers);
  const map = mapFor([{ ...key, columns: NAMES, fixed: { organisation: "Example Board" } }], key, headers);
  expect(toListingRow(1, RECORD, undefined, map)).toMatchObject({
    cells: { title: "Clerk", organisation: "Example Board", deadline: "20-12-2026", applicationFee: "Gen: 500; SC/ST: Nil" },
    closed: "Status: Closed",
  });
});

it("reads the columns of a map of an earlier release by their names, where it has what these say", () => {
  const headers = Object.keys(RECORD);
  const key = shapeKey([{ record: RECORD }], headers);
  const dates = { lastdate: "deadline", extendedlastdate: "deadline" } as const;
  const columns = { ...NAMES, ...dates, feegen: "applicationFee", feescst: "applicationFee", status: null } as const;
  const map = mapFor([{ ...key, columns, fixed: {} }], key, headers);
  expect(map?.columns).toEqual({ werk: "title" });
  expect(toListingRow(1, RECORD, undefined, map)).toMatchObject({
    cells: { title: "Clerk", deadline: "20-12-2026", applicationFee: "Gen: 500; SC/ST: Nil" },
    closed: "Status: Closed",
  });
});

it("finds for a file with further columns the map that names all that were there before", () => {
  const key = { host: "example.org", shape: "0".repeat(64) };
  const kept = [{ ...key, columns: { werk: "title", status: BY_NAME }, fixed: {} } as const];
  const other = { ...key, shape: "1".repeat(64) };
  expect(mapFor(kept, other, ["Werk", "Status", "Colour"])?.columns).toEqual({ werk: "title" });
  expect(mapFor(kept, other, ["Werk", "Colour"])).toBeUndefined();
});
