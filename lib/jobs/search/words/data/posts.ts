/**
 * Posts by all the names that people and notices give them, one group a line: what is found by one name is found by each. The first name is the
 * one shown; in Hindi it is the first in Devanagari. A name of several words is found where they stand together. Names after "<" lead to the group
 * and are not looked for themselves, because in a notice they mean something else as well; names after "~" are near to it: they come last.
 */
export const POSTS = `
junior engineer | je | jr engineer | jr engg | कनिष्ठ अभियंता | जूनियर इंजीनियर | जेई | kanishth abhiyanta | avar abhiyanta | अवर अभियंता
assistant engineer | ae | सहायक अभियंता | असिस्टेंट इंजीनियर | sahayak abhiyanta
executive engineer | अधिशासी अभियंता < ee
engineer | अभियंता | इंजीनियर < abhiyanta | injiniyar
sub inspector | si | psi | उप निरीक्षक | सब इंस्पेक्टर | दरोगा | दारोगा | daroga | एसआई < up nirikshak | thanedar
assistant sub inspector | asi | सहायक उप निरीक्षक | एएसआई
inspector | निरीक्षक | इंस्पेक्टर | nirikshak
head constable | हेड कांस्टेबल | हवलदार | havaldar | havildar | प्रधान आरक्षक < hc | hcm | hawaldar | pradhan arakshak
constable | सिपाही | कांस्टेबल | आरक्षी | आरक्षक < sipahi | arakshak | arakshi | kanstebal | jawan | जवान ~ sepoy
probationary officer | po | प्रोबेशनरी ऑफिसर | पीओ | परिवीक्षाधीन अधिकारी
specialist officer | specialist cadre officer | स्पेशलिस्ट ऑफिसर | विशेषज्ञ अधिकारी < so | sco
clerk | लिपिक | क्लर्क < lipik | babu | बाबू | klark ~ customer service associate | junior associate
lower division clerk | ldc | लोअर डिवीजन क्लर्क | एलडीसी | अवर श्रेणी लिपिक
upper division clerk | udc | यूडीसी | अपर डिवीजन क्लर्क
data entry operator | deo | डाटा एंट्री ऑपरेटर | डेटा एंट्री ऑपरेटर | डीईओ | data entry
computer operator | कंप्यूटर ऑपरेटर | कम्प्यूटर ऑपरेटर
multi tasking staff | mts | multitasking staff | मल्टी टास्किंग स्टाफ | एमटीएस
village development officer | vdo | ग्राम विकास अधिकारी | वीडीओ < gram vikas adhikari ~ gram sevak
panchayat secretary | gram panchayat adhikari | पंचायत सचिव | ग्राम पंचायत अधिकारी < panchayat sachiv | gram sachiv | ग्राम सचिव
trained graduate teacher | tgt | टीजीटी | प्रशिक्षित स्नातक शिक्षक
post graduate teacher | pgt | postgraduate teacher | पीजीटी
primary teacher | prt | प्राथमिक शिक्षक | पीआरटी | prathmik shikshak | primary school teacher
junior basic teacher | jbt | जेबीटी
teacher | शिक्षक | अध्यापक | टीचर < shikshak | adhyapak | guruji ~ tgt | pgt | prt | trained graduate teacher | post graduate teacher | school lecturer
lecturer | व्याख्याता | प्रवक्ता | लेक्चरर < pravakta | vyakhyata
assistant professor | सहायक प्राध्यापक | सहायक आचार्य | असिस्टेंट प्रोफेसर | sahayak pradhyapak | asst professor | sahayak acharya
professor | प्राध्यापक | प्रोफेसर < pradhyapak
principal | प्रधानाचार्य | प्रिंसिपल < pradhanacharya ~ headmaster | प्रधानाध्यापक
junior research fellow | jrf | जेआरएफ | junior research fellowship | जूनियर रिसर्च फेलो
senior research fellow | srf | एसआरएफ
research associate | रिसर्च एसोसिएट | अनुसंधान सहयोगी
scientist | वैज्ञानिक | साइंटिस्ट | vaigyanik
staff nurse | स्टाफ नर्स | नर्सिंग ऑफिसर | nursing officer | नर्सिंग अधिकारी
nurse | नर्स | परिचारिका < nars ~ nursing | nursing officer
auxiliary nurse midwife | anm | एएनएम
medical officer | चिकित्सा अधिकारी | मेडिकल ऑफिसर | gdmo < mo | chikitsa adhikari
doctor | डॉक्टर | चिकित्सक < chikitsak | daktar ~ medical officer
pharmacist | फार्मासिस्ट | भेषजज्ञ | farmasist
laboratory technician | lab technician | लैब टेक्नीशियन | प्रयोगशाला तकनीशियन < lt
laboratory assistant | lab assistant | प्रयोगशाला सहायक
technician | तकनीशियन | टेक्नीशियन < taknishiyan
apprentice | अप्रेंटिस | शिक्षु | apprenticeship < shikshu
assistant loco pilot | alp | सहायक लोको पायलट | एएलपी ~ loco pilot
group d | level 1 | ग्रुप डी ~ track maintainer
group c | ग्रुप सी
peon | चपरासी | office attendant | पियून | भृत्य < chaprasi | chaprashi | अनुसेवक | daftari ~ attendant | multi tasking staff
attendant | परिचर < paricharak
driver | चालक | ड्राइवर < chalak | draivar | vahan chalak | वाहन चालक
conductor | परिचालक | कंडक्टर < parichalak
forest guard | वन रक्षक | वनरक्षक | van rakshak | vanrakshak | फॉरेस्ट गार्ड < van raksha ~ forest watcher
fireman | अग्निशामक | फायरमैन | fire fighter | firefighter | firefighting
security guard | सुरक्षा गार्ड | सुरक्षाकर्मी | सिक्योरिटी गार्ड < suraksha guard ~ chowkidar | चौकीदार
safai karmachari | सफाई कर्मचारी | safai karamchari | सफाई कर्मी | safai karmi < safaiwala ~ sweeper | sanitation worker
warder | jail prahari | जेल प्रहरी | jail warder < prahari | प्रहरी | bandi rakshak | बंदी रक्षक
patwari | पटवारी | revenue patwari < karamchari patwari ~ talathi | lekhpal | लेखपाल | village accountant
lekhpal | लेखपाल ~ patwari | पटवारी
talathi | तलाठी ~ patwari
stenographer | आशुलिपिक | स्टेनोग्राफर | steno | स्टेनो < ashulipik | स्टेनो टाइपिस्ट
typist | टंकक | टाइपिस्ट | tankak
accountant | लेखाकार | अकाउंटेंट < lekhakar | मुनीम | lekhapal
accounts officer | लेखा अधिकारी | account officer | lekha adhikari
junior assistant | जूनियर असिस्टेंट | कनिष्ठ सहायक < kanishth sahayak
assistant | सहायक | असिस्टेंट < sahayak
officer | अधिकारी | ऑफिसर < adhikari | afsar
manager | प्रबंधक | मैनेजर | prabandhak
supervisor | पर्यवेक्षक | सुपरवाइजर | paryavekshak
librarian | पुस्तकालयाध्यक्ष | लाइब्रेरियन < pustakalayadhyaksh ~ library assistant | library
surveyor | सर्वेयर < अमीन | amin
law clerk | विधि लिपिक
judge | न्यायाधीश | जज < nyayadhish ~ judicial
advocate | अधिवक्ता | वकील < vakil ~ lawyer
gramin dak sevak | gds | ग्रामीण डाक सेवक | जीडीएस | dak sevak | डाक सेवक
postman | डाकिया | पोस्टमैन < dakiya ~ mail guard
anganwadi worker | आंगनवाड़ी कार्यकर्ता | आंगनबाड़ी कार्यकर्ता | anganwadi karyakarta
anganwadi | आंगनवाड़ी | आंगनबाड़ी | anganwadi worker < anganbadi | anganvadi
asha worker | आशा कार्यकर्ता | asha karyakarta
home guard | होमगार्ड | होम गार्ड
soldier | सैनिक | agniveer | अग्निवीर | agnivir < sainik | fauji | फौजी
electrician | इलेक्ट्रीशियन | बिजली मिस्त्री | elektrishiyan
fitter | फिटर
welder | वेल्डर
plumber | प्लंबर | नलसाज
carpenter | बढ़ई | कारपेंटर
cook | रसोइया | कुक < rasoiya
gardener | माली < mali
tehsildar | तहसीलदार | tahsildar
counsellor | counselor | परामर्शदाता | काउंसलर
veterinary | पशु चिकित्सा | पशुपालन < pashu chikitsa | pashupalan | vet
agriculture | कृषि | krishi | agricultural
general duty | gd | जीडी
`;
