import { fold } from "@/lib/jobs/search/words/fold";

const OF_EXAMS =
  /(?<![a-z])(?:admit ?cards?|hall ?tickets?|results?|answer ?keys?|syllabus|exam(?:ination)? ?(?:dates?|kab|city))(?![a-z])|एडमिट|प्रवेश पत्र|हॉल टिकट|रिजल्ट|परिणाम|उत्तर कुंजी|आंसर की|सिलेबस|परीक्षा (?:की )?(?:तिथि|तारीख|कब)/u;

/** Whether a search asks for what comes after one has applied, "ssc cgl admit card": no notice is called so, the calendar of exams has it. */
export function asksForExam(text: string): boolean {
  return OF_EXAMS.test(fold(text));
}
