import { fold, wordsOf } from "@/lib/jobs/search/words/fold";
import { knownPlaceNames, placeKey, placeName, placeNameInHindi, placesOf } from "@/lib/places/places";

/**
 * Abbreviations of states that are read as such wherever they stand in a search. Others are words ("as", "or", "an") or mean something else to
 * most people ("HR").
 */
const CODES = new Set("up mp ap hp uk wb tn jk cg ts mh gj rj pb jh br dl".split(" "));
/** What is written for a place beyond its names. A region of a state is none: whoever names it means no town and not the whole state. */
export const WRITTEN: Readonly<Record<string, string>> = {
  "j k": "jk",
  "u p": "up",
  "m p": "mp",
  यूपी: "up",
  एमपी: "mp",
  hindustan: "all india",
  kashi: "varanasi",
  प्रयाग: "prayagraj",
  prayag: "prayagraj",
  बेंगलूर: "bengaluru",
  odisa: "odisha",
  udisa: "odisha",
  bangal: "west bengal",
  bengal: "west bengal",
  बंगाल: "west bengal",
  panjab: "punjab",
  indor: "indore",
  "tamil nad": "tamil nadu",
  "pashchim bangal": "west bengal",
  "paschim bengal": "west bengal",
  पांडिचेरी: "puducherry",
  pondy: "puducherry",
  उत्तरांचल: "uttarakhand",
  "madhya bharat": "madhya pradesh",
  "central provinces": "madhya pradesh",
  "united provinces": "uttar pradesh",
  "madras state": "tamil nadu",
  "mysore state": "karnataka",
  "east punjab": "punjab",
  nefa: "arunachal pradesh",
  "new bombay": "navi mumbai",
  tinnevelly: "tirunelveli",
  bezwada: "vijayawada",
  mughalsarai: "chandauli",
  jubbulpore: "jabalpur",
  दमन: "daman",
  अरुणाचल: "arunachal pradesh",
  अंडमान: "andaman",
  आंध्र: "andhra pradesh",
  उत्तरप्रदेश: "up",
  हिमाचल: "himachal pradesh",
  banglore: "bengaluru",
  bangluru: "bengaluru",
  hyderbad: "hyderabad",
  hydrabad: "hyderabad",
  haidrabad: "hyderabad",
  ahemdabad: "ahmedabad",
  ahmdabad: "ahmedabad",
  tvm: "thiruvananthapuram",
  benaras: "varanasi",
  mumbay: "mumbai",
  mumbi: "mumbai",
  lakhnau: "lucknow",
  lucknaw: "lucknow",
  kanpoor: "kanpur",
  bhubneshwar: "bhubaneswar",
  bhubaneshwer: "bhubaneswar",
  shilong: "shillong",
  aizwal: "aizawl",
  darjiling: "darjeeling",
  "24 parganas": "west bengal",
  rajisthan: "rajasthan",
  rajsthan: "rajasthan",
  rajastan: "rajasthan",
  utrakhand: "uttarakhand",
  uttarakhnd: "uttarakhand",
  uttrakhnd: "uttarakhand",
  laddakh: "ladakh",
  karnatka: "karnataka",
  karnatak: "karnataka",
  kerela: "kerala",
  keral: "kerala",
  asam: "assam",
  aasam: "assam",
  manipure: "manipur",
  meghalya: "meghalaya",
  sikim: "sikkim",
  maharastr: "maharashtra",
  mahrashtra: "maharashtra",
  maharashtr: "maharashtra",
  gujraat: "gujarat",
  jharkhnd: "jharkhand",
  jarkhand: "jharkhand",
  chhattisgadh: "chhattisgarh",
  telungana: "telangana",
  telegana: "telangana",
  tamilnad: "tamil nadu",
  hariana: "haryana",
  hryana: "haryana",
  punjaab: "punjab",
  bihaar: "bihar",
  biharr: "bihar",
  dehli: "delhi",
  dilhi: "delhi",
  chandigrah: "chandigarh",
  "jammu kashmeer": "jk",
  "utter pradesh": "up",
  "uttar pradesh up": "up",
  "madya pradesh": "mp",
  andhrapradesh: "andhra pradesh",
  himachalpradesh: "himachal pradesh",
  arunachalpradesh: "arunachal pradesh",
  "west bangal": "west bengal",
  "pachim bengal": "west bengal",
  tripoora: "tripura",
  nagalend: "nagaland",
  allahbad: "prayagraj",
  gorakpur: "gorakhpur",
  guwahti: "guwahati",
  jaypur: "jaipur",
  patana: "patna",
  dehradoon: "dehradun",
  gwaliyar: "gwalior",
};

const names = new Map(knownPlaceNames().map((name) => [wordsOf(fold(name)).join(" "), name]));
/** The country stands in the names of a hundred bodies. */
for (const name of ["india", "bharat", "भारत"]) names.delete(name);

/** The key of the place that some words name, and the keys of what it lies in; null where they name none. */
export function placeOf(words: string): { key: string; within: readonly string[] } | null {
  const meant = WRITTEN[words] ?? words;
  const name = CODES.has(meant) ? meant : names.get(meant);
  if (name === undefined) return null;
  const key = placeKey(name);
  return { key, within: CODES.has(meant) ? [] : placesOf(name).filter((other) => other !== key) };
}

/** Every word that a name of a place has. */
export function placeWords(): string[] {
  return [...names.keys()].flatMap((name) => name.split(" "));
}

const byKey = new Map<string, string[]>();
for (const [words, name] of names) {
  const key = placeKey(name);
  const others = byKey.get(key);
  if (others) others.push(words);
  else byKey.set(key, [words]);
}

/** All names of a place, as words: a body is often called by another than its place is known by, as the High Court of Bombay is. */
export function namesOfPlace(key: string): string[][] {
  return (byKey.get(key) ?? [key.replaceAll("-", " ")]).map((name) => name.split(" "));
}

/** Every known place by its key, with all its names as wordsOf gives them. */
export function placesByName(): { key: string; en: string; hi: string; names: readonly string[] }[] {
  return [...byKey].map(([key, found]) => {
    const en = placeName(key) ?? key;
    return { key, en, hi: placeNameInHindi(key) ?? en, names: found };
  });
}
