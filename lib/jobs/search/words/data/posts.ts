/**
 * Posts by all the names that people and notices give them, one group a line: what is found by one name is found by each. The first name is the
 * one shown; in Hindi it is the first in Devanagari. A name of several words is found where they stand together. Names after "<" lead to the group
 * and are not looked for themselves, because in a notice they mean something else as well; names after "~" are near to it: they come last.
 */
export const POSTS = `
Junior Engineer | je | jr engineer | jr engg | कनिष्ठ अभियंता | जूनियर इंजीनियर | जेई | kanishth abhiyanta | avar abhiyanta | अवर अभियंता
Assistant Engineer | ae | सहायक अभियंता | असिस्टेंट इंजीनियर | sahayak abhiyanta
Executive Engineer | अधिशासी अभियंता < ee
Engineer | अभियंता | इंजीनियर < abhiyanta | injiniyar
Sub Inspector | si | psi | उप निरीक्षक | सब इंस्पेक्टर | दरोगा | दारोगा | daroga | एसआई < up nirikshak | thanedar
Assistant Sub Inspector | asi | सहायक उप निरीक्षक | एएसआई
Inspector | निरीक्षक | इंस्पेक्टर | nirikshak
Head Constable | हेड कांस्टेबल | प्रधान आरक्षक < hc | hcm | pradhan arakshak ~ havaldar | havildar | हवलदार
Havaldar | हवलदार | havildar < hawaldar | hawildar ~ head constable
Constable | सिपाही | कांस्टेबल | आरक्षी | आरक्षक < sipahi | arakshak | arakshi | kanstebal | jawan | जवान ~ sepoy
Probationary Officer | po | प्रोबेशनरी ऑफिसर | पीओ | परिवीक्षाधीन अधिकारी
Specialist Officer | specialist cadre officer | स्पेशलिस्ट ऑफिसर | विशेषज्ञ अधिकारी < so | sco ~ sco
Clerk | क्लर्क | लिपिक < lipik | babu | बाबू | klark ~ customer service associate | junior associate
Lower Division Clerk | ldc | लोअर डिवीजन क्लर्क | एलडीसी | अवर श्रेणी लिपिक
Upper Division Clerk | udc | यूडीसी | अपर डिवीजन क्लर्क
Data Entry Operator | deo | डाटा एंट्री ऑपरेटर | डेटा एंट्री ऑपरेटर | डीईओ | data entry | डाटा एंट्री | डेटा एंट्री
Computer Operator | कंप्यूटर ऑपरेटर | कम्प्यूटर ऑपरेटर
Multi Tasking Staff | mts | multitasking staff | मल्टी टास्किंग स्टाफ | एमटीएस
Gram Sevak | ग्राम सेवक < gram sewak | gramsevak ~ village development officer | vdo
Village Development Officer | vdo | ग्राम विकास अधिकारी | वीडीओ < gram vikas adhikari ~ gram sevak
Panchayat Secretary | gram panchayat adhikari | पंचायत सचिव | ग्राम पंचायत अधिकारी < panchayat sachiv | gram sachiv | ग्राम सचिव
Trained Graduate Teacher | tgt | टीजीटी | प्रशिक्षित स्नातक शिक्षक
Post Graduate Teacher | pgt | postgraduate teacher | पीजीटी
Primary Teacher | prt | प्राथमिक शिक्षक | पीआरटी | prathmik shikshak | primary school teacher
Junior Basic Teacher | jbt | जेबीटी
Teacher | शिक्षक | अध्यापक | टीचर < shikshak | adhyapak | guruji | teaching ~ tgt | pgt | prt | trained graduate teacher | post graduate teacher | lecturer | teaching
Lecturer | व्याख्याता | प्रवक्ता | लेक्चरर < pravakta | vyakhyata
Assistant Professor | सहायक प्राध्यापक | सहायक आचार्य | असिस्टेंट प्रोफेसर | सहायक प्रोफेसर | sahayak pradhyapak | asst professor | sahayak acharya
Associate Professor | सह प्राध्यापक | एसोसिएट प्रोफेसर | सह आचार्य
Professor | प्राध्यापक | प्रोफेसर < pradhyapak
Principal | प्रधानाचार्य | प्रिंसिपल < pradhanacharya ~ headmaster | प्रधानाध्यापक
Junior Research Fellow | jrf | जेआरएफ | junior research fellowship | जूनियर रिसर्च फेलो
Senior Research Fellow | srf | एसआरएफ
Research Associate | रिसर्च एसोसिएट | अनुसंधान सहयोगी
Scientist | साइंटिस्ट < वैज्ञानिक | vaigyanik ~ वैज्ञानिक
Staff Nurse | स्टाफ नर्स | नर्सिंग ऑफिसर | nursing officer | नर्सिंग अधिकारी
Nurse | नर्स | परिचारिका < nars ~ nursing | nursing officer
Auxiliary Nurse Midwife | anm | एएनएम
Medical Officer | चिकित्सा अधिकारी | मेडिकल ऑफिसर | gdmo < mo | chikitsa adhikari ~ mo
Doctor | डॉक्टर | चिकित्सक < chikitsak | daktar | daktar sahab ~ medical officer | gdmo | senior resident | junior resident | surgeon | physician | medical specialist | medical consultant
Pharmacist | फार्मासिस्ट | भेषजज्ञ | farmasist
Laboratory Technician | lab technician | लैब टेक्नीशियन | प्रयोगशाला तकनीशियन < lt
Laboratory Assistant | lab assistant | प्रयोगशाला सहायक | लैब असिस्टेंट
Technician | तकनीशियन | टेक्नीशियन < taknishiyan
Apprentice | अप्रेंटिस | शिक्षु | apprenticeship < shikshu
Assistant Loco Pilot | alp | सहायक लोको पायलट | एएलपी ~ loco pilot
Group D | level 1 | ग्रुप डी ~ track maintainer
Group C | ग्रुप सी
Class IV | class 4 | चतुर्थ श्रेणी | chaturth shreni | fourth class ~ group d | grade iv
Peon | चपरासी | office attendant | पियून | भृत्य < chaprasi | chaprashi | अनुसेवक | daftari ~ attendant | multi tasking staff
Attendant | परिचर < paricharak
Driver | चालक | ड्राइवर < chalak | draivar | vahan chalak | वाहन चालक
Conductor | परिचालक | कंडक्टर < parichalak
Forester | वनपाल | vanpal | वन दरोगा < van daroga ~ forest guard
Forest Guard | वन रक्षक | वनरक्षक | van rakshak | vanrakshak | फॉरेस्ट गार्ड < van raksha ~ forest watcher
Fireman | अग्निशामक | फायरमैन | fire fighter | firefighter | firefighting ~ fire services | fire service
Security Guard | सुरक्षा गार्ड | सुरक्षाकर्मी | सिक्योरिटी गार्ड < suraksha guard ~ chowkidar | चौकीदार | watchman | security personnel
Safai Karmachari | सफाई कर्मचारी | safai karamchari | safai karmchari | safaiwala | safaiwalla | सफाई कर्मी | safai karmi < safai wala | jhaduwala ~ sweeper | sanitation worker | cleaner | safai
Warder | jail prahari | जेल प्रहरी | jail warder < jail guard | prahari | प्रहरी | bandi rakshak | बंदी रक्षक ~ prahari | प्रहरी
Patwari | पटवारी | revenue patwari < karamchari patwari ~ talathi | lekhpal | लेखपाल | village accountant
Lekhpal | लेखपाल ~ patwari | पटवारी
Talathi | तलाठी ~ patwari
Stenographer | आशुलिपिक | स्टेनोग्राफर | steno | स्टेनो < ashulipik | स्टेनो टाइपिस्ट
Typist | टंकक | टाइपिस्ट | tankak
Accountant | लेखाकार | अकाउंटेंट < lekhakar | मुनीम | lekhapal
Accounts Officer | लेखा अधिकारी | account officer | lekha adhikari < ao ~ ao
Junior Assistant | जूनियर असिस्टेंट | कनिष्ठ सहायक < kanishth sahayak
Assistant | asst | asstt | सहायक | असिस्टेंट < sahayak
Officer | अधिकारी | ऑफिसर < adhikari | afsar
Manager | प्रबंधक | मैनेजर | prabandhak
Supervisor | पर्यवेक्षक | सुपरवाइजर | paryavekshak
Librarian | पुस्तकालयाध्यक्ष | पुस्तकालय अध्यक्ष | लाइब्रेरियन < pustakalayadhyaksh ~ library assistant | library
Surveyor | सर्वेयर < अमीन | amin
Law Clerk | विधि लिपिक
Judge | न्यायाधीश | जज < nyayadhish ~ judicial
Advocate | अधिवक्ता | वकील < vakil ~ lawyer
Gramin Dak Sevak | gds | ग्रामीण डाक सेवक | जीडीएस | dak sevak | डाक सेवक
Postman | डाकिया | पोस्टमैन < dakiya ~ mail guard
Anganwadi Worker | आंगनवाड़ी कार्यकर्ता | आंगनबाड़ी कार्यकर्ता | anganwadi karyakarta
Anganwadi | आंगनवाड़ी | आंगनबाड़ी | anganwadi worker < anganbadi | anganvadi
ASHA Worker | आशा कार्यकर्ता | asha karyakarta
Home Guard | होमगार्ड | होम गार्ड
Soldier | सैनिक | agniveer | अग्निवीर | agnivir < sainik | fauji | फौजी
Electrician | इलेक्ट्रीशियन | बिजली मिस्त्री | elektrishiyan
Fitter | फिटर
Welder | वेल्डर
Plumber | प्लंबर | नलसाज
Carpenter | बढ़ई | कारपेंटर
Cook | रसोइया | कुक < rasoiya | bawarchi | बावर्ची ~ chef
Gardener | माली < mali | maali ~ mali
Tehsildar | तहसीलदार | tahsildar
Counsellor | counselor | परामर्शदाता | काउंसलर
Veterinary | पशु चिकित्सा | पशुपालन < pashu chikitsa | pashupalan | vet | vetnary | vetenary | vetrinary
Animal Attendant | पशु परिचर | pashu parichar | pashu paricharak
Agriculture | कृषि | krishi | agricultural
General Duty | gd | जीडी
`;

/** Exams by all their names, as POSTS has them. */
export const EXAMS = `
IAS | cse | civil services examination | आईएएस | civil services exam | civil service examination | civil service exam | सिविल सेवा ~ civil services
IPS | indian police service | आईपीएस
NDA | national defence academy | एनडीए
CDS | combined defence services | सीडीएस
CGL | combined graduate level | सीजीएल
CHSL | combined higher secondary level | सीएचएसएल
TET | teacher eligibility test | शिक्षक पात्रता परीक्षा | टीईटी
NET | national eligibility test | ugc net | नेट
Engineering Services Examination | ese | ies | इंजीनियरी सेवा परीक्षा | indian engineering service
CTET | central teacher eligibility test | सीटेट
NTPC | non technical popular categories | एनटीपीसी
`;
