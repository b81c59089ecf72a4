import type { StateContent } from "@/lib/departments/content/state-page";
import { exam } from "@/lib/departments/schema";

/** Eastern states. */
export const EASTERN_STATES: readonly StateContent[] = [
  {
    slug: "bihar",
    en: "The Bihar Public Service Commission recruits for the civil services, teachers and other gazetted posts; the Bihar Staff Selection Commission for graduate and intermediate level posts. Constables come through the Central Selection Board of Constables, sub-inspectors through the Police Subordinate Services Commission and health staff through the Technical Service Commission.",
    hi: "बिहार लोक सेवा आयोग सिविल सेवा, शिक्षक और अन्य राजपत्रित पदों पर, और बिहार कर्मचारी चयन आयोग स्नातक व इंटर स्तर के पदों पर भर्ती करता है। सिपाही केंद्रीय चयन पर्षद, उप-निरीक्षक पुलिस अवर सेवा आयोग और स्वास्थ्य कर्मचारी तकनीकी सेवा आयोग से चुने जाते हैं।",
    exams: [
      exam("BPSC CCE", "बीपीएससी सीसीई", "graduate", "BPSC"),
      exam("TRE", "टीआरई", "bEd", "Teacher"),
      exam("Inter Level", "इंटर स्तर", "12thPass"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "jharkhand",
    en: "The Jharkhand Public Service Commission recruits for the civil services and gazetted posts, the Jharkhand Staff Selection Commission for graduate, intermediate and matriculate level posts, teachers and constables.",
    hi: "झारखंड लोक सेवा आयोग सिविल सेवा और राजपत्रित पदों पर, और झारखंड कर्मचारी चयन आयोग स्नातक, इंटर व मैट्रिक स्तर के पदों, शिक्षकों तथा सिपाहियों की भर्ती करता है।",
    exams: [
      exam("JSSC CGL", "जेएसएससी सीजीएल", "graduate", "JSSC"),
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "odisha",
    en: "The Odisha Public Service Commission holds the Civil Services examination and recruits doctors, engineers and lecturers. The Odisha Staff Selection Commission fills Group B and C posts of the departments, the Sub-ordinate Staff Selection Commission those of the districts, such as revenue inspector and forest guard.",
    hi: "ओडिशा लोक सेवा आयोग सिविल सेवा परीक्षा कराता है और चिकित्सक, इंजीनियर तथा प्राध्यापक भर्ती करता है। ओडिशा कर्मचारी चयन आयोग विभागों के समूह ख और ग के पद भरता है, अधीनस्थ कर्मचारी चयन आयोग ज़िलों के, जैसे राजस्व निरीक्षक और वन रक्षक।",
    exams: [
      exam("OCS", "ओसीएस", "graduate", "Civil Services"),
      exam("Revenue Inspector", "राजस्व निरीक्षक", "graduate"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "west-bengal",
    en: "The Public Service Commission, West Bengal, holds the WBCS, Miscellaneous and Clerkship examinations. The West Bengal Police Recruitment Board takes constables and sub-inspectors, the School Service Commission teachers, and the Health Recruitment Board doctors and nurses.",
    hi: "पश्चिम बंगाल लोक सेवा आयोग डब्ल्यूबीसीएस, मिसलेनियस और क्लर्कशिप परीक्षाएँ कराता है। पश्चिम बंगाल पुलिस भर्ती बोर्ड सिपाही और उप-निरीक्षक, स्कूल सेवा आयोग शिक्षक और स्वास्थ्य भर्ती बोर्ड चिकित्सक व नर्स की भर्ती करता है।",
    exams: [
      exam("WBCS", "डब्ल्यूबीसीएस", "graduate"),
      exam("Clerkship", "क्लर्कशिप", "10thPass", "Clerk"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
];
