import type { StateContent } from "@/lib/departments/content/state-page";
import { exam } from "@/lib/departments/schema";

/** Western and central states and union territories. */
export const WESTERN_AND_CENTRAL_STATES: readonly StateContent[] = [
  {
    slug: "rajasthan",
    en: "The Rajasthan Public Service Commission at Ajmer holds the RAS examination and recruits lecturers, school lecturers and sub-inspectors. The Rajasthan Staff Selection Board at Jaipur fills posts such as patwari, village development officer and clerk, many of them from the list of the Common Eligibility Test. Constables are taken by the police.",
    hi: "अजमेर स्थित राजस्थान लोक सेवा आयोग आरएएस परीक्षा कराता है और प्राध्यापक, स्कूल व्याख्याता तथा उप-निरीक्षक भर्ती करता है। जयपुर स्थित राजस्थान कर्मचारी चयन बोर्ड पटवारी, ग्राम विकास अधिकारी और क्लर्क जैसे पद भरता है, जिनमें से कई समान पात्रता परीक्षा (सीईटी) की सूची से। सिपाहियों की भर्ती पुलिस विभाग करता है।",
    exams: [
      exam("RAS", "आरएएस", "graduate"),
      exam("Patwari", "पटवारी", "graduate"),
      exam("REET", "रीट", "bEd", "Teacher"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "gujarat",
    en: "The Gujarat Public Service Commission recruits for Class 1 and 2 posts, the Gujarat Subordinate Service Selection Board for Class 3 posts of the departments, and the Panchayat Service Selection Board for those of the panchayats, such as talati. Police posts have a recruitment board of their own.",
    hi: "गुजरात लोक सेवा आयोग वर्ग 1 और 2 के पदों पर, गुजरात गौण सेवा पसंदगी मंडल विभागों के वर्ग 3 के पदों पर और पंचायत सेवा पसंदगी मंडल तलाटी जैसे पंचायत पदों पर भर्ती करता है। पुलिस के पदों का अपना भर्ती बोर्ड है।",
    exams: [
      exam("GPSC Class 1-2", "जीपीएससी वर्ग 1–2", "graduate", "GPSC"),
      exam("Talati", "तलाटी", "graduate"),
      exam("Lokrakshak", "लोकरक्षक", "12thPass", "Constable"),
    ],
  },
  {
    slug: "maharashtra",
    en: "The Maharashtra Public Service Commission holds the State Services examination and joint examinations for Group B and Group C posts. Districts and departments recruit talathis, health and zilla parishad staff by tests of their own; police constables are taken district by district.",
    hi: "महाराष्ट्र लोक सेवा आयोग राज्य सेवा परीक्षा और समूह ख व ग के पदों की संयुक्त परीक्षाएँ कराता है। तलाठी, स्वास्थ्य और ज़िला परिषद के कर्मचारी ज़िले और विभाग अपनी परीक्षाओं से भर्ती करते हैं; पुलिस सिपाही ज़िलेवार भर्ती होते हैं।",
    exams: [
      exam("State Services", "राज्य सेवा", "graduate"),
      exam("Talathi", "तलाठी", "graduate"),
      exam("Police Bharti", "पुलिस भर्ती", "12thPass", "Constable"),
    ],
  },
  {
    slug: "goa",
    en: "The Goa Public Service Commission recruits for gazetted posts and the Goa Staff Selection Commission for subordinate ones by computer-based tests. Knowledge of Konkani is asked for in most posts.",
    hi: "गोवा लोक सेवा आयोग राजपत्रित पदों पर और गोवा कर्मचारी चयन आयोग अधीनस्थ पदों पर कंप्यूटर आधारित परीक्षाओं से भर्ती करता है। अधिकतर पदों के लिए कोंकणी का ज्ञान माँगा जाता है।",
    exams: [
      exam("Lower Division Clerk", "अवर श्रेणी क्लर्क", "12thPass", "Clerk"),
      exam("Assistant Professor", "सहायक प्राध्यापक", "postgraduate"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "madhya-pradesh",
    en: "The Madhya Pradesh Public Service Commission at Indore holds the State Service and Forest Service examinations. The Employees Selection Board at Bhopal holds those for patwaris, police constables, teachers and other Group 1 to 5 posts.",
    hi: "इंदौर स्थित मध्य प्रदेश लोक सेवा आयोग राज्य सेवा और राज्य वन सेवा परीक्षाएँ कराता है। भोपाल स्थित कर्मचारी चयन मंडल पटवारी, पुलिस आरक्षक, शिक्षक और समूह 1 से 5 के अन्य पदों की परीक्षाएँ कराता है।",
    exams: [
      exam("State Service", "राज्य सेवा", "graduate"),
      exam("Patwari", "पटवारी", "graduate"),
      exam("Police Constable", "पुलिस आरक्षक", "10thPass", "Constable"),
    ],
  },
  {
    slug: "chhattisgarh",
    en: "The Chhattisgarh Public Service Commission holds the State Service examination. The Chhattisgarh Professional Examination Board, known as Vyapam, holds the tests for patwaris, teachers, hostel wardens, laboratory staff and many other posts of the departments.",
    hi: "छत्तीसगढ़ लोक सेवा आयोग राज्य सेवा परीक्षा कराता है। छत्तीसगढ़ व्यावसायिक परीक्षा मंडल, यानी व्यापम, पटवारी, शिक्षक, छात्रावास अधीक्षक, प्रयोगशाला कर्मचारी और विभागों के अनेक अन्य पदों की परीक्षाएँ कराता है।",
    exams: [
      exam("State Service", "राज्य सेवा", "graduate"),
      exam("Patwari", "पटवारी", "graduate"),
      exam("Police Constable", "पुलिस आरक्षक", "10thPass", "Constable"),
    ],
  },
  {
    slug: "dadra-and-nagar-haveli-and-daman-and-diu",
    en: "The Administration of Dadra and Nagar Haveli and Daman and Diu advertises the posts of its departments, schools, hospitals and police itself, and many contract posts through the districts of Dadra and Nagar Haveli, Daman, and Diu.",
    hi: "दादरा और नगर हवेली तथा दमन और दीव प्रशासन अपने विभागों, स्कूलों, अस्पतालों और पुलिस के पद स्वयं विज्ञापित करता है; संविदा के अनेक पद दादरा और नगर हवेली, दमन तथा दीव ज़िलों से निकलते हैं।",
    exams: [
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Staff Nurse", "स्टाफ़ नर्स", "diploma", "Nurse"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
];
