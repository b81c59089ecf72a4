import type { StateContent } from "@/lib/departments/content/state-page";
import { exam } from "@/lib/departments/schema";

/** North-eastern states. */
export const NORTH_EASTERN_STATES: readonly StateContent[] = [
  {
    slug: "assam",
    en: "The Assam Public Service Commission holds the Combined Competitive Examination. Grade III and IV posts of many departments are filled together by the Assam Direct Recruitment Examination, constables and sub-inspectors by the State Level Police Recruitment Board, and teachers by the directorates of education.",
    hi: "असम लोक सेवा आयोग संयुक्त प्रतियोगी परीक्षा कराता है। अनेक विभागों के ग्रेड III और IV के पद असम सीधी भर्ती परीक्षा (एडीआरई) से एक साथ, सिपाही व उप-निरीक्षक राज्य स्तरीय पुलिस भर्ती बोर्ड से और शिक्षक शिक्षा निदेशालयों से भरे जाते हैं।",
    exams: [
      exam("APSC CCE", "एपीएससी सीसीई", "graduate", "APSC"),
      exam("ADRE", "एडीआरई", "12thPass"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "arunachal-pradesh",
    en: "The Arunachal Pradesh Public Service Commission at Itanagar recruits for Group A and B posts, the Arunachal Pradesh Staff Selection Board for Group C posts at graduate, higher secondary and matriculate level.",
    hi: "ईटानगर स्थित अरुणाचल प्रदेश लोक सेवा आयोग समूह क और ख के पदों पर, और अरुणाचल प्रदेश कर्मचारी चयन बोर्ड स्नातक, उच्च माध्यमिक और मैट्रिक स्तर के समूह ग पदों पर भर्ती करता है।",
    exams: [
      exam("APPSCCE", "एपीपीएससीसीई", "graduate", "APPSC"),
      exam("CHSL", "सीएचएसएल", "12thPass"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "manipur",
    en: "The Manipur Public Service Commission at Imphal holds the combined examination of the civil, police and secretariat services and recruits doctors, engineers and lecturers. Departments hold their own tests for other posts, the police for constables.",
    hi: "इंफाल स्थित मणिपुर लोक सेवा आयोग सिविल, पुलिस और सचिवालय सेवाओं की संयुक्त परीक्षा कराता है और चिकित्सक, इंजीनियर तथा प्राध्यापक भर्ती करता है। अन्य पदों की परीक्षाएँ विभाग स्वयं और सिपाहियों की पुलिस कराती है।",
    exams: [
      exam("Civil Services", "सिविल सेवा", "graduate"),
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "meghalaya",
    en: "The Meghalaya Public Service Commission at Shillong recruits for the civil service and state-wide posts, district selection committees for posts of the districts. Police constables are taken by a central recruitment board.",
    hi: "शिलांग स्थित मेघालय लोक सेवा आयोग सिविल सेवा और राज्य स्तरीय पदों पर, और ज़िला चयन समितियाँ ज़िलों के पदों पर भर्ती करती हैं। पुलिस सिपाहियों की भर्ती केंद्रीय भर्ती बोर्ड करता है।",
    exams: [
      exam("MCS", "एमसीएस", "graduate", "Civil Service"),
      exam("Lower Division Assistant", "अवर श्रेणी सहायक", "12thPass", "Assistant"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "mizoram",
    en: "The Mizoram Public Service Commission at Aizawl recruits for Group A and gazetted posts, the Mizoram Subordinate Services Selection Board for Group B non-gazetted and Group C posts. Knowledge of Mizo is asked for.",
    hi: "आइज़ोल स्थित मिज़ोरम लोक सेवा आयोग समूह क और राजपत्रित पदों पर, और मिज़ोरम अधीनस्थ सेवा चयन बोर्ड समूह ख अराजपत्रित व समूह ग के पदों पर भर्ती करता है। मिज़ो भाषा का ज्ञान माँगा जाता है।",
    exams: [
      exam("MCS", "एमसीएस", "graduate", "Civil Service"),
      exam("Lower Division Clerk", "अवर श्रेणी क्लर्क", "12thPass", "Clerk"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "nagaland",
    en: "The Nagaland Public Service Commission at Kohima holds the combined civil services and technical services examinations; the Nagaland Staff Selection Board fills Group C posts of the departments.",
    hi: "कोहिमा स्थित नागालैंड लोक सेवा आयोग संयुक्त सिविल सेवा और तकनीकी सेवा परीक्षाएँ कराता है; नागालैंड कर्मचारी चयन बोर्ड विभागों के समूह ग के पद भरता है।",
    exams: [
      exam("NCS", "एनसीएस", "graduate", "Civil Services"),
      exam("Junior Engineer", "कनिष्ठ अभियंता", "engineering"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "sikkim",
    en: "The Sikkim Public Service Commission at Gangtok recruits for the civil service and for most posts of the departments, teachers, engineers, nurses and constables among them. Most are open to holders of a Certificate of Identification or the Sikkim Subject Certificate.",
    hi: "गंगटोक स्थित सिक्किम लोक सेवा आयोग सिविल सेवा और विभागों के अधिकतर पदों पर भर्ती करता है, जिनमें शिक्षक, इंजीनियर, नर्स और सिपाही भी हैं। अधिकतर पद पहचान प्रमाणपत्र या सिक्किम सब्जेक्ट सर्टिफ़िकेट धारकों के लिए हैं।",
    exams: [
      exam("Under Secretary", "अवर सचिव", "graduate"),
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "tripura",
    en: "The Tripura Public Service Commission at Agartala recruits for the civil and police services and gazetted posts, the Joint Recruitment Board for Group C and D posts, and the Teachers' Recruitment Board for school teachers.",
    hi: "अगरतला स्थित त्रिपुरा लोक सेवा आयोग सिविल व पुलिस सेवा और राजपत्रित पदों पर, संयुक्त भर्ती बोर्ड समूह ग और घ के पदों पर और शिक्षक भर्ती बोर्ड स्कूल शिक्षकों की भर्ती करता है।",
    exams: [
      exam("TCS", "टीसीएस", "graduate", "Civil Service"),
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
];
