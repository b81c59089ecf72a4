import { type KeptListing, mergeListings } from "@/lib/jobs/joining/merge-listings";
import { jobInputSchema } from "@/lib/jobs/schema";

const listing = (source: string, applyLink: string | null, isOfficial = false): KeptListing => ({
  source,
  sourceReference: "1",
  isOfficial,
  seenAt: new Date("2026-11-20T00:00:00Z"),
  listing: jobInputSchema.parse({
    source,
    sourceReference: "1",
    title: "Clerk",
    department: "Staff Selection Commission",
    recruitingOrganization: "Staff Selection Commission",
    location: "Delhi",
    qualification: "12th pass",
    postedOn: "2026-11-01",
    deadline: "2026-12-10",
    sourceUrl: `https://${source}/clerk`,
    applyLink,
  }),
});
const ARTICLE = "https://www.tracker.example/2026/11/clerk-recruitment.html";
const FORM = "https://forms.ssc.example/clerk";
const tracker = listing("tracker.example", ARTICLE);
const other = listing("lists.example", FORM);

it.each([
  ["the form of a listing that came later, before a tracker's own article", [tracker, other], FORM],
  ["the same in the other order", [other, tracker], FORM],
  ["the article where nobody knows the form", [tracker, listing("lists.example", null)], ARTICLE],
  ["the first of two articles", [tracker, listing("lists.example", "https://lists.example/1")], ARTICLE],
  ["what the body itself says", [other, listing("ssc.gov.in", "https://ssc.gov.in/apply", true)], "https://ssc.gov.in/apply"],
])("leads to %s", (_what, listings, link) => expect(mergeListings(listings)?.applyLink).toBe(link));

it("leaves the site of the body to the body, which a stored job does not say", () => {
  const says = { ...tracker, listing: { ...tracker.listing, organisationWebsite: "https://ssc.gov.in" } };
  expect(mergeListings([says, other])?.organisationWebsite).toBeNull();
});
