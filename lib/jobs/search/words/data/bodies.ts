/** Bodies by all their names, as POSTS has them. */
export const BODIES = `
SSC | कर्मचारी चयन आयोग | एसएससी < staff selection commission | karmchari chayan aayog ~ staff selection commission
UPSC | union public service commission | संघ लोक सेवा आयोग | यूपीएससी | sangh lok seva aayog
Public Service Commission | psc | लोक सेवा आयोग < lok seva aayog
UPPSC | uttar pradesh public service commission | उत्तर प्रदेश लोक सेवा आयोग | यूपीपीएससी | up psc
UPSSSC | uttar pradesh subordinate services selection commission | यूपीएसएसएससी | up sssc
BPSC | bihar public service commission | बिहार लोक सेवा आयोग | बीपीएससी | bihar psc
BSSC | bihar staff selection commission | बीएसएससी
RPSC | rajasthan public service commission | राजस्थान लोक सेवा आयोग | आरपीएससी
RSSB | rsmssb | rajasthan staff selection board | राजस्थान कर्मचारी चयन बोर्ड
MPPSC | madhya pradesh public service commission | मध्य प्रदेश लोक सेवा आयोग | mp psc
MPESB | mp vyapam | madhya pradesh employees selection board | vyapam | व्यापम
MPSC | maharashtra public service commission | एमपीएससी
GPSC | gujarat public service commission
HPSC | haryana public service commission
HSSC | haryana staff selection commission | एचएसएससी
JPSC | jharkhand public service commission
JSSC | jharkhand staff selection commission
UKPSC | uttarakhand public service commission
UKSSSC | uttarakhand subordinate service selection commission
DSSSB | delhi subordinate services selection board | डीएसएसएसबी
JKSSB | jammu and kashmir services selection board
TNPSC | tamil nadu public service commission
KPSC | karnataka public service commission | केपीएससी ~ kerala public service commission
APPSC | andhra pradesh public service commission
TGPSC | tspsc | telangana public service commission
WBPSC | west bengal public service commission
OPSC | odisha public service commission
APSC | assam public service commission
CGPSC | chhattisgarh public service commission
PPSC | punjab public service commission
Tata Memorial Centre | tmc | tata memorial hospital | टाटा मेमोरियल | टाटा मेमोरियल सेंटर | टाटा स्मारक केंद्र | tata memorial
IBPS | institute of banking personnel selection | आईबीपीएस
SBI | state bank of india | भारतीय स्टेट बैंक | एसबीआई | स्टेट बैंक
RBI | reserve bank of india | भारतीय रिजर्व बैंक | आरबीआई | reserve bank
PNB | punjab national bank | पंजाब नेशनल बैंक
Bank of Baroda | bob | बैंक ऑफ बड़ौदा
LIC | life insurance corporation | एलआईसी | भारतीय जीवन बीमा निगम
NABARD | national bank for agriculture and rural development | नाबार्ड
Regional Rural Bank | ibps rrb | gramin bank | grameen bank | क्षेत्रीय ग्रामीण बैंक | ग्रामीण बैंक < rrb bank | kshetriya gramin bank
Bank | बैंक | banking | बैंकिंग < baink
Railway | रेलवे | रेल | rrb | rrc | railway recruitment board | indian railways | भारतीय रेल < rail | relve | relway
Metro | मेट्रो | metro rail
RRB | railway recruitment board | आरआरबी
RRC | railway recruitment cell | आरआरसी
Army | indian army | सेना | भारतीय सेना | थल सेना | आर्मी < sena | fauj | फौज | thal sena | bhartiya sena
Navy | indian navy | नौसेना | नेवी < nausena | nau sena | नौ सेना
Air Force | iaf | airforce | indian air force | वायु सेना | वायुसेना | vayu sena | एयर फोर्स | vayusena
Coast Guard | तटरक्षक | भारतीय तटरक्षक | भारतीय तटरक्षक बल | तटरक्षक बल | तट रक्षक | कोस्ट गार्ड | indian coast guard < cost guard
CRPF | central reserve police force | सीआरपीएफ
BSF | border security force | बीएसएफ | सीमा सुरक्षा बल
CISF | central industrial security force | सीआईएसएफ
ITBP | indo tibetan border police | आईटीबीपी
SSB | sashastra seema bal | एसएसबी | सशस्त्र सीमा बल
CAPF | central armed police forces | सीएपीएफ
Police | पुलिस < pulis | polis | pulish
DRDO | defence research and development organisation | डीआरडीओ
ISRO | indian space research organisation | इसरो < space research
AIIMS | all india institute of medical sciences | एम्स | अखिल भारतीय आयुर्विज्ञान संस्थान < ems
ESIC | employees state insurance corporation | ईएसआईसी
EPFO | employees provident fund organisation | ईपीएफओ
ONGC | oil and natural gas corporation | ओएनजीसी
IOCL | indian oil corporation | indian oil | इंडियन ऑयल
BHEL | bharat heavy electricals | भेल
BEL | bharat electronics
HAL | hindustan aeronautics
SAIL | steel authority of india | सेल
GAIL | gas authority of india
BARC | bhabha atomic research centre | बार्क | भाभा परमाणु अनुसंधान केंद्र
NIC | national informatics centre
KVS | kendriya vidyalaya sangathan | केवीएस | केंद्रीय विद्यालय संगठन | kendriya vidyalaya | केंद्रीय विद्यालय | kv
NVS | navodaya vidyalaya samiti | navodaya vidyalaya | नवोदय विद्यालय | jawahar navodaya vidyalaya | navodaya | jnv < नवोदय | navoday
High Court | उच्च न्यायालय | हाई कोर्ट | हाईकोर्ट | highcourt | high court of judicature < hc court | haikort | uchch nyayalaya | uchh nyayalaya | uch nyayalaya | uchcha nyayalaya | uchh nyayalay
CMHO | chief medical and health officer | cmoh | chief medical officer of health | मुख्य चिकित्सा एवं स्वास्थ्य अधिकारी
NCLT | national company law tribunal | राष्ट्रीय कंपनी विधि अधिकरण ~ tribunal
Supreme Court | सर्वोच्च न्यायालय | सुप्रीम कोर्ट | उच्चतम न्यायालय
District Court | जिला न्यायालय | civil court | civil courts | सिविल कोर्ट | व्यवहार न्यायालय | district and sessions court | district and sessions judge | district sessions judge < zila nyayalaya | zila adalat | जिला अदालत | district judiciary
Court | न्यायालय | कोर्ट | अदालत < nyayalaya | adalat | kachahari | कचहरी ~ courts and judiciary
Post Office | india post | department of posts | postal | डाक विभाग < dak vibhag | डाकघर | dakghar | डाक | dak | पोस्ट ऑफिस
Municipal Corporation | नगर निगम | nagar nigam | mahanagar palika | महानगरपालिका | mahanagarpalika ~ municipal
Forest | वन विभाग | forest department < van vibhag | जंगल
Income Tax | आयकर | aaykar | आयकर विभाग
UPPRPB | uttar pradesh police recruitment and promotion board | यूपीपीआरपीबी < up police bharti board
CSBC | central selection board of constable | केंद्रीय चयन पर्षद
BTSC | bihar technical service commission | बिहार तकनीकी सेवा आयोग
NHM | national health mission | राष्ट्रीय स्वास्थ्य मिशन | national rural health mission | nrhm | एनएचएम ~ dhfws | dhs | shs | health society
ICMR | indian council of medical research
ICAR | indian council of agricultural research ~ krishi vigyan kendra | kvk
CSIR | council of scientific and industrial research
FCI | food corporation of india | भारतीय खाद्य निगम
AAI | airports authority of india | भारतीय विमानपत्तन प्राधिकरण
NHAI | national highways authority of india | भारतीय राष्ट्रीय राजमार्ग प्राधिकरण < highway authority | highways authority | rajmarg pradhikaran | राजमार्ग प्राधिकरण
HPCL | hindustan petroleum
BPCL | bharat petroleum
CIL | coal india | कोल इंडिया
NPCIL | nuclear power corporation of india
PGCIL | power grid corporation of india | powergrid | power grid
DMRC | delhi metro rail corporation | दिल्ली मेट्रो
Assam Rifles | असम राइफल्स
RPF | railway protection force | रेलवे सुरक्षा बल | आरपीएफ
RITES | राइट्स
IRCTC | आईआरसीटीसी
Intelligence Bureau | खुफिया ब्यूरो | आसूचना ब्यूरो
CBI | central bureau of investigation | सीबीआई
PSSSB | punjab subordinate service selection board
HPPSC | himachal pradesh public service commission
GSSSB | gujarat subordinate service selection board
JKPSC | jammu and kashmir public service commission
OSSC | odisha staff selection commission
OSSSC | odisha sub ordinate staff selection commission
PGIMER | postgraduate institute of medical education and research
Disability Institute | दिव्यांगजन संस्थान | विकलांग संस्थान | divyangjan sansthan | viklang sansthan | institute for the disabled ~ niepmd | ayjnishd | svnirtar | nild | nieph | disabilities | rehabilitation council
Cement Corporation of India | cement corporation | cement corp of india | सीमेंट कॉर्पोरेशन | सीमेंट कारपोरेशन ~ cci
RSETI | rural self employment training institute | rural self employment training | ग्रामीण स्वरोजगार प्रशिक्षण संस्थान ~ self employment
Bodoland Territorial Council | btc kokrajhar | bodoland | बोडोलैंड
Devaswom Board | devaswom | देवस्वम | mandir devaswom | temple devaswom | devaswom mandir
Sainik School | सैनिक स्कूल
IIT | indian institute of technology | आईआईटी | भारतीय प्रौद्योगिकी संस्थान
IIM | indian institute of management | आईआईएम | भारतीय प्रबंध संस्थान
NIT | national institute of technology | एनआईटी | राष्ट्रीय प्रौद्योगिकी संस्थान
NTPC Limited | ntpc ltd | national thermal power corporation | एनटीपीसी लिमिटेड ~ ntpc
University | विश्वविद्यालय | यूनिवर्सिटी < vishwavidyalaya
Open University | मुक्त विश्वविद्यालय < mukt vishwavidyalaya | mukta vishwavidyalaya
School | विद्यालय | स्कूल | vidyalaya
Hospital | अस्पताल | चिकित्सालय < aspatal
Health | स्वास्थ्य < swasthya | swasth | swasthy ~ medical | hospital
Electricity | बिजली | विद्युत | vidyut | electric | power company | electricity company | विद्युत कंपनी | बिजली कंपनी < bijli company | vidyut company | bijli | bijlee | vidhyut ~ power | energy | discom | vitran | transmission | electrical
`;
