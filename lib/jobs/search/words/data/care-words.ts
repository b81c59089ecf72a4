/** Words of care, learning and the state that people type in Hindi as well, as POSTS has them. */
export const CARE_WORDS = `
Tribal | आदिवासी | जनजातीय | जनजाति | adivasi | janjati | janjatiya
Minority | अल्पसंख्यक | alpsankhyak
Scheduled Caste | अनुसूचित जाति | anusuchit jati
Scheduled Tribe | अनुसूचित जनजाति | anusuchit janjati
Backward Class | पिछड़ा वर्ग | pichda varg | pichhda varg
Orphan | अनाथ
Old Age | वृद्ध | वृद्धजन
Juvenile | किशोर | kishor
Family | परिवार | parivar | कुटुंब
Family Planning | परिवार नियोजन | parivar niyojan ~ family welfare
Family Welfare | परिवार कल्याण | parivar kalyan
Tuberculosis | क्षय रोग | टीबी | tb | tapedik | तपेदिक
Leprosy | कुष्ठ रोग | कुष्ठ
Malaria | मलेरिया
Cancer | कैंसर
Trauma | ट्रॉमा
Emergency | आपातकालीन | इमरजेंसी | aapatkalin
Vaccine | टीका | टीकाकरण | वैक्सीन | tikakaran
Mental Health | मानसिक स्वास्थ्य | mansik swasthya
Surgery | शल्य चिकित्सा | सर्जरी
Medicine | औषधि | मेडिसिन
Drugs | औषध | ड्रग्स
Forensic Science | विधि विज्ञान प्रयोगशाला | फॉरेंसिक | फोरेंसिक विज्ञान
Archaeology | पुरातत्त्व | archaeological
Archives | अभिलेखागार
Language | भाषा
Literature | साहित्य | sahitya
Dance | नृत्य | डांस
Drama | नाटक | नाट्य
Art | कला
Home Science | गृह विज्ञान | grih vigyan
Public Administration | लोक प्रशासन | lok prashasan
Rural Development | ग्रामीण विकास | gramin vikas
Urban Development | शहरी विकास | नगरीय विकास | shahri vikas | nagar vikas
Skill Development | कौशल विकास | kaushal vikas
Information Technology | सूचना प्रौद्योगिकी | soochna praudyogiki | suchna praudyogiki
Artificial Intelligence | कृत्रिम बुद्धिमत्ता | आर्टिफिशियल इंटेलिजेंस
Statistics and Planning | अर्थ एवं संख्या
Purchase | क्रय | खरीद | kharid
Establishment | स्थापना
Grievance | शिकायत
Election | निर्वाचन | चुनाव | chunav | nirvachan | इलेक्शन
Census | जनगणना | janganana
Lok Adalat | लोक अदालत
Human Rights | मानवाधिकार | manavadhikar
Consumer | उपभोक्ता | upbhokta
`;
