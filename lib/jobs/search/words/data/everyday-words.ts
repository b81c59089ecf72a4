/** Things of everyday life that people name in Hindi or in other words of English than notices do, and that stand nowhere else, as POSTS has them. */
export const EVERYDAY_WORDS = `
Aadhaar | aadhar | आधार | aadhar card | aadhar kendra | uidai < adhar | adhaar | aadhar centre | aadhar center | apna aadhar centre | आधार केंद्र | आधार सेवा केंद्र | aadhar seva kendra
Boat | boat master | नाव | नौका < naav | nauka | kashti | motor boat ~ boatman | seaman | lascar | tindal | serang | coxswain | marine
Boat Operator | boat master | boatman | boat driver | नाव चालक | मल्लाह | नाविक चालक < naav chalak | nav chalak | nauka chalak | mallah | mallaah | kevat ~ boat | seaman | lascar | laskar | tindal | serang | coxswain
Eye | नेत्र | आंख < netra | aankh | ankh ~ ophthalmic | ophthalmology | ophthalmologist | optometrist | optometry
Skin | त्वचा < twacha | tvacha | chamdi ~ dermatology | dermatologist
Bone | हड्डी | अस्थि < haddi | asthi ~ orthopaedic | orthopedic | orthopaedics
Heart | हृदय < hriday | hridaya ~ cardiac | cardiology | cardiologist | cath lab
Kidney | गुर्दा | किडनी < gurda ~ nephrology | nephrologist | dialysis | urology
Blood | रक्त | खून < rakt | khoon ~ blood bank | transfusion | phlebotomist | haematology
Cattle | मवेशी | गाय | भैंस < gaay | bhains | maveshi | janwar | janwaron | जानवर | जानवरों | dangar ~ animal | livestock | veterinary | dairy | pashu
Skill | कौशल | हुनर < kaushal | hunar
Ship | जहाज | पोत < jahaz | jahaj | pot ~ shipyard | marine | vessel | nautical | seaman
Tax | टैक्स < taiks ~ income tax | gst | revenue
Weather | मौसम < mausam ~ meteorology | meteorological | meteorologist
Pollution | प्रदूषण < pradushan | pradooshan ~ environment
Theatre | रंगमंच | थिएटर < rangmanch | theater ~ drama
Canteen | कैंटीन < kantin | canteen wala ~ catering | cook | mess helper | mess manager | chef
Singer | गायक | गायिका | vocalist < gayak | gayika | gane wala ~ music | vocal
Furniture | फर्नीचर | wood work | लकड़ी < lakdi | lakdi ka kaam ~ carpenter
Sewing | सिलाई | sewing technology | dress making < silai | silai kadhai | सिलाई कढ़ाई ~ tailor
Beautician | cosmetology | ब्यूटीशियन | beauty parlour < parlour wali | beauty parlor
Astrology | ज्योतिष | jyotish | ज्योतिषाचार्य < jyotishacharya
Waqf | वक्फ | wakf | madarsa | मदरसा | madrasa | haj | हज < vaqf ~ minority | minorities
Widow | विधवा < vidhwa | vidhva ~ women | social welfare
Drone Operator | drone pilot | ड्रोन पायलट | drone trainer | drone didi | ड्रोन दीदी < drone udane wala ~ drone
Blindness | blind | दृष्टिबाधित | visually impaired | visually handicapped | नेत्रहीन < netraheen | drishtibadhit | drishti badhit | drishtiheen | दृष्टिहीन | andhe ~ pwd | pwbd
Home Based | work from home | घर से काम < ghar se kaam | ghar baithe | घर बैठे | ghar baithe kaam ~ part time
Outsourcing | outsourced | outsource | आउटसोर्सिंग | आउटसोर्स < outsors | aautsors ~ contract
Rally | रैली | recruitment rally | भर्ती रैली < bharti rally ~ agniveer | army rally
Crane | क्रेन < kren ~ crane operator
Coding | कोडिंग ~ software developer | programmer | software engineer | developer
Warehouse | godown < godam ~ store | warehousing | warehouse manager
Storage | भंडारण < bhandaran ~ warehousing
Agricultural Market | मंडी समिति | मंडी परिषद | mandi parishad | mandi board | krishi upaj mandi | कृषि उपज मंडी | agricultural marketing board < mandi samiti | mandi bharti ~ agricultural marketing | marketing board
Governor House | राजभवन | rajbhavan | raj bhavan | governor secretariat ~ governor
Lokayukta | लोकायुक्त < lokayukt
Tehsil | तहसील | tahsil | taluka < tehsil office | tahsil karyalay ~ tehsildar | revenue
Sanitation | स्वच्छता < swachhata | swachhta | safai vyavastha | kooda | kachra | kooda uthane wala ~ sanitary | safai | sweeper | swachh
Cleaner | क्लीनर < klinar | saaf safai ~ sweeper | safai karmachari | safaiwala | sanitary
Maintainer | मेंटेनर | अनुरक्षक
Sister in Charge | सिस्टर इंचार्ज ~ nursing sister | nursing officer
In Charge | incharge | प्रभारी < prabhari
Head | प्रमुख | हेड < pramukh
Super Specialist | सुपर स्पेशलिस्ट | अति विशेषज्ञ ~ specialist
Visiting | विजिटिंग | आगंतुक
Leader | लीडर | team leader | team lead | टीम लीडर
Product Manager | प्रोडक्ट मैनेजर
Scholar | शोधार्थी | स्कॉलर | research scholar < shodharthi ~ research fellow | phd
Scout | स्काउट | scouts and guides | स्काउट गाइड ~ scouts | guides
Cultural Quota | सांस्कृतिक कोटा ~ cultural
Foreign Exchange | विदेशी मुद्रा | forex
Assessor | मूल्यांकनकर्ता | असेसर ~ assessment
Preventive Officer | निवारक अधिकारी
Presiding Officer | पीठासीन अधिकारी < pithasin adhikari
Mobility Instructor | मोबिलिटी इंस्ट्रक्टर | गतिशीलता प्रशिक्षक
Wellness | वेलनेस | आरोग्य < arogya | aarogya ~ health and wellness
Geographic Information System | gis | जीआईएस | remote sensing | सुदूर संवेदन ~ geospatial | geoinformatics
Patent | पेटेंट | patents | trade marks | trademark | ट्रेडमार्क | intellectual property | बौद्धिक संपदा ~ cgpdtm
Common Recruitment Examination | cre | aiims cre | सामान्य भर्ती परीक्षा ~ group b and c | non faculty
State Level Selection Test | slst | wbssc slst ~ assistant teacher
Reserved Category | आरक्षित वर्ग | sc st | एससी एसटी | एस सी एस टी | obc | ews | आरक्षण | ओबीसी | ईडब्ल्यूएस < aarakshan | arakshan | aarakshit | sc category | st category | sc candidate | st candidate | sc candidates | st candidates | sc quota | st quota | obc quota | ews quota | obc ncl | scst | dalit | adivasi | अनुसूचित जाति | अनुसूचित जनजाति | पिछड़ा वर्ग | anusuchit jati | anusuchit janjati | pichda varg ~ backward class | scheduled caste | scheduled tribe
Wrestler | पहलवान < pehelwan | pahalwan ~ sports quota | wrestling
Musician | संगीतकार | वादक < bajane wala | bajane wale | dhol | tabla | तबला | harmonium | sitar ~ music | tabla | instrument
Dancer | नर्तक < nachne wala | nachne wale | nachne wali ~ dance
Ambulance | एंबुलेंस | एम्बुलेंस ~ ambulance driver | emergency medical technician | driver
Truck | ट्रक | tractor | ट्रैक्टर ~ driver | heavy vehicle driver
Plant Nursery | पौधशाला | नर्सरी पौधे < ped | paudhe | phool | podhe | ped paudhe | पौधे ~ horticulture | gardener | plantation | nursery
Old People | बुजुर्ग < bujurg | bujurgo | vriddh ~ old age | senior citizen | geriatric
Gas | गैस | cng | सीएनजी ~ petroleum | gas limited
Petrol | पेट्रोल ~ petroleum | oil
Radio | रेडियो ~ akashvani | radio operator
Television | tv | टीवी ~ doordarshan | video
Film | फिल्म ~ film editor | video | ftii
Website | वेबसाइट | internet | intranet ~ web developer | web designer
Cash | नकद < paisa | paise | nakad ~ cashier
Horse | घोड़ा | अश्व < ghoda | ghode ~ syce | saees | equine
Dog | कुत्ता | श्वान < kutta | kutte ~ dog handler | canine
Brain | मस्तिष्क | दिमाग < dimag ~ neurology | neurologist | psychiatry | neuro
Ear | कान < kaan ~ ent | audiologist
Women Diseases | महिला रोग < mahila rog ~ gynaecology | gynaecologist
Peoples Representative | विधायक | सांसद < mantri | neta | vidhayak ~ legislative assembly | parliament
Injection | इंजेक्शन < sui lagane wala | sui ~ staff nurse | anm | vaccinator
Weaving | बुनाई < bunai ~ weaver | handloom | textile
Refinery | रिफाइनरी | तेल शोधन ~ oil | petroleum
Thermal Power | थर्मल पावर | ताप विद्युत | thermal power station | thermal | तापीय < tap vidyut ~ ntpc | nlc | power generation | genco
Substation | उपकेंद्र | sub station | grid substation ~ electricity | transmission
Tubewell | ट्यूबवेल | tube well | नलकूप < nalkoop ~ pump operator
Mission | मिशन
Samiti | समिति | society | सोसाइटी
Union | संघ | यूनियन < sangh
`;
