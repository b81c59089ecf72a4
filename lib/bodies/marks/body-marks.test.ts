import { bodyMark, bodyMarks, partMark, seatMark } from "@/lib/bodies/marks/body-marks";
import { sortMark } from "@/lib/bodies/marks/sorts";

it.each([
  ["CSL", bodyMark("cochin-shipyard-limited")],
  ["Cochin Shipyard Limited (CSL)", bodyMark("cochin-shipyard-limited")],
  ["GRSE", sortMark("shipyard")],
  ["CSL", seatMark("kochi")],
  ["SECL", partMark("coal-india-limited")],
  ["ISRO VSSC", partMark("indian-space-research-organisation")],
  ["DLSA Dumka", sortMark("legal services authority")],
  ["BMRCL", sortMark("metro")],
])("marks a notice of %s with %s", (name, mark) => expect(bodyMarks(name, "")).toContain(mark));

it("lets the state say which body of a shared short form is meant, and marks no body where none is known", () => {
  expect(bodyMarks("MPSC", "Maharashtra")).toContain(bodyMark("maharashtra-public-service-commission"));
  expect(bodyMarks("Zebra Stripes", "Kerala")).toEqual([]);
});
