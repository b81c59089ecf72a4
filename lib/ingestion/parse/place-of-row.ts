import { statesIn } from "@/lib/bodies/kinds";
import { resolveBody } from "@/lib/bodies/resolve-body";
import { stateOfSites } from "@/lib/bodies/sites";
import { linksOf, type RowBody } from "@/lib/ingestion/parse/body-of-row";
import { lineOf } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import { namesPlace, placeName, placesOf } from "@/lib/places/places";
import { isStateKey } from "@/lib/places/states";

/**
 * A row that says no place is in the state of its body, all India for one of the union: it follows from the body, and no column states it. So is one whose
 * column names another state than its body and `site`, the state of the official site that it leads to.
 */
export function withPlaceOf<Fields extends { location: string }>(
  { state }: Pick<RowBody, "state">,
  fields: Fields,
  site: string | null = null,
): Fields {
  const place = state === null ? null : placeName(state);
  const isOfBody = fields.location === NOT_SPECIFIED || (site !== null && site === state);
  return isOfBody && place !== null ? { ...fields, location: place } : fields;
}

/** Bodies of one state alone; a high court may be of two. */
const OF_ONE_STATE: readonly RowBody["department"][] = ["state-government", "state-police"];

/**
 * The state of the official sites that a row leads to, or of a state's body whose own site it leads to, where its column names another: some sources guess
 * that from their own words.
 */
export function stateBesideItsSite(cells: ListingRow["cells"], { body, department }: RowBody): string | null {
  const [named, ...others] = statesIn(cells.state ?? "");
  if (cells.location !== undefined || named === undefined || others.length > 0) return null;
  const hosts = linksOf({ ...cells, listingLink: undefined }).map((link) => new URL(link).host);
  const isItsOwn = body?.hosts.some((host) => hosts.some((one) => one === host || one.endsWith(`.${host}`)));
  const site = stateOfSites(hosts) ?? (isItsOwn && OF_ONE_STATE.includes(department) ? (body?.state ?? null) : null);
  return site === named ? null : site;
}

/** Offices all over the country, of which a row may name one: "All zones incl. RRB Bengaluru". */
const ALL_OFFICES =
  /^(?:all|any)\s+(?:[\p{L}.]+\s+){0,2}(?:circles?|zones?|regions?|divisions?|branch(?:es)?|offices?)\b(?!\s+(?:of|in|within)\b)/iu;

/**
 * The place that a row names, of an office named in its stead with the state of that ("Space Applications Centre (SAC), Gujarat"), and of what is no place, or is all of a body's offices,
 * with the column of its state ("Any SBI circle, All India"). Null where it names none.
 */
export function placeOf({ location, state }: ListingRow["cells"]): string | null {
  const { max } = JOB_FIELDS.location.value;
  const place = lineOf(location, max);
  if (place === null) return location === undefined ? lineOf(state, max) : null;
  const written = placesOf(place).length === 0 ? state : `${place}, ${state}`;
  const inState = state !== undefined && namesPlace(state) ? lineOf(written, max) : null;
  if (ALL_OFFICES.test(place)) return inState ?? place;
  if (namesPlace(place)) return place;
  const ofOffice = resolveBody(place).body?.state ?? "";
  return isStateKey(ofOffice) ? `${place}, ${placeName(ofOffice)}`.slice(0, max) : (inState ?? place);
}
