import { PLACE_CHOICES } from "@/lib/places/choices";
import { PLACES, placeKey, placeName, placesOf } from "@/lib/places/places";
import { cpuTimeOf } from "@/tests/support/cpu-time";

describe("placesOf", () => {
  it.each<[string, string[]]>([
    ["Pune, Maharashtra", ["pune", "maharashtra"]],
    ["Pune", ["pune", "maharashtra"]],
    ["Maharashtra", ["maharashtra"]],
    ["Bangalore", ["bengaluru", "karnataka"]],
    ["Bengaluru (Karnataka)", ["bengaluru", "karnataka"]],
    ["New Delhi", ["delhi"]],
    ["Delhi / NCR", ["delhi", "ncr"]],
    ["All India", ["all-india"]],
    ["Pan-India", ["all-india"]],
    ["Anywhere in India", ["all-india"]],
    ["India", ["all-india"]],
    ["Delhi, India", ["delhi"]],
    ["Goalpara, Assam", ["goalpara", "assam"]],
    ["Goa", ["goa"]],
    ["Salem, Tamil Nadu", ["salem", "tamil-nadu"]],
    ["Andaman & Nicobar", ["andaman-and-nicobar-islands"]],
    ["Andaman and Nicobar Islands", ["andaman-and-nicobar-islands"]],
    ["Daman and Diu", ["dadra-and-nagar-haveli-and-daman-and-diu"]],
    ["Dadra and Nagar Haveli", ["dadra-and-nagar-haveli-and-daman-and-diu"]],
    ["J&K", ["jammu-and-kashmir"]],
    ["UP", ["uttar-pradesh"]],
    ["Open up to five sites", ["open-up-to-five-sites"]],
    ["Bilaspur", ["bilaspur"]],
    ["Bilaspur, Himachal Pradesh", ["bilaspur", "himachal-pradesh"]],
    ["Bilaspur (CG)", ["bilaspur", "chhattisgarh"]],
    ["Chhatrapati Sambhajinagar, Maharashtra", ["aurangabad", "maharashtra"]],
    ["Navi Mumbai", ["navi-mumbai", "maharashtra"]],
    ["Little Town, Karnataka", ["karnataka", "little-town"]],
    ["Various locations across Bihar and Jharkhand", ["bihar", "jharkhand"]],
    ["Chennai and Hyderabad", ["chennai", "hyderabad", "tamil-nadu", "telangana"]],
    ["AP & Telangana", ["andhra-pradesh", "telangana"]],
    ["UP and Mumbai", ["uttar-pradesh", "mumbai", "maharashtra"]],
    ["Delhi and India", ["delhi"]],
    ["Hamirpur (U.P.)", ["hamirpur", "uttar-pradesh"]],
    ["HR and Admin", ["hr", "admin"]],
    ["All India (except Kerala)", ["all-india"]],
    ["Anywhere in India excluding J&K, Ladakh", ["all-india"]],
    ["जम्मू-कश्मीर को छोड़कर पूरे भारत", ["all-india"]],
    ["पुणे, केरल और गोवा को छोड़कर", ["pune", "maharashtra"]],
    ["Punjab National Bank, New Delhi", ["delhi"]],
    ["Bank of Maharashtra, Indore", ["indore", "madhya-pradesh"]],
    ["Not specified", []],
    ["", []],
    ["नई दिल्ली", ["delhi"]],
  ])("reads %j as %j", (location, places) => {
    expect(placesOf(location)).toEqual(places);
  });

  it("reads a long text of Hindi as fast as any other", async () => {
    expect(await cpuTimeOf(() => placesOf("क".repeat(30_000)))).toBeLessThan(1_000);
  });

  it("treats an old and a new name as one place", () => {
    for (const [old, current] of [
      ["Bombay", "Mumbai"],
      ["Madras", "Chennai"],
      ["Calcutta", "Kolkata"],
      ["Orissa", "Odisha"],
      ["Pondicherry", "Puducherry"],
      ["Allahabad", "Prayagraj"],
      ["Gurgaon", "Gurugram"],
      ["Mysore", "Mysuru"],
      ["Trivandrum", "Thiruvananthapuram"],
      ["Uttaranchal", "Uttarakhand"],
      ["Baroda", "Vadodara"],
      ["Vizag", "Visakhapatnam"],
    ] as const) {
      expect(placesOf(old)).toEqual(placesOf(current));
      expect(placeKey(old)).toBe(placeKey(current));
    }
  });
});

describe("placeKey", () => {
  it("finds a place that only one location names by its whole name", () => {
    expect(placesOf("Little Town, Karnataka")).toContain(placeKey("little  town"));
  });

  it.each([
    ["All India", "all-india"],
    ["pan india", "all-india"],
    ["maharashtra", "maharashtra"],
    ["Jammu & Kashmir", "jammu-and-kashmir"],
    ["  ", ""],
  ])("turns %j into %j", (name, key) => expect(placeKey(name)).toBe(key));

  it("is stable for its own keys", () => {
    for (const { key } of PLACES) expect(placeKey(key)).toBe(key);
  });
});

describe("PLACES", () => {
  it("lists All India, 28 states and 8 union territories, each with a Hindi name", () => {
    const kinds = PLACES.map((place) => place.kind);
    expect(kinds.filter((kind) => kind === "country")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "state")).toHaveLength(28);
    expect(kinds.filter((kind) => kind === "union-territory")).toHaveLength(8);
    for (const place of PLACES) {
      expect(place.nameHindi).toMatch(/\p{Script=Devanagari}/u);
      expect(placesOf(place.name)).toEqual([place.key]);
      expect(placesOf(place.nameHindi)).toEqual([place.key]);
      expect(placeName(place.key)).toBe(place.name);
    }
  });
});

it("offers the six cities first, then All India and every state and union territory once, each by a name that its key is read from", () => {
  expect(
    PLACE_CHOICES.slice(0, 7)
      .map(({ name }) => name)
      .join(),
  ).toBe("Delhi,Mumbai,Bangalore,Chennai,Kolkata,Hyderabad,All India");
  const keys = PLACE_CHOICES.map(({ key }) => key);
  expect(new Set(keys).size).toBe(42);
  expect(PLACES.filter(({ key }) => !keys.includes(key))).toEqual([]);
  for (const { key, name, nameHindi } of PLACE_CHOICES) expect([placeKey(name), /^[ऀ-ॿ ]+$/.test(nameHindi)]).toEqual([key, true]);
});
