import type { StateContent } from "@/lib/departments/content/state-page";
import { exam } from "@/lib/departments/schema";

/** Northern states and union territories. */
export const NORTHERN_STATES: readonly StateContent[] = [
  {
    slug: "haryana",
    en: "The Haryana Public Service Commission recruits for the civil services and gazetted posts, college teachers and doctors among them. The Haryana Staff Selection Commission fills Group C and Group D posts, police constables included, from the list of the Common Eligibility Test.",
    hi: "हरियाणा लोक सेवा आयोग सिविल सेवा और राजपत्रित पदों पर भर्ती करता है, जिनमें महाविद्यालय शिक्षक और चिकित्सक भी हैं। हरियाणा कर्मचारी चयन आयोग समूह ग और घ के पद, पुलिस सिपाही सहित, सामान्य पात्रता परीक्षा (सीईटी) की सूची से भरता है।",
    exams: [
      exam("CET", "सीईटी", "12thPass"),
      exam("HCS", "एचसीएस", "graduate"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "himachal-pradesh",
    en: "The Himachal Pradesh Public Service Commission at Shimla recruits for the administrative service and gazetted posts. Class III posts go through the state's selection commission at Hamirpur, police constables through the commission and the police department.",
    hi: "शिमला स्थित हिमाचल प्रदेश लोक सेवा आयोग प्रशासनिक सेवा और राजपत्रित पदों पर भर्ती करता है। तृतीय श्रेणी के पद हमीरपुर स्थित राज्य चयन आयोग से और पुलिस सिपाही लोक सेवा आयोग तथा पुलिस विभाग से भरे जाते हैं।",
    exams: [
      exam("HPAS", "एचपीएएस", "graduate"),
      exam("Junior Office Assistant", "कनिष्ठ कार्यालय सहायक", "12thPass"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "punjab",
    en: "The Punjab Public Service Commission at Patiala recruits for the civil services and gazetted posts; the Punjab Subordinate Services Selection Board at Mohali for clerks, inspectors and other Group B and C posts. The Punjab Police hold their own recruitment.",
    hi: "पटियाला स्थित पंजाब लोक सेवा आयोग सिविल सेवा और राजपत्रित पदों पर, और मोहाली स्थित पंजाब अधीनस्थ सेवा चयन बोर्ड क्लर्क, निरीक्षक तथा समूह ख और ग के अन्य पदों पर भर्ती करता है। पंजाब पुलिस अपनी भर्ती स्वयं कराती है।",
    exams: [
      exam("PCS", "पीसीएस", "graduate"),
      exam("Clerk", "क्लर्क", "graduate"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "uttar-pradesh",
    en: "The Uttar Pradesh Public Service Commission at Prayagraj holds the PCS and the RO/ARO examinations. The Subordinate Services Selection Commission fills Group C posts from the list of its Preliminary Eligibility Test, the Police Recruitment and Promotion Board takes constables and sub-inspectors, and the Education Service Selection Commission teachers.",
    hi: "प्रयागराज स्थित उत्तर प्रदेश लोक सेवा आयोग पीसीएस और आरओ/एआरओ परीक्षाएँ कराता है। अधीनस्थ सेवा चयन आयोग समूह ग के पद प्रारंभिक अर्हता परीक्षा (पीईटी) की सूची से भरता है, पुलिस भर्ती एवं प्रोन्नति बोर्ड सिपाही व उप-निरीक्षक की भर्ती करता है और शिक्षा सेवा चयन आयोग शिक्षक।",
    exams: [
      exam("PCS", "पीसीएस", "graduate"),
      exam("PET", "पीईटी", "10thPass"),
      exam("Lekhpal", "लेखपाल", "12thPass"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "uttarakhand",
    en: "The Uttarakhand Public Service Commission at Haridwar recruits for the civil services and gazetted posts, the Uttarakhand Subordinate Service Selection Commission at Dehradun for Group C posts such as village development officer, patwari and lekhpal.",
    hi: "हरिद्वार स्थित उत्तराखंड लोक सेवा आयोग सिविल सेवा और राजपत्रित पदों पर, और देहरादून स्थित उत्तराखंड अधीनस्थ सेवा चयन आयोग ग्राम विकास अधिकारी, पटवारी और लेखपाल जैसे समूह ग के पदों पर भर्ती करता है।",
    exams: [
      exam("PCS", "पीसीएस", "graduate"),
      exam("Patwari", "पटवारी", "graduate"),
      exam("Forest Guard", "वन आरक्षी", "12thPass"),
    ],
  },
  {
    slug: "chandigarh",
    en: "The Chandigarh Administration advertises the posts of its departments itself: teachers of its schools, clerks and stenographers, nurses of its hospitals, and constables of the Chandigarh Police. The Post Graduate Institute of Medical Education and Research recruits on its own.",
    hi: "चंडीगढ़ प्रशासन अपने विभागों के पद स्वयं विज्ञापित करता है: स्कूलों के शिक्षक, क्लर्क और स्टेनोग्राफ़र, अस्पतालों की नर्सें और चंडीगढ़ पुलिस के सिपाही। स्नातकोत्तर चिकित्सा शिक्षा एवं अनुसंधान संस्थान (पीजीआई) अपनी भर्ती अलग से करता है।",
    exams: [
      exam("TGT", "टीजीटी", "bEd"),
      exam("Clerk", "क्लर्क", "graduate"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "delhi",
    en: "The Delhi Subordinate Services Selection Board recruits teachers, clerks, nurses and technical staff for the departments of the National Capital Territory and its local bodies. Delhi Police constables and sub-inspectors come through the Staff Selection Commission. Many offices of the Union and the courts in Delhi recruit on their own.",
    hi: "दिल्ली अधीनस्थ सेवा चयन बोर्ड राष्ट्रीय राजधानी क्षेत्र के विभागों और स्थानीय निकायों के लिए शिक्षक, क्लर्क, नर्स और तकनीकी कर्मचारी भर्ती करता है। दिल्ली पुलिस के सिपाही और उप-निरीक्षक कर्मचारी चयन आयोग से आते हैं। दिल्ली स्थित केंद्र के अनेक कार्यालय और न्यायालय अपनी भर्ती स्वयं करते हैं।",
    exams: [
      exam("TGT", "टीजीटी", "bEd"),
      exam("Junior Assistant", "कनिष्ठ सहायक", "12thPass"),
      exam("Delhi Police", "दिल्ली पुलिस", "12thPass"),
    ],
  },
  {
    slug: "jammu-and-kashmir",
    en: "The Jammu and Kashmir Public Service Commission recruits for the administrative, police and accounts services and for gazetted posts; the Jammu and Kashmir Services Selection Board for non-gazetted ones, police sub-inspectors and constables included.",
    hi: "जम्मू और कश्मीर लोक सेवा आयोग प्रशासनिक, पुलिस और लेखा सेवाओं तथा राजपत्रित पदों पर भर्ती करता है; जम्मू और कश्मीर सेवा चयन बोर्ड अराजपत्रित पदों पर, जिनमें पुलिस उप-निरीक्षक और सिपाही भी हैं।",
    exams: [
      exam("JKAS", "जेकेएएस", "graduate", "Combined Competitive"),
      exam("Patwari", "पटवारी", "graduate"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "ladakh",
    en: "The Administration of Ladakh and the hill councils of Leh and Kargil advertise posts of their departments; the Ladakh Police recruit constables. Posts in the Union's offices there are advertised by each of them.",
    hi: "लद्दाख प्रशासन तथा लेह और कारगिल की पर्वतीय विकास परिषदें अपने विभागों के पद विज्ञापित करती हैं; लद्दाख पुलिस सिपाही भर्ती करती है। वहाँ स्थित केंद्र के कार्यालय अपने पद स्वयं विज्ञापित करते हैं।",
    exams: [
      exam("Junior Assistant", "कनिष्ठ सहायक", "graduate"),
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
];
