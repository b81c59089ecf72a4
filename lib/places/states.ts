/**
 * The 28 states and 8 union territories of India, with the older and shorter names under which notices still write them.
 * Names and borders as of 2026: Dadra and Nagar Haveli and Daman and Diu have been one union territory since 26 January 2020,
 * Jammu and Kashmir and Ladakh two since 31 October 2019.
 */
export type PlaceKind = "country" | "state" | "union-territory";

export type StateRecord = {
  /** Lower-case slug, as the place columns and filter addresses hold it. */
  key: string;
  name: string;
  nameHindi: string;
  kind: PlaceKind;
  /** Other spellings, found as whole words anywhere in a location. */
  aliases: readonly string[];
  /** Abbreviations that count only where they stand alone between commas: "UP" but not "up to". */
  codes: readonly string[];
};

type Row = [key: string, name: string, nameHindi: string, aliases: string, codes: string];

const STATE_ROWS: readonly Row[] = [
  ["andhra-pradesh", "Andhra Pradesh", "आंध्र प्रदेश", "Andhra|Andhra Pradesh State|आन्ध्र प्रदेश", "AP"],
  ["arunachal-pradesh", "Arunachal Pradesh", "अरुणाचल प्रदेश", "Arunachal", "AR"],
  ["assam", "Assam", "असम", "Asom", "AS"],
  ["bihar", "Bihar", "बिहार", "", "BR"],
  ["chhattisgarh", "Chhattisgarh", "छत्तीसगढ़", "Chattisgarh|Chhatisgarh|Chattishgarh|छत्तीसगढ", "CG"],
  ["goa", "Goa", "गोवा", "", "GA"],
  ["gujarat", "Gujarat", "गुजरात", "Gujrat", "GJ"],
  ["haryana", "Haryana", "हरियाणा", "Hariyana", "HR"],
  ["himachal-pradesh", "Himachal Pradesh", "हिमाचल प्रदेश", "Himachal", "HP"],
  ["jharkhand", "Jharkhand", "झारखंड", "Jharkand|झारखण्ड", "JH"],
  ["karnataka", "Karnataka", "कर्नाटक", "", "KA"],
  ["kerala", "Kerala", "केरल", "Keralam", "KL"],
  ["madhya-pradesh", "Madhya Pradesh", "मध्य प्रदेश", "Madhyapradesh|मध्यप्रदेश", "MP"],
  ["maharashtra", "Maharashtra", "महाराष्ट्र", "Maharastra", "MH"],
  ["manipur", "Manipur", "मणिपुर", "", "MN"],
  ["meghalaya", "Meghalaya", "मेघालय", "", "ML"],
  ["mizoram", "Mizoram", "मिज़ोरम", "मिजोरम", "MZ"],
  ["nagaland", "Nagaland", "नागालैंड", "नागालैण्ड", "NL"],
  ["odisha", "Odisha", "ओडिशा", "Orissa|Odissa|उड़ीसा", "OD|OR"],
  ["punjab", "Punjab", "पंजाब", "", "PB"],
  ["rajasthan", "Rajasthan", "राजस्थान", "", "RJ"],
  ["sikkim", "Sikkim", "सिक्किम", "", "SK"],
  ["tamil-nadu", "Tamil Nadu", "तमिलनाडु", "Tamilnadu|तमिल नाडु", "TN"],
  ["telangana", "Telangana", "तेलंगाना", "Telengana", "TG|TS"],
  ["tripura", "Tripura", "त्रिपुरा", "", "TR"],
  ["uttar-pradesh", "Uttar Pradesh", "उत्तर प्रदेश", "Uttarpradesh", "UP"],
  ["uttarakhand", "Uttarakhand", "उत्तराखंड", "Uttaranchal|Uttrakhand|उत्तराखण्ड", "UK"],
  ["west-bengal", "West Bengal", "पश्चिम बंगाल", "Westbengal|Paschim Banga", "WB"],
];

const UNION_TERRITORY_ROWS: readonly Row[] = [
  [
    "andaman-and-nicobar-islands",
    "Andaman and Nicobar Islands",
    "अंडमान और निकोबार द्वीपसमूह",
    "Andaman and Nicobar|Andaman Nicobar|Andaman and Nicobar Island|Andaman|Andamans|A and N Islands|A and N",
    "AN",
  ],
  ["chandigarh", "Chandigarh", "चंडीगढ़", "चण्डीगढ़", "CH"],
  [
    "dadra-and-nagar-haveli-and-daman-and-diu",
    "Dadra and Nagar Haveli and Daman and Diu",
    "दादरा और नगर हवेली और दमन और दीव",
    "Dadra and Nagar Haveli|Dadra Nagar Haveli|Daman and Diu|Daman Diu|Daman|Diu|DNH and DD|UT of DNH and DD",
    "DH|DN|DD|DNHDD",
  ],
  ["delhi", "Delhi", "दिल्ली", "New Delhi|Delhi NCR|NCT of Delhi|NCT Delhi|Dilli|नई दिल्ली", "DL"],
  [
    "jammu-and-kashmir",
    "Jammu and Kashmir",
    "जम्मू और कश्मीर",
    "Jammu Kashmir|J and K|UT of Jammu and Kashmir|Kashmir|जम्मू कश्मीर",
    "JK",
  ],
  ["ladakh", "Ladakh", "लद्दाख", "UT of Ladakh", "LA"],
  ["lakshadweep", "Lakshadweep", "लक्षद्वीप", "Lakshadweep Islands|Laccadives", "LD"],
  ["puducherry", "Puducherry", "पुदुच्चेरी", "Pondicherry|Pondichery|Puducherri|पुडुचेरी", "PY"],
];

/** Ways in which a notice says that the posts may be anywhere in the country. */
export const ALL_INDIA: StateRecord = {
  key: "all-india",
  name: "All India",
  nameHindi: "पूरा भारत",
  kind: "country",
  aliases: [
    "अखिल भारत",
    "अखिल भारतीय",
    "Pan India",
    "All over India",
    "All across India",
    "Across India",
    "Anywhere in India",
    "Any where in India",
    "Anywhere India",
    "Throughout India",
    "Whole of India",
    "Entire India",
    "All States",
    "Nationwide",
    "Nation wide",
    "संपूर्ण भारत",
    "सम्पूर्ण भारत",
    "पूरे भारत",
  ],
  codes: ["India", "Bharat", "भारत"],
};

export const STATES: readonly StateRecord[] = [
  ...STATE_ROWS.map((row) => toRecord(row, "state")),
  ...UNION_TERRITORY_ROWS.map((row) => toRecord(row, "union-territory")),
];

const KEYS: ReadonlySet<string> = new Set(STATES.map(({ key }) => key));

/** Whether a text is the key of a state or a union territory. */
export function isStateKey(text: string): boolean {
  return KEYS.has(text);
}

function toRecord([key, name, nameHindi, aliases, codes]: Row, kind: PlaceKind): StateRecord {
  return {
    key,
    name,
    nameHindi,
    kind,
    aliases: splitNames(aliases),
    codes: splitNames(codes),
  };
}

function splitNames(names: string): string[] {
  return names === "" ? [] : names.split("|");
}
