import { resolveBody } from "@/lib/bodies/resolve-body";
import { bodyOfCells } from "@/lib/ingestion/parse/body-of-row";
import { placeOf, stateBesideItsSite, withPlaceOf } from "@/lib/ingestion/parse/place-of-row";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import { placesOf } from "@/lib/places/places";

it("takes the state of the body where the row says no place, and says nothing where the body has none", () => {
  const none = { location: NOT_SPECIFIED };
  expect(withPlaceOf(resolveBody("IIT Kanpur"), none).location).toBe("Uttar Pradesh");
  expect(withPlaceOf(resolveBody("ESIC, Faridabad"), none).location).toBe("Haryana");
  expect(withPlaceOf(resolveBody("UPSC"), none).location).toBe("All India");
  expect(withPlaceOf(resolveBody("Mahatma Phule Krishi Sangh"), none)).toBe(none);
  expect(withPlaceOf(resolveBody("IIT Kanpur"), { location: "Delhi" }).location).toBe("Delhi");
});

describe("a column that names another state than the official site of the row", () => {
  const placeBy = (cells: { organisation: string; state: string; applyLink?: string }) => {
    const body = bodyOfCells(cells, `${cells.organisation} Recruitment 2026`);
    if (!body) throw new Error("The row names a body");
    return withPlaceOf(body, { location: cells.state }, stateBesideItsSite(cells, body)).location;
  };
  it.each([
    ["is not believed", "WBPSC", "Bihar", "https://psc.wb.gov.in/", "West Bengal"],
    ["nor beside a commission's own site", "TNPSC", "Nagaland", "https://tnpsc.gov.in/", "Tamil Nadu"],
    [
      "nor beside one named after a state's code",
      "CG High Court",
      "Madhya Pradesh",
      "https://vyapam.cgstate.gov.in/",
      "Chhattisgarh",
    ],
    ["is believed of a body of another", "GPSC", "Goa", "https://cbes.goa.gov.in/landing", "Goa"],
    ["and of one of the union", "AIIMS Delhi", "Bihar", "https://aiimsexams.ac.in/", "Bihar"],
    ["and of a court of two", "Punjab & Haryana High Court", "Haryana", "https://highcourtchd.gov.in/", "Haryana"],
    ["and without such a site", "WBPSC", "Bihar", undefined, "Bihar"],
  ])("%s: %s in %s", (_what, organisation, state, applyLink, place) =>
    expect(placeBy({ organisation, state, applyLink })).toBe(place),
  );
});

it.each([
  ["Space Applications Centre (SAC)", "Space Applications Centre (SAC), Gujarat"],
  ["Patna", "Patna"],
  ["Any circle", "Any circle, All India"],
  ["All zones incl. RRB Bengaluru", "All zones incl. RRB Bengaluru, All India"],
  ["Centralised Recruitment (ICRB)", "Centralised Recruitment (ICRB), All India"],
  ["Various locations", "All India"],
])("places the office that stands for a place in its state: %s", (location, place) =>
  expect(placeOf({ location, state: "All India" })).toBe(place),
);

it.each([
  ["Rampurwa", "Bihar", "Rampurwa, Bihar"],
  ["Patna", "Bihar", "Patna"],
  ["All zones of Bihar", "All India", "All zones of Bihar"],
  ["Rampurwa", "NA", "Rampurwa"],
  ["Rampurwa", undefined, "Rampurwa"],
])("takes the column of the state beside a place that is not known: %s in %s", (location, state, place) =>
  expect(placeOf({ location, state })).toBe(place),
);

it("finds what all offices of a body are for in the whole country", () => {
  expect(placesOf(placeOf({ location: "All circles incl. Karnataka", state: "All India" }) ?? "")).toContain("all-india");
});
