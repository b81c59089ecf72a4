import type { StateContent } from "@/lib/departments/content/state-page";
import { exam } from "@/lib/departments/schema";

/** Southern states and union territories. */
export const SOUTHERN_STATES: readonly StateContent[] = [
  {
    slug: "andhra-pradesh",
    en: "The Andhra Pradesh Public Service Commission holds the Group examinations, the State Level Police Recruitment Board those for constables and sub-inspectors, and the school education department the DSC for teachers. Ward and village secretariats and cooperative banks advertise on their own.",
    hi: "आंध्र प्रदेश लोक सेवा आयोग ग्रुप परीक्षाएँ कराता है, राज्य स्तरीय पुलिस भर्ती बोर्ड सिपाही और उप-निरीक्षक की, और स्कूल शिक्षा विभाग शिक्षकों के लिए डीएससी। वार्ड और ग्राम सचिवालय तथा सहकारी बैंक अपने पद स्वयं विज्ञापित करते हैं।",
    exams: [
      exam("Group 1", "ग्रुप 1", "graduate"),
      exam("Group 2", "ग्रुप 2", "graduate"),
      exam("DSC", "डीएससी", "bEd", "Teacher"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "telangana",
    en: "The Telangana Public Service Commission holds the Group 1 to Group 4 examinations; the Telangana Level Police Recruitment Board recruits constables and sub-inspectors, the Medical and Health Services Recruitment Board doctors and nurses, and the school education department teachers through the DSC.",
    hi: "तेलंगाना लोक सेवा आयोग ग्रुप 1 से ग्रुप 4 तक की परीक्षाएँ कराता है; तेलंगाना स्तरीय पुलिस भर्ती बोर्ड सिपाही और उप-निरीक्षक, चिकित्सा एवं स्वास्थ्य सेवा भर्ती बोर्ड चिकित्सक व नर्स और स्कूल शिक्षा विभाग डीएससी से शिक्षक भर्ती करता है।",
    exams: [
      exam("Group 1", "ग्रुप 1", "graduate"),
      exam("Group 4", "ग्रुप 4", "graduate"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "karnataka",
    en: "The Karnataka Public Service Commission recruits gazetted probationers and Group A to C staff; the Karnataka Examinations Authority holds tests for boards, corporations and village administrative officers. The Karnataka State Police recruit constables and sub-inspectors themselves. Knowledge of Kannada is asked for.",
    hi: "कर्नाटक लोक सेवा आयोग राजपत्रित परिवीक्षाधीन अधिकारी और समूह क से ग तक के कर्मचारी भर्ती करता है; कर्नाटक परीक्षा प्राधिकरण बोर्डों, निगमों और ग्राम प्रशासन अधिकारियों की परीक्षाएँ कराता है। कर्नाटक राज्य पुलिस सिपाही और उप-निरीक्षक स्वयं भर्ती करती है। कन्नड़ का ज्ञान माँगा जाता है।",
    exams: [
      exam("KAS", "केएएस", "graduate", "Gazetted Probationers"),
      exam("Village Administrative Officer", "ग्राम प्रशासन अधिकारी", "12thPass", "Village"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "kerala",
    en: "The Kerala Public Service Commission recruits for nearly all posts of the state, from last grade servants to the Kerala Administrative Service, and for its companies, boards and universities. Candidates register once and apply through their profile. Devaswom boards have a recruitment board of their own.",
    hi: "केरल लोक सेवा आयोग राज्य के लगभग सभी पदों पर, अंतिम श्रेणी कर्मचारी से लेकर केरल प्रशासनिक सेवा तक, और उसकी कंपनियों, बोर्डों तथा विश्वविद्यालयों के लिए भर्ती करता है। अभ्यर्थी एक बार पंजीकरण कर अपनी प्रोफ़ाइल से आवेदन करते हैं। देवस्वम बोर्डों का अपना भर्ती बोर्ड है।",
    exams: [
      exam("LDC", "एलडीसी", "10thPass", "Clerk"),
      exam("Last Grade Servants", "अंतिम श्रेणी कर्मचारी", "10thPass", "Last Grade"),
      exam("KAS", "केएएस", "graduate", "Administrative Service"),
    ],
  },
  {
    slug: "tamil-nadu",
    en: "The Tamil Nadu Public Service Commission holds the Group 1, Group 2 and Group 4 examinations. Police, prison and fire staff are taken by the Uniformed Services Recruitment Board, teachers by the Teachers Recruitment Board and health staff by the Medical Services Recruitment Board. A Tamil paper is compulsory.",
    hi: "तमिलनाडु लोक सेवा आयोग ग्रुप 1, ग्रुप 2 और ग्रुप 4 परीक्षाएँ कराता है। पुलिस, कारागार और अग्निशमन के कर्मचारी वर्दीधारी सेवा भर्ती बोर्ड, शिक्षक शिक्षक भर्ती बोर्ड और स्वास्थ्य कर्मचारी चिकित्सा सेवा भर्ती बोर्ड भर्ती करता है। तमिल का प्रश्नपत्र अनिवार्य है।",
    exams: [
      exam("Group 1", "ग्रुप 1", "graduate"),
      exam("Group 4", "ग्रुप 4", "10thPass"),
      exam("Police Constable", "पुलिस सिपाही", "10thPass", "Constable"),
    ],
  },
  {
    slug: "puducherry",
    en: "The Government of Puducherry recruits clerks, assistants and technical staff through its Department of Personnel and Administrative Reforms, and police constables and home guards through the police department. Gazetted posts go through the Union Public Service Commission.",
    hi: "पुदुचेरी सरकार क्लर्क, सहायक और तकनीकी कर्मचारी अपने कार्मिक एवं प्रशासनिक सुधार विभाग से और पुलिस सिपाही व गृहरक्षक पुलिस विभाग से भर्ती करती है। राजपत्रित पद संघ लोक सेवा आयोग से भरे जाते हैं।",
    exams: [
      exam("Upper Division Clerk", "उच्च श्रेणी क्लर्क", "graduate", "Clerk"),
      exam("Staff Nurse", "स्टाफ़ नर्स", "diploma", "Nurse"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
  {
    slug: "lakshadweep",
    en: "The Administration of Lakshadweep at Kavaratti advertises the posts of its departments, schools, hospitals and ports itself. Technical posts in the islands are few and often on contract.",
    hi: "कवरत्ती स्थित लक्षद्वीप प्रशासन अपने विभागों, स्कूलों, अस्पतालों और बंदरगाहों के पद स्वयं विज्ञापित करता है। द्वीपों में तकनीकी पद कम हैं और प्रायः संविदा पर होते हैं।",
    exams: [
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Clerk", "क्लर्क", "12thPass"),
      exam("Staff Nurse", "स्टाफ़ नर्स", "diploma", "Nurse"),
    ],
  },
  {
    slug: "andaman-and-nicobar-islands",
    en: "The Andaman and Nicobar Administration at Port Blair, now Sri Vijaya Puram, advertises teachers, nurses, forest guards and police constables itself; ships, ports and research stations of the Union there recruit through their own bodies.",
    hi: "पोर्ट ब्लेयर, अब श्री विजय पुरम, स्थित अंडमान और निकोबार प्रशासन शिक्षक, नर्स, वन रक्षक और पुलिस सिपाही के पद स्वयं विज्ञापित करता है; वहाँ के जहाज़, बंदरगाह और केंद्र के अनुसंधान केंद्र अपनी-अपनी संस्थाओं से भर्ती करते हैं।",
    exams: [
      exam("Teacher", "शिक्षक", "bEd"),
      exam("Forest Guard", "वन रक्षक", "12thPass"),
      exam("Police Constable", "पुलिस सिपाही", "12thPass", "Constable"),
    ],
  },
];
