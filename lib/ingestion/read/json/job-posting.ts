import type { JsonObject } from "@/lib/ingestion/read/entries";
import { isPlainObject } from "@/lib/plain-object";

const MAX_DEPTH = 12;
const MAX_POSTINGS = 50_000;

/** The JobPostings of schema.org anywhere in a JSON-LD document (one, an array, `@graph`, items of a list), as records of a listing. */
export function jobPostingsIn(root: unknown): JsonObject[] {
  const found: JsonObject[] = [];
  const look = (value: unknown, depth: number) => {
    if (depth > MAX_DEPTH || found.length >= MAX_POSTINGS) return;
    if (Array.isArray(value)) for (const item of value) look(item, depth + 1);
    else if (isPlainObject(value)) {
      if (typesOf(value).includes("JobPosting")) found.push(postingRecord(value));
      else if ("@context" in value || "@graph" in value || "@type" in value)
        for (const inner of Object.values(value)) look(inner, depth + 1);
    }
  };
  look(root, 0);
  return found;
}

function typesOf(value: JsonObject): string[] {
  return [value["@type"]].flat().map((type) => String(type ?? "").replace(/^.*[/:]/, ""));
}

/** What a JobPosting says, under the names that the table of columns knows. Values of other currencies than rupees keep theirs. */
export function postingRecord(posting: JsonObject): JsonObject {
  const body = [posting.hiringOrganization].flat()[0];
  const identifier = posting.identifier;
  return withoutNothing({
    "job title": textOf(posting.title) ?? textOf(posting.name),
    organisation: textOf(body),
    "official website": isPlainObject(body) ? (textOf(body.sameAs) ?? textOf(body.url)) : undefined,
    "date posted": textOf(posting.datePosted),
    "valid through": textOf(posting.validThrough),
    description: textOf(posting.description),
    "employment type": textOf(posting.employmentType),
    location: joined([posting.jobLocation].flat().map(placeOf)),
    salary: payOf(posting.baseSalary, textOf(posting.salaryCurrency)) ?? textOf(posting.salary),
    qualification: textOf(posting.qualifications) ?? credential(posting.educationRequirements),
    experience: credential(posting.experienceRequirements),
    "total job openings": textOf(posting.totalJobOpenings),
    id: isPlainObject(identifier) ? textOf(identifier.value) : textOf(identifier),
    url: textOf(posting.url) ?? textOf(posting["@id"]),
  });
}

function credential(value: unknown): string | undefined {
  const items = [value]
    .flat()
    .map((item) => (isPlainObject(item) ? (textOf(item.credentialCategory) ?? textOf(item)) : textOf(item)));
  return joined(items);
}

function placeOf(place: unknown): string | undefined {
  const address = isPlainObject(place) ? (place.address ?? place.name) : place;
  if (!isPlainObject(address)) return textOf(address);
  return joined([textOf(address.addressLocality), textOf(address.addressRegion)]);
}

function payOf(pay: unknown, currency = ""): string | undefined {
  if (!isPlainObject(pay)) return pay === undefined || pay === null ? undefined : amount(textOf(pay) ?? "", currency);
  const value = isPlainObject(pay.value) ? pay.value : pay;
  const least = textOf(value.minValue) ?? textOf(value.value);
  const most = textOf(value.maxValue);
  if (least === undefined) return undefined;
  const unit = textOf(value.unitText)?.toLowerCase();
  const range = most === undefined || most === least ? least : `${least} - ${most}`;
  return `${amount(range, textOf(pay.currency) ?? currency)}${unit ? ` per ${unit}` : ""}`;
}

function amount(text: string, currency: string): string {
  return currency === "" || currency === "INR" ? `Rs ${text}` : `${currency} ${text}`;
}

/** The text of a value: its own, its `name` or `@value`, of a list all of them. */
function textOf(value: unknown, depth = 0): string | undefined {
  if (typeof value === "string" || typeof value === "number") return String(value).trim() || undefined;
  if (depth > 3) return undefined;
  if (Array.isArray(value)) return joined(value.slice(0, 50).map((item) => textOf(item, depth + 1)));
  return isPlainObject(value) ? textOf(value.name ?? value["@value"] ?? value["@id"] ?? value.description, depth + 1) : undefined;
}

function joined(texts: readonly (string | undefined)[]): string | undefined {
  return [...new Set(texts.filter((text) => text !== undefined && text !== ""))].join(", ") || undefined;
}

function withoutNothing(record: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
