/** Posts in courts, at desks, in accounts and in the press by official, old, folk and Hindi names, as POSTS has them. */
export const DESKS = `
Para Legal Volunteer | plv | पैरा लीगल वालंटियर | para legal volunteers | अर्ध विधिक स्वयंसेवक | legal volunteer | विधिक स्वयंसेवक | adhikar mitra | अधिकार मित्र
Legal Aid Defence Counsel | legal aid defense counsel | chief legal aid defence counsel | deputy chief legal aid defence counsel | assistant legal aid defence counsel | ladc | विधिक सहायता बचाव अधिवक्ता
Government Advocate | सरकारी वकील | शासकीय अधिवक्ता | government pleader | panel advocate | panel lawyer | public prosecutor | assistant public prosecutor | लोक अभियोजक | सहायक लोक अभियोजक | additional public prosecutor | state counsel | standing counsel | prosecutor | prosecution officer | अभियोजन अधिकारी | assistant prosecution officer | assistant advocate general | app | apo < sarkari vakil | sarkari wakil | shaskiya adhivakta ~ advocate | legal | law officer
Legal Assistant | विधि सहायक | law assistant | कानूनी सहायक | assistant legal < vidhi sahayak | kanooni sahayak ~ law clerk | law officer | legal associate | legal executive | legal consultant
Legal Consultant | विधि परामर्शी | कानूनी सलाहकार | विधिक सलाहकार | legal advisor | legal adviser | law consultant | consultant legal < kanooni salahkar | vidhi salahkar ~ legal | law officer
Law Officer | विधि अधिकारी | legal officer | assistant law officer | legal manager | manager law | manager legal < vidhi adhikari | kanooni adhikari | kanoon adhikari ~ legal | law | legal consultant | legal assistant | legal advisor
District Judge | जिला न्यायाधीश | जिला जज | higher judicial service | hjs | additional district judge | adj | अपर जिला न्यायाधीश | उच्चतर न्यायिक सेवा | जिला एवं सत्र न्यायाधीश | superior judicial service | district and sessions judge entry level | district judge entry level | judicial service grade i < zila nyayadhish | jila judge | jila nyayadhish ~ judicial service
Civil Judge | सिविल जज | judicial magistrate | munsif | मुंसिफ | judicial service | न्यायिक सेवा | civil judge junior division | pcs j | pcsj | judicial officer | munsiff | न्यायिक अधिकारी | न्यायिक दंडाधिकारी | lower judicial service | subordinate judge | प्रवर न्यायाधीश | judiciary exam | judicial services | civil judges | judicial service grade < nyayik seva | sivil jaj | judiciary ~ judicial
Judicial Service | न्यायिक सेवा | judicial services | district judge | civil judge | higher judicial service | hjs | pcs j | judiciary < nyayik seva ~ judicial officer | judicial magistrate
Judgment Writer | judgement writer | निर्णय लेखक | निर्णय लेखक आशुलिपिक
Reader Court | रीडर | पेशकार | bench clerk | court reader | court master | peshkar | court manager < peshkaar
Court Assistant | न्यायालय सहायक | junior court attendant | chamber attendant | court attendant
Deposition Writer | bench secretary
Translator | ट्रांसलेटर | अनुवादक | anuvadak | junior translation officer | senior translation officer | hindi translator | junior hindi translator | senior hindi translator | अनुवाद अधिकारी | translation officer | interpreter | दुभाषिया < anuwadak ~ translation
Junior Hindi Translator | jht | junior translator | कनिष्ठ हिंदी अनुवादक | कनिष्ठ अनुवादक | junior translation officer | hindi translator | हिंदी अनुवादक | translator hindi < hindi anuvadak ~ translator | translation officer
Rajbhasha Adhikari | hindi officer | राजभाषा अधिकारी | हिंदी अधिकारी | official language officer | assistant director official language | rajbhasha officer | hindi pradhyapak | assistant manager rajbhasha | assistant manager official language < raj bhasha | rajbhasha | राजभाषा ~ official language
Proof Reader | प्रूफ रीडर | copy editor | कॉपी एडिटर
Public Relations Officer | pro | जनसंपर्क अधिकारी | information officer | सूचना अधिकारी | assistant public relations officer | apro | jan sampark adhikari < jansampark
Stringer | स्ट्रिंगर | part time correspondent | correspondent | संवाददाता | news reader | समाचार वाचक | announcer | उद्घोषक | anchor | reporter | पत्रकार | news editor < samvaddata | patrakar
Photographer | फोटोग्राफर | फोटो ग्राफर | छायाकार | photo grapher ~ videographer | cameraman | video editor
Cameraman | कैमरामैन | camera man | camera person | cameraperson | camera operator ~ photographer | videographer
Videographer | वीडियोग्राफर | video grapher ~ cameraman | photographer | video editor
Video Editor | वीडियो एडिटर | वीडियो संपादक | film editor ~ video | videographer
Typist | टंकक | टाइपिस्ट | tankak | junior typist | clerk typist | lower division typist | टंकक लिपिक ~ steno typist | stenotypist | stenographer
Assistant Secretary | सहायक सचिव
Under Secretary | अवर सचिव
Deputy Secretary | उप सचिव | उपसचिव
Joint Secretary | संयुक्त सचिव
Personal Assistant | pa | निजी सहायक | पर्सनल असिस्टेंट < niji sahayak ~ project associate | project assistant
Private Secretary | ps | pps | निजी सचिव | प्राइवेट सेक्रेटरी | personal secretary | senior personal assistant | principal private secretary | sr private secretary < niji sachiv
Lower Division Clerk | ldc | लोअर डिवीजन क्लर्क | एलडीसी | अवर श्रेणी लिपिक | junior clerk | junior secretariat assistant | jsa | कनिष्ठ लिपिक | लोअर डिविजन असिस्टेंट | lower division assistant | lda | lower division < kanishth lipik | nimn shreni lipik | निम्न श्रेणी लिपिक ~ junior assistant
Upper Division Clerk | udc | यूडीसी | अपर डिवीजन क्लर्क | प्रवर श्रेणी लिपिक | senior secretariat assistant | ssa clerk | upper division assistant | uda | upper division | उच्च श्रेणी लिपिक < uchch shreni lipik
Senior Clerk | वरिष्ठ लिपिक < varishth lipik ~ upper division clerk | udc
Head Clerk | प्रधान लिपिक | हेड क्लर्क | office superintendent | कार्यालय अधीक्षक | बड़े बाबू | head assistant < pradhan lipik | bade babu
Record Keeper | अभिलेखपाल | record assistant | रिकॉर्ड कीपर | record supplier | archivist | अभिलेखागार < abhilekhpal
Cashier | कैशियर | खजांची | रोकड़िया | teller | cash clerk | junior cashier | head cashier | cash officer < khajanchi | kaishiyar ~ clerk cum cashier | treasurer | treasury
Treasurer | कोषाध्यक्ष ~ cashier | treasury
Treasury Officer | कोषाधिकारी | sub treasury officer | assistant treasury officer | कोषागार
Auditor | लेखा परीक्षक | ऑडिटर | अंकेक्षक | concurrent auditor | stock auditor | internal auditor | statutory auditor | audit officer | अंकेक्षण < lekha parikshak | ankekshak | sahkarita auditor ~ audit
Accounts Assistant | लेखा सहायक | account assistant | assistant accountant | सहायक लेखाकार | junior accountant | कनिष्ठ लेखाकार | accounts clerk | junior accounts assistant | block level assistant accountant < lekha sahayak | sahayak lekhakar ~ accountant
Data Manager | डेटा मैनेजर | डाटा मैनेजर | data officer ~ data analyst | mis manager | data assistant
Data Analyst | डेटा विश्लेषक | डाटा एनालिस्ट | डेटा एनालिस्ट | data analytics ~ data scientist | analyst | data manager
Data Processing Assistant | डाटा प्रोसेसिंग असिस्टेंट | dpa | data assistant ~ data entry operator
MIS Manager | mis officer | management information system | mis executive | mis expert | mis coordinator | mis assistant | एमआईएस ~ mis
System Analyst | सिस्टम एनालिस्ट | systems analyst | प्रणाली विश्लेषक | सिस्टम विश्लेषक ~ system administrator | systems manager | analyst
System Administrator | सिस्टम एडमिनिस्ट्रेटर | systems administrator | sysadmin | server administrator | network administrator | नेटवर्क एडमिनिस्ट्रेटर | database administrator ~ system analyst | network engineer | system manager
Network Engineer | नेटवर्क इंजीनियर | network and system engineer | network specialist ~ network administrator | system administrator | network
IT Assistant | आईटी सहायक | आईटी असिस्टेंट | information technology assistant | सूचना सहायक | informatic assistant | soochana sahayak < suchna sahayak | it executive
Data Scientist | डेटा साइंटिस्ट | data science ~ data analyst | data analytics | data engineer | machine learning
Web Developer | वेब डेवलपर | web designer | वेब डिजाइनर | full stack developer | front end developer ~ developer | programmer | software engineer
Content Writer | कंटेंट राइटर | content creator | content developer | content editor | technical writer
Software Developer | सॉफ्टवेयर डेवलपर | software engineer | सॉफ्टवेयर इंजीनियर | software personnel | software professional | application developer | app developer | mobile app developer | java developer | python developer | dot net developer < softver injiniyar ~ software | developer | programmer | full stack developer
Programmer | प्रोग्रामर | assistant programmer | computer programmer | कंप्यूटर प्रोग्रामर | analyst programmer | programmer analyst ~ software developer | software engineer | developer | full stack developer
Enumerator | प्रगणक | census enumerator | जनगणना | surveyor census < janganana | ganak
Booth Level Officer | blo | बूथ लेवल अधिकारी | election supervisor ~ election
Front Office Coordinator | front office co ordinator | रिसेप्शनिस्ट | receptionist | front desk | front office executive | स्वागतकर्ता | help desk
Telephone Operator | टेलीफोन ऑपरेटर | epabx operator | telephonist | telephone exchange operator ~ telecom assistant | call centre executive
Liftman | lift operator | लिफ्टमैन | लिफ्ट ऑपरेटर
Bus Driver | बस चालक | बस ड्राइवर < bus chalak ~ driver cum conductor | driver
Heavy Vehicle Driver | hmv driver | heavy motor vehicle driver | भारी वाहन चालक | हैवी ड्राइवर | driver heavy vehicle | truck driver | ट्रक ड्राइवर < heavy driver | bhari vahan chalak | truck chalak ~ driver
Light Vehicle Driver | lmv driver | light motor vehicle driver | हल्का वाहन चालक | driver light vehicle < halka vahan chalak ~ driver
Tractor Driver | ट्रैक्टर चालक | ट्रैक्टर ड्राइवर < tractor chalak ~ driver | tractor
Staff Car Driver | स्टाफ़ कार ड्राइवर | motor driver | jeep driver | car driver | dispatch rider | गाड़ी चालक | civilian motor driver | driver ordinary grade | vehicle driver | motor transport driver < gadi chalak | gaadi driver ~ driver
Conductor | परिचालक | कंडक्टर | bus conductor | driver cum conductor | चालक सह परिचालक | चालक परिचालक < parichalak
Salesman | सेल्समैन | विक्रेता | sales man | salesperson | sales girl | ration shop salesman | fair price shop salesman | राशन दुकान | राशन डीलर | packer < vikreta | ration dealer | ration shop | rashan dukan ~ sales | packer
Priest | पुजारी | pujari | purohit | पुरोहित | granthi | imam
Stock Assistant | stock man | गोदाम सहायक | godown assistant | warehouse assistant
Young Professional Legal | legal intern
Chairperson | अध्यक्ष | chairman | सभापति | चेयरमैन < adhyaksh
Ombudsperson | लोकपाल | ombudsman | internal ombudsman
Estate Officer | संपदा अधिकारी | assistant estate officer
Quality Monitor | state quality monitor | गुणवत्ता निरीक्षक
Museum Assistant | gallery attendant | curator | संग्रहालय सहायक | संग्रहाध्यक्ष
Archaeologist | पुरातत्वविद | epigraphist | पुरातत्व
Tourist Officer | पर्यटन अधिकारी | tourism officer | tour guide | tourist information officer
`;
