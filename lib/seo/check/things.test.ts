import { faultsOf } from "@/lib/seo/check/things";
import { examEvent } from "@/lib/seo/exam-events";
import { jobPostingOf } from "@/lib/seo/job-posting";
import { addressOf } from "@/lib/seo/metadata";
import { breadcrumbsOf, publisherMarkup, siteMarkup } from "@/lib/seo/site-markup";
import { detail } from "@/tests/support/job-postings";

const ASKED = { home: addressOf("/"), now: new Date("2026-11-22T06:00:00Z") };
const job = detail({
  salaryMin: 19_900,
  salaryMax: 63_200,
  employmentType: "Permanent",
  advertisementNumber: "07/2026",
  organisationWebsite: "https://ssc.gov.in",
  description: "The Commission recruits engineers for central departments. ".repeat(4),
});

const exam = {
  ...({
    id: 7,
    title: "Tier 1",
    conductingOrganization: "A body",
    examDate: "2027-01-10",
    registrationEndDate: "2026-12-10",
  } as Parameters<typeof examEvent>[0]),
  location: "Delhi",
};
const GOOD = {
  JobPosting: jobPostingOf(job, ASKED.now) ?? {},
  BreadcrumbList: breadcrumbsOf([
    { name: "Jobs", url: ASKED.home },
    { name: "A job", url: `${ASKED.home}/job/5` },
  ]),
  WebSite: siteMarkup("en"),
  Organization: publisherMarkup(),
  Event: examEvent(exam, "en", ASKED.now),
};
type Kind = keyof typeof GOOD;

/** A copy with one value put at a path; undefined takes it away. */
function planted(kind: Kind, path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(GOOD[kind]));
  const names = path.split(".");
  const last = names.pop() ?? "";
  const place = names.reduce((inner, name) => inner[name], copy);
  place[last] = value;
  return JSON.parse(JSON.stringify(copy));
}

it.each(Object.keys(GOOD) as Kind[])("finds nothing wrong with the %s that the site writes", (kind) => {
  expect(faultsOf(planted(kind, "extra", undefined), ASKED)).toEqual([]);
});

const PAY = "baseSalary.value";
const FAULTS: [Kind, string, unknown, RegExp][] = [
  ["JobPosting", "@context", "http://schema.org", /^@context/],
  ["JobPosting", "@type", "Job", /no type/],
  ["JobPosting", "title", "SSC JE 2026: 1,340 posts", /name the post/],
  ["JobPosting", "title", "Clerk - SSC", /title names the body/],
  ["JobPosting", "title", "Clerk <b>Grade II</b>", /title holds markup/],
  ["JobPosting", "title", "Research &amp; Development Officer", /title holds markup/],
  ["JobPosting", "description", "Junior Engineer (Civil)", /the title alone/],
  ["JobPosting", "description", `Duties ${"and more duties ".repeat(20)}`, /no HTML/],
  ["JobPosting", "description", `<p>${"x".repeat(200)}</p><script>1</script>`, /markup other/],
  ["JobPosting", "description", "<p>Clerk at Delhi</p>", /very short/],
  ["JobPosting", "datePosted", undefined, /^Required: datePosted/],
  ["JobPosting", "datePosted", "2026-02-30", /no calendar day/],
  ["JobPosting", "datePosted", "2026-12-01", /in the future/],
  ["JobPosting", "validThrough", null, /validThrough is empty/],
  ["JobPosting", "validThrough", undefined, /^Recommended: validThrough/],
  ["JobPosting", "validThrough", "2026-12-20", /no instant/],
  ["JobPosting", "validThrough", "2026-12-20T23:59:59", /no instant/],
  ["JobPosting", "validThrough", "2026-11-21T23:59:59+05:30", /has passed/],
  ["JobPosting", "validThrough", "2026-10-21T23:59:59+05:30", /before datePosted/],
  ["JobPosting", "employmentType", "Permanent", /employmentType is none/],
  ["JobPosting", "hiringOrganization", "SSC", /no Organization/],
  ["JobPosting", "hiringOrganization.name", undefined, /^Required: hiringOrganization/],
  ["JobPosting", "hiringOrganization.sameAs", "ssc.gov.in", /sameAs is no address/],
  ["JobPosting", "jobLocation", undefined, /^Required: jobLocation/],
  ["JobPosting", "jobLocation.@type", "Country", /no Place/],
  ["JobPosting", "jobLocation.address", "Delhi", /no PostalAddress/],
  ["JobPosting", "jobLocation.address.addressCountry", "India", /not in India/],
  ["JobPosting", "jobLocationType", "REMOTE", /not TELECOMMUTE/],
  ["JobPosting", "jobLocationType", "TELECOMMUTE", /needs applicantLocation/],
  ["JobPosting", "baseSalary", null, /baseSalary is empty/],
  ["JobPosting", "baseSalary", "19,900", /no MonetaryAmount/],
  ["JobPosting", "baseSalary.currency", "Rs", /not in rupees/],
  ["JobPosting", `${PAY}.unitText`, "MONTHLY", /no period/],
  ["JobPosting", `${PAY}.minValue`, 7, /number of a pay level/],
  ["JobPosting", `${PAY}.minValue`, "19900", /no number above zero/],
  ["JobPosting", `${PAY}.minValue`, 99_000, /ends below/],
  ["JobPosting", PAY, { "@type": "QuantitativeValue", unitText: "MONTH" }, /no figure/],
  ["JobPosting", `${PAY}.@type`, "Number", /no QuantitativeValue/],
  ["JobPosting", "identifier", "07/2026", /identifier is no/],
  ["JobPosting", "identifier.value", "undefined", /identifier.value is empty/],
  ["JobPosting", "totalJobOpenings", "12", /whole number/],
  ["JobPosting", "educationRequirements.credentialCategory", "10th pass", /credential/],
  ["JobPosting", "educationRequirements", "none", /credential/],
  ["JobPosting", "experienceRequirements", { monthsOfExperience: "2 years" }, /no months/],
  ["JobPosting", "directApply", true, /directApply/],
  ["JobPosting", "salary", 19_900, /does not have/],
  ["BreadcrumbList", "itemListElement", [], /itemListElement is empty/],
  ["BreadcrumbList", "itemListElement.0.position", 0, /count from one/],
  ["BreadcrumbList", "itemListElement.1.name", undefined, /no name/],
  ["BreadcrumbList", "itemListElement.1.item", "/job/5", /no address of this site/],
  ["BreadcrumbList", "itemListElement.0.item", `${ASKED.home}/`, /no address of this site/],
  ["BreadcrumbList", "itemListElement.1.@type", "Item", /no ListItem/],
  ["WebSite", "url", `${ASKED.home}/`, /not that of the home page/],
  ["WebSite", "potentialAction", undefined, /names no search/],
  ["WebSite", "potentialAction.target", "https://elsewhere.example/?q={search_term_string}", /not of this site/],
  ["WebSite", "potentialAction.target.urlTemplate", `${ASKED.home}/?search=`, /no place for the words/],
  ["WebSite", "potentialAction.query-input", "required", /which words/],
  ["Organization", "logo", "/icon.svg", /logo is no address/],
  ["Organization", "sameAs", ["facebook.com/us"], /elsewhere/],
  ["Event", "image", "https://elsewhere.example/share/exam-7.png", /image has no address/],
  ["Event", "startDate", "10-01-2027", /startDate/],
  ["Event", "endDate", "2027-01-09", /before startDate/],
  ["Event", "location", undefined, /no address/],
  ["Event", "location.name", null, /location.name is empty/],
  ["Event", "eventStatus", "cancelled", /eventStatus/],
  ["Event", "organizer.name", " ", /organizer has no name/],
];

it.each(FAULTS)("finds in a %s the fault of %s: %p", (kind, path, value, expected) => {
  expect(faultsOf(planted(kind, path, value), ASKED).map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringMatching(expected)]),
  );
});

it("takes a day for the one that begins in India, when it is still yesterday in Greenwich", () => {
  const now = new Date("2026-11-26T02:55:00+05:30");
  const posted = (day: string) => ({ ...jobPostingOf(job, ASKED.now), datePosted: day });
  const faults = (day: string) =>
    faultsOf(posted(day), { ...ASKED, now }).filter((fault) => /future/.test(JSON.stringify(fault)));
  expect([faults("2026-11-26").length, faults("2026-11-27").length]).toEqual([0, 1]);
});
