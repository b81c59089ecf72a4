import { isMenuText } from "@/lib/ingestion/parse/clean";
import { MONTHS } from "@/lib/ingestion/parse/months";

/** What a button says, which number a document has or how large it is, where a column has no address. */
const OF_A_LINK =
  /^(?:click|download|view|open|apply|pdf|link|see)\b|^(?:advt|advertisement|notification|notice|ref\w*)\W*(?:no|num)|^https?:|\.(?:pdf|docx?|zip)$|\b\d+(?:\.\d+)?\s?[km]b\b/i;
/** Words of documents, their languages, days and buttons, which name no notice: "Detailed Advertisement (Hindi)". */
const OF_DOCUMENTS = new Set(
  `${Object.keys(MONTHS).join(" ")} advertisement advertisements advt notification notifications notice notices official detailed details short brief full complete english hindi version copy document file pdf here check get read see view download click link new important dated date for the and with from recruitment vacancy vacancies post posts various employment job jobs विज्ञापन अधिसूचना सूचना विज्ञप्ति विस्तृत संक्षिप्त हिंदी हिन्दी अंग्रेजी अंग्रेज़ी दिनांक भर्ती पदों विभिन्न लिए हेतु डाउनलोड करें देखें पढ़ें क्लिक यहाँ यहां`
    .normalize("NFKC")
    .split(" "),
);

/** The words of a cell of a column of documents ("Advertisement", "Notification"); none of an address and of what a button says. */
export function wordsOfNotice(text: string): string[] {
  if (OF_A_LINK.test(text) || isMenuText(text)) return [];
  const parts = text.normalize("NFKC").toLowerCase().split(/\s+/);
  const words = parts.flatMap((part) => /[\p{L}\p{M}]{3,}/u.exec(part)?.[0] ?? []);
  return words.length > 1 ? words : [];
}

/** Whether words say which notice it is, as commissions list them. */
export function nameNotice(words: readonly string[]): boolean {
  return words.some((word) => !OF_DOCUMENTS.has(word));
}
