/** Exams and tests of bodies and states by all their names, as POSTS has them. */
export const STATE_EXAMS = `
PCS | provincial civil service | state civil service | state service examination | state civil services | state services | upper subordinate services | combined upper subordinate | राज्य सेवा परीक्षा | राज्य सिविल सेवा | सिविल सेवा राज्य | पीसीएस | state service exam | combined competitive examination | combined competitive exam | state civil service examination | combined state civil | ras | ras rts | राजस्थान प्रशासनिक सेवा | आरएएस | hcs | kas | administrative service | राज्य प्रशासनिक सेवा | civil services executive branch | rajya seva | राज्य सेवा | state service preliminary | प्रांतीय सिविल सेवा | combined civil services | upper subordinate | combined civil services examination | opcs | ocs | oas | wbcs | acs | rajyaseva | राज्यसेवा < pi si es | rajya seva pariksha | rajya sewa | sdm exam | prantiya civil seva ~ state service | state service examination | civil services | combined civil | combined state | combined competitive
UPPCS | uttar pradesh pcs | up pcs | uppsc pcs | यूपीपीसीएस < yuppcs ~ combined state upper subordinate | combined state | upper subordinate | pcs
Combined Competitive Examination | cce | combined competitive exam | संयुक्त प्रतियोगी परीक्षा
BPSC CCE | bihar pcs | bpsc combined competitive | integrated cce
RAS | rajasthan administrative service | राजस्थान प्रशासनिक सेवा | rajasthan state and subordinate services | आरएएस
MPPSC State Service | mppsc sse | mppcs | mp pcs | mppsc rajya seva | rajya seva mp
UP PET | upsssc pet | preliminary eligibility test | प्रारंभिक अर्हता परीक्षा | पीईटी ~ upsssc
CET Rajasthan | cet | common eligibility test | समान पात्रता परीक्षा | सीईटी | common entrance test
AFCAT | air force common admission test | एएफसीएटी | एफकैट | वायु सेना प्रवेश परीक्षा ~ flying branch | ground duty
INET | indian navy entrance test | indian naval
CAPF AC | central armed police forces assistant commandant | assistant commandant | सहायक कमांडेंट | असिस्टेंट कमांडेंट | एसी capf | capf assistant commandant | capf ac exam < asst commandant | sahayak commandant ~ capf | central armed police forces
CPO | central police organisation | sub inspector in delhi police and capf | sub inspector delhi police | सीपीओ
NDA | national defence academy | एनडीए | national defence academy and naval academy | nda na | राष्ट्रीय रक्षा अकादमी < rashtriya raksha academy
CDS | combined defence services | सीडीएस | cds ota | cds ima | संयुक्त रक्षा सेवा < sanyukt raksha seva
IFS | indian forest service | भारतीय वन सेवा | आईएफएस | ifos
IES ISS | indian economic service | indian statistical service | भारतीय आर्थिक सेवा | भारतीय सांख्यिकी सेवा
CMS | combined medical services | संयुक्त चिकित्सा सेवा | cmse | सीएमएस
CISF AC | cisf assistant commandant ldce
Geo Scientist | combined geo scientist | संयुक्त भू वैज्ञानिक
CGL | combined graduate level | सीजीएल | संयुक्त स्नातक स्तरीय | combined graduate level examination | graduate level | स्नातक स्तरीय < snatak stariya
CHSL | combined higher secondary level | सीएचएसएल | combined higher secondary | 10 2 level | inter level | इंटर स्तरीय < inter stariya
Selection Post | selection posts | सेलेक्शन पोस्ट | phase xiii | phase xiv
NTPC Graduate | ntpc graduate level | non technical popular categories graduate | graduate ntpc | ntpc graduate level exam | एनटीपीसी स्नातक स्तरीय ~ ntpc
NTPC Undergraduate | ntpc undergraduate level | non technical popular categories undergraduate | undergraduate ntpc | ntpc under graduate | ntpc under graduate level | ntpc ug | ntpc inter level | ntpc 12th level | ntpc 10 2 level | एनटीपीसी इंटर स्तरीय ~ ntpc
NTPC | non technical popular categories | एनटीपीसी | गैर तकनीकी लोकप्रिय श्रेणी
IBPS RRB Officer | office assistant multipurpose | officer scale i | ऑफिसर स्केल
Grade B Officer | grade b | ग्रेड बी अधिकारी | ग्रेड बी | officer grade b
Grade A Officer | grade a | ग्रेड ए अधिकारी | ग्रेड ए | assistant manager grade a
NET | national eligibility test | ugc net | नेट | csir net | csir ugc net | राष्ट्रीय पात्रता परीक्षा | jrf net < u g c net ~ national eligibility
SET | state eligibility test | राज्य पात्रता परीक्षा | सेट | apset | state level eligibility test ~ eligibility test
TET | teacher eligibility test | शिक्षक पात्रता परीक्षा | टीईटी | teachers eligibility test | uptet | htet | reet | mptet | cgtet | jtet | utet | wbtet | pstet | maha tet | special tet | अध्यापक पात्रता परीक्षा | रीट | hptet | tntet | karnataka tet | ktet | aptet | tstet | otet < shikshak patrata pariksha | shikshak patrata | adhyapak patrata ~ ctet | stet
CTET | central teacher eligibility test | सीटेट | सीटीईटी | केंद्रीय शिक्षक पात्रता परीक्षा | central tet < sitet ~ teacher eligibility test
REET | राजस्थान शिक्षक पात्रता | rajasthan eligibility examination for teachers | रीट ~ teacher eligibility test
STET | secondary teacher eligibility test | एसटीईटी | बिहार एसटीईटी
TRE | teacher recruitment examination | शिक्षक भर्ती परीक्षा | टीआरई < bpsc tre | बीपीएससी टीआरई ~ teacher | school teacher
GATE | graduate aptitude test in engineering | गेट | gate score | gate exam | gate through | through gate | gate 2025 | gate 2026
CUET | common university entrance test | सीयूईटी
NEET | national eligibility cum entrance test | नीट | neet ug | neet pg | neet ss
NORCET | nursing officer recruitment common eligibility test | नॉरसेट ~ nursing officer | staff nurse
INI CET | ini ss | आईएनआई सीईटी
CLAT | common law admission test | क्लैट
XAT CAT | cat exam | common admission test
JEE | joint entrance examination | जेईई
IB SA MTS | ib sa exe | ib sa executive | ib security assistant and mts | आईबी एसए एमटीएस ~ security assistant executive
Social Security Assistant | ssa | सामाजिक सुरक्षा सहायक ~ social security
EPFO EO AO | enforcement officer | accounts officer epfo | apfc | assistant provident fund commissioner | प्रवर्तन अधिकारी
Administrative Officer | प्रशासनिक अधिकारी | एडमिनिस्ट्रेटिव ऑफिसर | ao generalist | ao scale i | generalist officer | scale i officer < prashasnik adhikari ~ generalist | ao
Assistant Administrative Officer | aao | assistant accounts officer | assistant audit officer | assistant agriculture officer | सहायक प्रशासनिक अधिकारी | सहायक लेखा अधिकारी
Departmental Exam | विभागीय परीक्षा | departmental examination | ldce | limited departmental
Combined Technical Services | ctse | combined technical services exam | संयुक्त तकनीकी सेवा | combined engineering services | राज्य अभियंत्रण सेवा | state engineering service | mes exam
Combined Agriculture Services | संयुक्त कृषि सेवा | agriculture services exam
Engineering Services Examination | ese | ies | इंजीनियरी सेवा परीक्षा | indian engineering service | engineering services | इंजीनियरिंग सेवा
`;
