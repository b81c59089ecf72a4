/** Posts and institutes that people ask for by their short forms, as POSTS has them. */
export const SHORT_FORMS = `
Juvenile Justice Board | jjb | किशोर न्याय बोर्ड ~ dcpu
Junior Telecom Officer | jto | junior technical officer | junior translation officer | जेटीओ | कनिष्ठ तकनीकी अधिकारी
Assistant Section Officer | aso | assistant statistical officer | सहायक अनुभाग अधिकारी
Section Officer | अनुभाग अधिकारी
Junior Statistical Officer | jso | कनिष्ठ सांख्यिकी अधिकारी
State Tax Officer | sto | sales tax officer | राज्य कर अधिकारी
Block Development Officer | bdo | खंड विकास अधिकारी | प्रखंड विकास पदाधिकारी
Child Development Project Officer | cdpo | बाल विकास परियोजना अधिकारी
Lady Health Visitor | lhv | महिला स्वास्थ्य परिदर्शक
Sub Divisional Magistrate | sdm | sub divisional officer | sdo | अनुमंडल पदाधिकारी | उप जिलाधिकारी
Deputy Superintendent of Police | dsp | पुलिस उपाधीक्षक | डीएसपी
Senior Section Engineer | sse | वरिष्ठ अनुभाग अभियंता
Assistant Manager | सहायक प्रबंधक | असिस्टेंट मैनेजर < am
Deputy Manager | उप प्रबंधक | डिप्टी मैनेजर < up prabandhak | dm
Director General | dg | महानिदेशक < maha nideshak
Deputy Director General | ddg | उप महानिदेशक
Additional Director | अपर निदेशक | अतिरिक्त निदेशक
Joint Director | संयुक्त निदेशक
Deputy Director | उप निदेशक | उपनिदेशक < up nideshak
Assistant Director | सहायक निदेशक
Deputy Commissioner | उपायुक्त | उप आयुक्त < up aayukt
Assistant Commissioner | सहायक आयुक्त
General Manager | gm | महाप्रबंधक | जनरल मैनेजर
Deputy General Manager | dgm | उप महाप्रबंधक
Assistant General Manager | agm | सहायक महाप्रबंधक
Chief General Manager | cgm | मुख्य महाप्रबंधक
Review Officer | ro | समीक्षा अधिकारी
Assistant Review Officer | aro | सहायक समीक्षा अधिकारी
Chief Executive Officer | ceo | मुख्य कार्यकारी अधिकारी
Chief Financial Officer | cfo | chief finance officer | मुख्य वित्तीय अधिकारी
Assistant Conservator of Forests | acf | सहायक वन संरक्षक < sahayak van sanrakshak ~ assistant conservator
Executive Trainee | कार्यपालक प्रशिक्षु < et
Circle Based Officer | cbo | सर्किल आधारित अधिकारी
Senior Technical Assistant | sta | वरिष्ठ तकनीकी सहायक < sta b
Management Trainee | mt | प्रबंधन प्रशिक्षु | मैनेजमेंट ट्रेनी
Chief Medical Officer | cmo | मुख्य चिकित्सा अधिकारी ~ medical officer | senior medical officer
Senior Medical Officer | smo | वरिष्ठ चिकित्सा अधिकारी ~ medical officer
Assistant Central Intelligence Officer | acio | सहायक केंद्रीय आसूचना अधिकारी
Junior Office Assistant | joa | कनिष्ठ कार्यालय सहायक
Junior Court Assistant | jca | कनिष्ठ न्यायालय सहायक
First Division Assistant | fda | प्रथम श्रेणी सहायक
Second Division Assistant | sda | द्वितीय श्रेणी सहायक
Technical Assistant | तकनीकी सहायक | टेक्निकल असिस्टेंट | takniki sahayak
Technical Officer | तकनीकी अधिकारी
Senior Assistant | वरिष्ठ सहायक | सीनियर असिस्टेंट
Assistant Teacher | सहायक अध्यापक | सहायक शिक्षक | sahayak adhyapak | sahayak shikshak ~ teacher | primary teacher | junior teacher
Headmaster | hm | head master | head teacher | प्रधानाध्यापक | प्रधान अध्यापक | pradhan adhyapak
Chartered Accountant | ca | सीए | चार्टर्ड अकाउंटेंट
Non Teaching | nonteaching | गैर शैक्षणिक | गैर शिक्षण ~ non academic | non faculty
Non Faculty | nonfaculty | गैर संकाय ~ non academic | non teaching
IIIT | indian institute of information technology
IISER | indian institute of science education and research
NIPER | national institute of pharmaceutical education and research
`;

/** How notices shorten words of such names, and spell them otherwise: "Asst Engineer", "Sr Clerk", "Co-op Bank". */
export const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  assistant: ["asst", "asstt"],
  junior: ["jr"],
  senior: ["sr"],
  deputy: ["dy"],
  additional: ["addl"],
  professor: ["prof"],
  superintendent: ["supdt"],
  agriculture: ["agricultural"],
  agricultural: ["agriculture"],
  cooperative: ["co operative", "co op"],
  programme: ["program"],
  horticulture: ["horticultural"],
  statistical: ["statistics"],
  technician: ["tech"],
  engineer: ["engr", "engg", "er"],
  engineering: ["engg"],
  officer: ["offr"],
  operator: ["opr", "optr"],
  manager: ["mgr"],
  inspector: ["insp"],
  accountant: ["acctt", "acct"],
  accounts: ["acctts", "accts"],
  secretary: ["secy"],
  executive: ["exec"],
  medical: ["med"],
  electrical: ["elect", "electl"],
  mechanical: ["mech"],
  administrative: ["admin", "admn"],
  laboratory: ["lab"],
  special: ["spl"],
  constable: ["const"],
  supervisor: ["supvr", "supv"],
  instructor: ["instr"],
  physical: ["phy"],
  development: ["dev"],
  stenographer: ["steno"],
  veterinary: ["vet"],
  graduate: ["grad"],
  coordinator: ["co ordinator"],
};
