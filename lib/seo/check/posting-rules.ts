import { isDay } from "@/lib/dates";
import {
  isAddress,
  isMoment,
  isText,
  isThing,
  isType,
  type Rule,
  startInstant,
  type Thing,
  thingsOf,
} from "@/lib/seo/check/fault";
import { titleWithoutBody } from "@/lib/seo/post-title";

/** Values that Google takes, in their exact spelling (Job posting structured data, September 2026). */
const EMPLOYMENT = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"];
const CREDENTIALS = ["high school", "associate degree", "bachelor degree", "professional certificate", "postgraduate degree"];
const NONE = "no requirements";
const UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"];
const TAGS = /<(?!\/?(?:p|ul|li)>|br ?\/?>)/;

const PROPERTIES = new Set([
  "@context",
  "@type",
  "title",
  "description",
  "datePosted",
  "validThrough",
  "employmentType",
  "hiringOrganization",
  "jobLocation",
  "jobLocationType",
  "applicantLocationRequirements",
  "baseSalary",
  "identifier",
  "totalJobOpenings",
  "educationRequirements",
  "experienceRequirements",
  "directApply",
]);

const addresses = (posting: Thing) => thingsOf(posting.jobLocation).map(({ address }) => (isThing(address) ? address : {}));
const pay = ({ baseSalary }: Thing) => thingsOf(baseSalary);
const amounts = (posting: Thing) => pay(posting).map(({ value }) => (isThing(value) ? value : {}));
const figures = ({ minValue, maxValue, value }: Thing) => [minValue, maxValue, value].filter((figure) => figure !== undefined);
const given = (value: unknown) => value !== undefined;

const namesBody = (title: unknown, body: unknown) =>
  isText(title) && isThing(body) && isText(body.name) && titleWithoutBody(title, body.name) !== title;

/** What a JobPosting must not break beyond having what is required; asked at an instant. */
export const POSTING_RULES: readonly Rule<Date>[] = [
  ["It has a property that a JobPosting does not have.", (it) => Object.keys(it).some((name) => !PROPERTIES.has(name))],
  ["title holds markup.", ({ title }) => /<[a-z/]|&#?\w+;/i.test(String(title ?? ""))],
  ["title names the body, which is the hiringOrganization.", ({ title, hiringOrganization: body }) => namesBody(title, body)],
  ["description is the title alone.", ({ title, description }) => isText(description) && description === title],
  ["description is no HTML.", ({ description }) => isText(description) && !/<(?:p|br|li)\b/.test(description)],
  ["description holds markup other than p, br, ul and li.", ({ description }) => TAGS.test(String(description ?? ""))],
  ["datePosted is no calendar day.", ({ datePosted }) => given(datePosted) && !isMoment(datePosted)],
  ["datePosted lies in the future.", ({ datePosted }, now) => isMoment(datePosted) && startInstant(datePosted) > now],
  ["validThrough is no instant with its zone.", ({ validThrough: end }) => given(end) && (!isMoment(end) || isDay(end))],
  [
    "validThrough has passed: the page must have lost its markup.",
    ({ validThrough: end }, now) => isMoment(end) && new Date(end) <= now,
  ],
  [
    "validThrough lies before datePosted.",
    ({ datePosted, validThrough: end }) => isMoment(datePosted) && isMoment(end) && end < datePosted,
  ],
  [
    "employmentType is none that Google knows.",
    ({ employmentType: type }) => given(type) && [type].flat().some((one) => !EMPLOYMENT.includes(String(one))),
  ],
  ["hiringOrganization is no Organization.", ({ hiringOrganization: body }) => given(body) && !isType(body, "Organization")],
  [
    "hiringOrganization.sameAs is no address.",
    ({ hiringOrganization: body }) => isThing(body) && given(body.sameAs) && !isAddress(body.sameAs),
  ],
  [
    "hiringOrganization is a place of publication, not the body.",
    ({ hiringOrganization: body }) => isThing(body) && given(body.potentialAction),
  ],
  ["jobLocation is no Place.", ({ jobLocation }) => thingsOf(jobLocation).some((place) => !isType(place, "Place"))],
  ["jobLocation has no PostalAddress.", (it) => addresses(it).some((address) => !isType(address, "PostalAddress"))],
  ["jobLocation is not in India.", (it) => addresses(it).some(({ addressCountry }) => addressCountry !== "IN")],
  ["jobLocationType is not TELECOMMUTE.", ({ jobLocationType: type }) => given(type) && type !== "TELECOMMUTE"],
  [
    "jobLocationType needs applicantLocationRequirements.",
    (it) => given(it.jobLocationType) && !given(it.applicantLocationRequirements),
  ],
  ["baseSalary is no MonetaryAmount.", (it) => pay(it).some((amount) => !isType(amount, "MonetaryAmount"))],
  ["baseSalary is not in rupees.", (it) => pay(it).some(({ currency }) => currency !== "INR")],
  ["baseSalary has no QuantitativeValue.", (it) => amounts(it).some((amount) => !isType(amount, "QuantitativeValue"))],
  ["baseSalary has no period that Google knows.", (it) => amounts(it).some(({ unitText }) => !UNITS.includes(String(unitText)))],
  ["baseSalary has no figure.", (it) => amounts(it).some((amount) => figures(amount).length === 0)],
  [
    "baseSalary is no number above zero.",
    (it) => amounts(it).some((amount) => figures(amount).some((figure) => !(typeof figure === "number" && figure > 0))),
  ],
  [
    "baseSalary is the number of a pay level.",
    (it) => amounts(it).some((amount) => amount.unitText === "MONTH" && figures(amount).some((figure) => Number(figure) < 1000)),
  ],
  [
    "baseSalary ends below its beginning.",
    (it) => amounts(it).some(({ minValue, maxValue }) => Number(minValue) > Number(maxValue)),
  ],
  [
    "identifier is no PropertyValue with name and value.",
    ({ identifier: id }) => given(id) && !(isType(id, "PropertyValue") && isText(id.name) && isText(id.value)),
  ],
  [
    "totalJobOpenings is no whole number from 1.",
    ({ totalJobOpenings: count }) => given(count) && !(Number.isInteger(count) && Number(count) >= 1),
  ],
  [
    "educationRequirements names a credential that Google does not know.",
    ({ educationRequirements }) =>
      educationRequirements !== NONE &&
      thingsOf(educationRequirements).some(({ credentialCategory }) => !CREDENTIALS.includes(String(credentialCategory))),
  ],
  [
    "experienceRequirements counts no months.",
    ({ experienceRequirements }) =>
      experienceRequirements !== NONE &&
      thingsOf(experienceRequirements).some(({ monthsOfExperience: months }) => !(typeof months === "number" && months >= 0)),
  ],
  ["directApply must say false: one applies on the site of the body.", ({ directApply }) => directApply !== false],
];
