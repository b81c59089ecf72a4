import { ALL_INDIA, STATES } from "@/lib/places/states";

/** A choice of the location filter, by the name that an address holds. */
export type PlaceChoice = { key: string; name: string; nameHindi: string; kind: "city" | "country" | "region" };

/** The cities that most look for first (spec section 2, Home); Delhi is a union territory as well. */
export const CITY_CHOICES: readonly PlaceChoice[] = [
  { key: "delhi", name: "Delhi", nameHindi: "दिल्ली", kind: "city" },
  { key: "mumbai", name: "Mumbai", nameHindi: "मुंबई", kind: "city" },
  { key: "bengaluru", name: "Bangalore", nameHindi: "बेंगलुरु", kind: "city" },
  { key: "chennai", name: "Chennai", nameHindi: "चेन्नई", kind: "city" },
  { key: "kolkata", name: "Kolkata", nameHindi: "कोलकाता", kind: "city" },
  { key: "hyderabad", name: "Hyderabad", nameHindi: "हैदराबाद", kind: "city" },
];

/** All states and union territories by name, but for Delhi, which stands among the cities. */
export const REGION_CHOICES: readonly PlaceChoice[] = STATES.filter(({ key }) => CITY_CHOICES.every((city) => city.key !== key))
  .map(({ key, name, nameHindi }): PlaceChoice => ({ key, name, nameHindi, kind: "region" }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

const COUNTRY: PlaceChoice = { key: ALL_INDIA.key, name: ALL_INDIA.name, nameHindi: ALL_INDIA.nameHindi, kind: "country" };

/** The choices of the location filter in their order: the six cities, All India, then every state and union territory. */
export const PLACE_CHOICES: readonly PlaceChoice[] = [...CITY_CHOICES, COUNTRY, ...REGION_CHOICES];
