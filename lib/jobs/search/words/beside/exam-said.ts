import { fold, wordsOf } from "@/lib/jobs/search/words/fold";

/** What is asked of an exam, beside its name. */
const OF_EXAMS =
  /(?<![a-z])(?:admit ?cards?|hall ?tickets?|results?|answer ?keys?|syllabus|roll ?(?:no|numbers?)|cut ?offs?|merit ?lists?|call ?letters?|score ?cards?|exam(?:ination)? ?(?:dates?|kab|city(?: intimation)?(?: slip)?))(?![a-z])|(?:एडमिट|प्रवेश पत्र|हॉल टिकट|रिजल्ट|परिणाम|उत्तर कुंजी|आंसर की|सिलेबस|रोल नंबर|कट ऑफ|कटऑफ|मेरिट लिस्ट|कॉल लेटर|स्कोर कार्ड|परीक्षा (?:की )?(?:तिथि|तारीख|कब))[\p{L}\p{M}]*/gu;

/** Whether a search asks for what comes after one has applied, "ssc cgl admit card": no notice is called so, the calendar of exams has it. */
export function asksForExam(text: string): boolean {
  return fold(text).search(OF_EXAMS) >= 0;
}

/** The words by which a search asks for that: no notice is called so, and some name another thing by themselves ("hall ticket"). */
export function examSaid(text: string): string[] {
  return (fold(text).match(OF_EXAMS) ?? []).flatMap(wordsOf);
}

/** What is left of a search without the words that ask for that: the name of an exam, "ssc cgl ". */
export function withoutAskedOfExam(text: string): string {
  return fold(text).replace(OF_EXAMS, " ");
}
