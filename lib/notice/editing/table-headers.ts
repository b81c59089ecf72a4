import type { Category } from "@/lib/notice/terms";

/** What a column of a table of vacancies holds. */
export type Column =
  | { kind: "name" | "place" | "total" | "ignored" }
  | { kind: "category"; category: Category }
  | { kind: "within"; group: "PwBD" | "ESM" | "women" }
  | { kind: "other"; name: string };

const category = (key: Category) => ({ kind: "category", category: key }) as const;
const within = (group: "PwBD" | "ESM" | "women") => ({ kind: "within", group }) as const;

/** Headers as notices write them in English and Hindi, folded; each belongs to one column. */
const HEADERS: readonly (readonly [Column, string])[] = [
  [
    { kind: "name" },
    "post|posts|name of post|name of the post|post name|name|designation|cadre|trade|discipline|पद|पद का नाम|पदनाम",
  ],
  [
    { kind: "place" },
    "place|place of posting|zone|circle|division|region|railway|zonal railway|rrb|state|state ut|district|unit|branch|office|centre|जोन|मंडल|अंचल|क्षेत्र|संभाग|जिला|राज्य|स्थान|इकाई",
  ],
  [{ kind: "ignored" }, "s no|sr no|sl no|sno|s n|sn|sl|no|post code|code|क्र|क्र सं|क्रमांक|क्रम संख्या"],
  [
    { kind: "total" },
    "total|total posts|total vacancies|grand total|vacancies|vacancy|no of posts|no of vacancies|कुल|कुल पद|योग|कुल योग|रिक्तियां|पदों की संख्या",
  ],
  [category("UR"), "ur|gen|general|unreserved|un reserved|open|oc|gm|अनारक्षित|अना|सामान्य"],
  [category("EWS"), "ews|economically weaker section|ईडब्ल्यूएस|आ क व|आ दु व|आर्थिक रूप से कमजोर वर्ग|आर्थिक कमजोर वर्ग"],
  [
    category("OBC"),
    "obc|obc ncl|obc non creamy layer|other backward class|other backward classes|sebc|ओबीसी|अ पि व|अपिव|अन्य पिछड़ा वर्ग|पिछड़ा वर्ग",
  ],
  [category("SC"), "sc|scheduled caste|scheduled castes|एससी|अ जा|अजा|अनुसूचित जाति"],
  [category("ST"), "st|scheduled tribe|scheduled tribes|एसटी|अ ज जा|अजजा|अनुसूचित जनजाति"],
  [within("PwBD"), "pwbd|pwd|ph|divyang|divyangjan|दिव्यांग|दिव्यांगजन|पीडब्ल्यूडी|पीडब्ल्यूबीडी"],
  [within("ESM"), "esm|exsm|ex s|exs|ex servicemen|ex serviceman|भूतपूर्व सैनिक|भू पू सै|पूर्व सैनिक"],
  [within("women"), "women|woman|female|महिला|महिलाएं"],
];

/** Classes of single states, which are part of the sum and none of the five. */
const OTHER_CLASSES =
  /^(?:ebc|mbc|bc|bc ?[a-f]|bc ?m|bc ?i{1,3}|dnc|vj ?a?|nt ?[a-d]|sbc|sebc|cat ?[123] ?[ab]?|2a|2b|3a|3b|अति पिछड़ा वर्ग|मोबीसी|mobc)$/;

const BY_HEADER = new Map(HEADERS.flatMap(([column, names]) => names.split("|").map((name) => [fold(name), column] as const)));

/** The column that a header names; null where it is not understood. */
export function columnOf(header: string): Column | null {
  const folded = fold(header);
  return BY_HEADER.get(folded) ?? (OTHER_CLASSES.test(folded) ? { kind: "other", name: header.trim() } : null);
}

/** A header in small letters without the dots of its short forms, with one space for whatever else stands between its words. */
function fold(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(".", "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
