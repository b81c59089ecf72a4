import { isAddress, isMoment, isText, isThing, isType, type Rule, type Thing, thingsOf } from "@/lib/seo/check/fault";

const STATUSES = ["EventScheduled", "EventCancelled", "EventPostponed", "EventRescheduled"].map(
  (name) => `https://schema.org/${name}`,
);

const items = ({ itemListElement }: Thing) => thingsOf(itemListElement);
const action = ({ potentialAction }: Thing) => (isThing(potentialAction) ? potentialAction : {});
const template = (site: Thing) => {
  const { target } = action(site);
  return String(isThing(target) ? target.urlTemplate : target);
};

/** Rules of the things beside JobPosting that pages carry, by type; asked with the address of the home page in its one spelling. */
export const OTHER_RULES: Readonly<Record<string, readonly Rule<string>[]>> = {
  BreadcrumbList: [
    ["It has no item.", (it) => items(it).length === 0],
    ["Positions do not count from one.", (it) => items(it).some(({ position }, index) => position !== index + 1)],
    ["An item has no name.", (it) => items(it).some(({ name }) => !isText(name))],
    ["An item is no ListItem.", (it) => items(it).some((item) => !isType(item, "ListItem"))],
    ["An item has no address of this site.", (it, home) => items(it).some(({ item }) => !isOfSite(item, home))],
  ],
  WebSite: [
    ["It has no name.", ({ name }) => !isText(name)],
    ["Its address is not that of the home page.", ({ url }, home) => !isOfSite(url, home)],
    ["It names no search.", (it) => !isType(it.potentialAction, "SearchAction")],
    ["Its search has no place for the words.", (it) => !template(it).includes("{search_term_string}")],
    ["Its search is not of this site.", (it, home) => !template(it).startsWith(`${home}/?`)],
    ["Its search does not say which words it needs.", (it) => action(it)["query-input"] !== "required name=search_term_string"],
  ],
  Organization: [
    ["It has no name.", ({ name }) => !isText(name)],
    ["Its address is no address.", ({ url }) => !isAddress(url)],
    ["Its logo is no address.", ({ logo }) => !isAddress(logo)],
    [
      "It names a page elsewhere that is no address.",
      ({ sameAs }) => sameAs !== undefined && [sameAs].flat().some((one) => !isAddress(one)),
    ],
  ],
  Event: [
    ["It has no name.", ({ name }) => !isText(name)],
    ["startDate is no day or instant.", ({ startDate }) => !isMoment(startDate)],
    ["endDate is no day or instant.", ({ endDate }) => endDate !== undefined && !isMoment(endDate)],
    ["endDate lies before startDate.", ({ startDate, endDate }) => isText(endDate) && String(endDate) < String(startDate)],
    ["location has no address.", ({ location }) => !(isType(location, "Place") && isType(location.address, "PostalAddress"))],
    ["eventStatus is none of schema.org.", ({ eventStatus }) => !STATUSES.includes(String(eventStatus))],
    ["image has no address of this site.", ({ image }, home) => image !== undefined && !isOfSite(image, home)],
    ["organizer has no name.", ({ organizer }) => organizer !== undefined && !(isThing(organizer) && isText(organizer.name))],
  ],
};

/** An address of this site in its one spelling: the home page has no slash at its end. */
function isOfSite(address: unknown, home: string): boolean {
  return (
    address === home || (isAddress(address) && String(address).startsWith(`${home}/`) && String(address).length > home.length + 1)
  );
}
