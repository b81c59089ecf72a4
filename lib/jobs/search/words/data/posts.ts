/**
 * Posts by all the names that people and notices give them, one group a line: what is found by one name is found by each. The first name is the
 * one shown; in Hindi it is the first in Devanagari. A name of several words is found where they stand together. Names after "<" lead to the group
 * and are not looked for themselves, because in a notice they mean something else as well; names after "~" are near to it: they come last.
 */
export const POSTS = `
Junior Engineer | je | jr engineer | jr engg | कनिष्ठ अभियंता | जूनियर इंजीनियर | जेई | kanishth abhiyanta | avar abhiyanta | अवर अभियंता
Assistant Engineer | ae | सहायक अभियंता | असिस्टेंट इंजीनियर | sahayak abhiyanta ~ assistant executive engineer | aee
Executive Engineer | अधिशासी अभियंता < ee
Engineer | इंजीनियर | अभियंता < abhiyanta | injiniyar
Sub Inspector | si | psi | उप निरीक्षक | सब इंस्पेक्टर | दरोगा | दारोगा | daroga | एसआई < up nirikshak | thanedar
Assistant Sub Inspector | asi | सहायक उप निरीक्षक | एएसआई
Inspector | इंस्पेक्टर | निरीक्षक | nirikshak
Head Constable | हेड कांस्टेबल | प्रधान आरक्षक < hc | hcm | pradhan arakshak ~ havaldar | havildar | हवलदार
Havaldar | हवलदार | havildar < hawaldar | hawildar ~ head constable
Constable | कांस्टेबल | सिपाही | आरक्षी | आरक्षक < sipahi | arakshak | arakshi | kanstebal | jawan | जवान ~ sepoy
Probationary Officer | po | प्रोबेशनरी ऑफिसर | पीओ | परिवीक्षाधीन अधिकारी
Specialist Officer | specialist cadre officer | स्पेशलिस्ट ऑफिसर | विशेषज्ञ अधिकारी < so | sco ~ sco
Clerk | क्लर्क | लिपिक < lipik | clerkship | babu | बाबू | klark ~ ldc | udc | lower division assistant | customer service associate | junior associate
Data Entry Operator | deo | डाटा एंट्री ऑपरेटर | डेटा एंट्री ऑपरेटर | डीईओ | data entry | डाटा एंट्री | डेटा एंट्री ~ computer operator
Computer Operator | कंप्यूटर ऑपरेटर | कम्प्यूटर ऑपरेटर ~ data entry operator | computer assistant
Village Development Officer | vdo | ग्राम विकास अधिकारी | वीडीओ < gram vikas adhikari ~ gram sevak | gram panchayat adhikari | panchayat secretary | talati cum mantri | panchayat development officer
Trained Graduate Teacher | tgt | टीजीटी | प्रशिक्षित स्नातक शिक्षक
Post Graduate Teacher | pgt | postgraduate teacher | पीजीटी
Primary Teacher | prt | प्राथमिक शिक्षक | पीआरटी | prathmik shikshak | primary school teacher ~ assistant teacher
Junior Basic Teacher | jbt | जेबीटी
Teacher | शिक्षक | अध्यापक | टीचर < shikshak | adhyapak | guruji ~ tgt | pgt | prt | trained graduate teacher | post graduate teacher | lecturer | teaching and non teaching | shikshan sahayak | vidya sahayak | vidhya sahayak | teaching faculty | teaching staff | tre
Teaching Staff | शिक्षण स्टाफ़ | teaching faculty | teaching positions < teaching | शिक्षण | shikshan ~ teacher | tgt | pgt | prt | lecturer | faculty | assistant professor | professor
Assistant Professor | सहायक प्राध्यापक | सहायक आचार्य | असिस्टेंट प्रोफेसर | सहायक प्रोफेसर | sahayak pradhyapak | asst professor | sahayak acharya ~ faculty
Associate Professor | सह प्राध्यापक | एसोसिएट प्रोफेसर | सह आचार्य < sah acharya | sah pradhyapak ~ faculty
Professor | प्राध्यापक | प्रोफेसर < pradhyapak ~ faculty | teaching positions
Senior Research Fellow | srf | एसआरएफ
Research Associate | रिसर्च एसोसिएट | अनुसंधान सहयोगी
Scientist | साइंटिस्ट < वैज्ञानिक | vaigyanik ~ वैज्ञानिक | subject matter specialist | scientific officer
Staff Nurse | स्टाफ़ नर्स | नर्सिंग ऑफिसर | nursing officer | नर्सिंग अधिकारी | sister grade ii | sister grade | nursing sister | sister grade nurse | स्टाफ़ सिस्टर | नर्स ग्रेड < sister | सिस्टर | nurse didi | nars didi ~ nurse | male nurse
Nurse | नर्स | परिचारिका < nars ~ nursing | nursing officer
Medical Officer | चिकित्सा अधिकारी | मेडिकल ऑफिसर < mo | chikitsa adhikari ~ mo | gdmo | general duty medical officer
Doctor | डॉक्टर | चिकित्सक < chikitsak | daktar | daktar sahab ~ medical officer | gdmo | senior resident | junior resident | surgeon | physician | medical specialist | medical consultant | medical practitioner | house surgeon | mbbs
Laboratory Technician | lab technician | lab tech | लैब टेक्नीशियन | प्रयोगशाला तकनीशियन | medical laboratory technologist | medical lab technologist | laboratory technologist | lab technologist | medical laboratory technician | medical lab technician | mlt < lt ~ lab assistant | laboratory assistant
Laboratory Assistant | lab assistant | प्रयोगशाला सहायक | लैब असिस्टेंट ~ lab attendant | laboratory attendant | lab technician | laboratory technician
Technician | तकनीशियन | टेक्नीशियन < taknishiyan
Apprentice | अप्रेंटिस | शिक्षु | apprenticeship < shikshu
Attendant | परिचर < paricharak
Driver | ड्राइवर | चालक < chalak | draivar | vahan chalak | वाहन चालक
Talathi | talati | तलाठी | तलाटी | revenue talati ~ patwari
Stenographer | स्टेनोग्राफ़र | आशुलिपिक | steno | स्टेनो < ashulipik | स्टेनो टाइपिस्ट
Accountant | अकाउंटेंट | लेखाकार < lekhakar | मुनीम | lekhapal ~ accounts assistant | account assistant
Accounts Officer | लेखा अधिकारी | लेखाधिकारी | account officer | lekha adhikari < lekhadhikari | ao ~ ao | administrative officer
Junior Assistant | जूनियर असिस्टेंट | कनिष्ठ सहायक < kanishth sahayak | ja ~ junior clerk | office assistant | non teaching | non faculty
Assistant | asst | asstt | सहायक | असिस्टेंट < sahayak
Officer | अधिकारी | ऑफिसर < adhikari | afsar
Manager | मैनेजर | प्रबंधक | prabandhak
Supervisor | पर्यवेक्षक | सुपरवाइजर | paryavekshak
Law Clerk | विधि लिपिक ~ legal assistant | research assistant | judicial assistant | legal researcher
Judge | न्यायाधीश | जज < nyayadhish ~ judicial
Advocate | अधिवक्ता | वकील < vakil ~ lawyer | law officer | legal officer | legal advisor | legal consultant | legal assistant | counsel | prosecutor
Anganwadi | आंगनवाड़ी | आंगनबाड़ी | anganwadi worker < aganwadi | आंगनवाडी | aanganwadi | aanganbadi | aaganwadi | anganwari | अगनवाड़ी | anganbadi | anganvadi | balwadi | balwari | बालवाड़ी
Veterinary | पशु चिकित्सा | पशुपालन < pashu chikitsa | pashupalan | vet | vetnary | vetenary | vetrinary | vetinary | veternary | vetarinary
Animal Attendant | पशु परिचर | pashu parichar | pashu paricharak
Agriculture | कृषि | krishi | agricultural
General Duty | gd | जीडी ~ constable rifleman | constable | rifleman
`;

/** Exams by all their names, as POSTS has them. */
export const EXAMS = `
IAS | civil services examination | आईएएस | civil services exam | civil service examination | civil service exam | सिविल सेवा < cse ~ civil services
IPS | indian police service | आईपीएस
`;
