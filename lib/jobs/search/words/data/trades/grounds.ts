/** Posts of districts, schools, workshops and farms that few notices have, by official, short, folk and Hindi names, as POSTS has them. */
export const GROUNDS = `
Nyaya Mitra | nyay mitra | न्याय मित्र ~ gram kachahari | para legal volunteer
Mess Manager | मेस मैनेजर | मेस प्रबंधक | mess supervisor | mess incharge ~ mess | catering supervisor | canteen manager
Quarter Master | quartermaster | क्वार्टर मास्टर ~ store keeper
General Employee | जनरल एम्प्लॉई | ge general employee ~ ward boy | mts | group d
Art Master | art teacher | art and craft teacher | आर्ट मास्टर | कला शिक्षक ~ drawing teacher | craft
Gym Trainer | gym instructor | जिम ट्रेनर | जिम प्रशिक्षक | fitness trainer | fitness instructor | physical trainer | फिटनेस ट्रेनर < jim trainer | gym wala | kasrat ~ coach | physical education | pti
Boxing Coach | बॉक्सिंग कोच | मुक्केबाजी ~ coach
Swimming Instructor | swimming coach | तैराकी प्रशिक्षक | तैराकी कोच < tairaki ~ lifeguard | coach
Wrestling Coach | kushti coach | कुश्ती कोच < kushti | कुश्ती | pahalwan ~ coach
House Aunty | मौसी ~ house mother | matron | ayah | caretaker
Farash | farrash | फर्राश | फराश ~ peon | sweeper
Dark Room Assistant | dark room attendant | darkroom assistant | डार्क रूम सहायक ~ radiographer | x ray
Vaccinator | टीकाकर्मी | वैक्सीनेटर | टीका कर्मी ~ anm | cold chain | immunization
Cold Chain Technician | cold chain handler | कोल्ड चेन | refrigerator mechanic | cold chain ~ vaccine
Entomologist | कीट वैज्ञानिक | कीटविज्ञानी | entomology | insect collector | इंसेक्ट कलेक्टर ~ vector borne disease | vbd | ncvbdc
Public Health Manager | जन स्वास्थ्य प्रबंधक ~ public health | health manager
Hospital Manager | अस्पताल प्रबंधक | hospital administrator < aspatal prabandhak ~ hospital administration
Health Coordinator | स्वास्थ्य समन्वयक ~ health
ASHA Facilitator | asha sangini | आशा संगिनी | आशा फैसिलिटेटर | asha supervisor | mitanin | मितानिन | mitanin trainer ~ asha
Farm Manager | फार्म मैनेजर | फार्म प्रबंधक | farm superintendent | farm assistant | farm supervisor ~ agriculture | krishi vigyan kendra
Farm Labourer | farm labour | farm worker | फार्म श्रमिक ~ labourer | beldar | agriculture
Skilled Support Staff | कुशल सहायक कर्मचारी | sss icar ~ supporting staff | attendant
Artificial Insemination Technician | ai technician | ai worker | maitri worker | कृत्रिम गर्भाधान कार्यकर्ता | artificial insemination | कृत्रिम गर्भाधान ~ livestock | veterinary | pashu
Pashu Sakhi | पशु सखी ~ pashu | livestock
Krishi Sakhi | कृषि सखी ~ krishi mitra | agriculture
Jal Sahiya | जल सहिया | jal mitra | जल मित्र | nal jal mitra | नल जल मित्र ~ jal jeevan | water
Fisheries Assistant | fishery assistant | fisheries guard | fishery guard | मत्स्य सहायक < machli sahayak ~ fisheries | fishery
Copyist | कॉपिस्ट | नकलनवीस | नकल नवीस | प्रतिलिपिकार < nakal navis ~ typist
Restorer | रिस्टोरर | junior judicial assistant restorer ~ record keeper
Ahlmad | अहलमद ~ clerk | reader
Casual Announcer | casual compere | casual assistant | compere | casual news editor | आकस्मिक उद्घोषक | कंपेयर ~ announcer | news reader | stringer
Transmission Executive | ट्रांसमिशन एग्जीक्यूटिव | programme executive | प्रसारण अधिकारी ~ production assistant
Script Writer | स्क्रिप्ट राइटर | पटकथा लेखक ~ content writer
Library Attendant | लाइब्रेरी अटेंडेंट | पुस्तकालय परिचर | library trainee | library intern ~ librarian | library assistant | library
Sub Station Operator | substation operator | sub station attendant | उपकेंद्र प्रचालक | station attendant | sso electricity ~ lineman | operator
Bill Collector | बिल कलेक्टर | बिल संग्राहक | tax collector municipal ~ meter reader
IT Officer | आईटी अधिकारी | information technology officer | सूचना प्रौद्योगिकी अधिकारी | it manager | system officer | manager it ~ it assistant | system administrator | information technology
Agriculture Field Officer | afo | कृषि क्षेत्र अधिकारी | agri field officer ~ agriculture officer | agriculture
Director Finance | finance director | निदेशक वित्त | वित्त निदेशक | director fin
Director Technical | technical director | तकनीकी निदेशक | director technology
Wealth Manager | वेल्थ मैनेजर | senior relationship manager | relationship manager | रिलेशनशिप मैनेजर | investment officer ~ wealth
Regional Manager | zonal manager | क्षेत्रीय प्रबंधक | area manager | जोनल मैनेजर
Armed Guard | armed security guard | सशस्त्र गार्ड | gunman | गनमैन < bandukdhari ~ security guard
Statistician | सांख्यिकीविद | biostatistician | bio statistician | बायोस्टैटिस्टिशियन ~ statistical | statistics
Actuary | एक्चुअरी | बीमांकक | actuarial < beemankak
Call Centre Executive | call center executive | कॉल सेंटर | tele caller | telecaller | call centre | call center | customer care executive ~ customer service
Protocol Officer | प्रोटोकॉल अधिकारी | liaison officer | संपर्क अधिकारी
Jail Superintendent | जेल अधीक्षक | superintendent of jail | prison superintendent ~ jailor
Masalchi | मसालची ~ cook | canteen attendant
Binder | book binder | बाइंडर | जिल्दसाज | compositor | offset machine operator | printing machine operator | printer operator | pressman | मुद्रक ~ printing | press
Sanitary Attendant | sanitary worker | sanitation worker | सैनिटरी अटेंडेंट | hospital attendant ~ sanitary inspector | sweeper
Master Trainer | मास्टर ट्रेनर | district trainer | state trainer ~ trainer
Mentor | मेंटर | मार्गदर्शक
Community Mobilizer | community mobiliser | community organizer | community organiser | सामुदायिक उत्प्रेरक | social mobilizer | community facilitator ~ community coordinator
Livelihood Expert | livelihood specialist | livelihood coordinator | आजीविका विशेषज्ञ ~ livelihood
Facilitator | फैसिलिटेटर | सुगमकर्ता | block facilitator | district facilitator
Anganwadi Sahayika Helper | मदतनीस | madatnis ~ anganwadi helper
Naval Cadet | cadet entry | 10 2 b tech cadet | cadet ~ technical entry
Junior Commissioned Officer | jco | जेसीओ | जूनियर कमीशंड ऑफिसर ~ religious teacher | catering
Signalman | signal man | सिग्नलमैन | leading signalman ~ port | marine
Tug Master | dock master | harbour master | हार्बर मास्टर | tug engineer ~ marine | port
Enrolled Follower | एनरोल्ड फॉलोअर | follower < follower bharti ~ coast guard | mts
Clinical Research Coordinator | clinical trial coordinator | clinical research associate | क्लिनिकल रिसर्च ~ clinical | research
Pharmacovigilance Associate | फार्माकोविजिलेंस ~ pharmacist | pharmacy
Junior Technical Associate | jta | जूनियर टेक्निकल एसोसिएट | senior technical associate | sta rail ~ junior engineer | site engineer
Assistant Technical Manager | atm atma | block technical manager | btm atma | ब्लॉक तकनीकी प्रबंधक | सहायक तकनीकी प्रबंधक ~ agriculture
Placement Officer | प्लेसमेंट अधिकारी | training and placement officer | tpo ~ placement
Training Officer | प्रशिक्षण अधिकारी | iti training officer | iti instructor | vocational instructor | craft instructor | trade instructor | आईटीआई अनुदेशक | अनुदेशक | शिल्प अनुदेशक | training instructor < anudeshak ~ instructor
Secretarial Assistant | सचिवीय सहायक | office secretary ~ personal assistant | stenographer
Correspondence Clerk | पत्राचार लिपिक ~ clerk
Co ordinator Haritha Karma Sena | haritha karma sena | हरित कर्म सेना ~ haritha
Advisor Consultant | retired consultant | consultant retired ~ consultant
Chief Finance Officer | cfo | मुख्य वित्त अधिकारी | chief financial officer
Judicial Member | न्यायिक सदस्य | member judicial | technical member | chairperson | अध्यक्ष < nyayik sadasya ~ member
`;

/** Offices of districts, schools and works that people ask for by what they are, as POSTS has them. */
export const DISTRICT_BODIES = `
Panchayat Samiti | पंचायत समिति | panchayat union | block panchayat | block development office | development block | bdo office | block office | ब्लॉक कार्यालय | प्रखंड कार्यालय | खंड विकास कार्यालय < block karyalay | prakhand karyalay ~ block | panchayat
Government Medical College | gmc | राजकीय मेडिकल कॉलेज | शासकीय चिकित्सा महाविद्यालय | government medical college and hospital | gmch | सरकारी मेडिकल कॉलेज < sarkari medical college ~ medical college
Rural Development Agency | drda | district rural development agency | जिला ग्रामीण विकास अभिकरण | dmmu | dwsm | sird ~ rural development
Institute of Hotel Management | ihm | होटल प्रबंधन संस्थान | food craft institute | sihm | ihmct | hotel management institute ~ hotel management
Forest Division | वन प्रमंडल | वन मंडल | van mandal | van pramandal ~ forest department
Central Cooperative Bank | dccb | dcc bank | district cooperative bank | district central cooperative bank | जिला सहकारी बैंक | जिला केंद्रीय सहकारी बैंक < jila sahkari bank ~ cooperative bank | co operative bank | co op bank
Electricity Distribution Company | discom | डिस्कॉम | vidyut vitran nigam | विद्युत वितरण निगम | power distribution company < bijli vitran ~ electricity | vitran | power
Information Commission | सूचना आयोग | state information commission | central information commission < suchna aayog
Educational Research Council | scert | एससीईआरटी | diet | जिला शिक्षा एवं प्रशिक्षण संस्थान | state council of educational research and training ~ samagra shiksha | education
Narcotics Control Bureau | ncb | नारकोटिक्स | narcotics | स्वापक नियंत्रण ब्यूरो | central bureau of narcotics | cbn < nasha vibhag
Kalakshetra Foundation | kalakshetra | कलाक्षेत्र
Central Goods and Services Tax | cgst | cgst and central excise | central excise | gst commissionerate | केंद्रीय जीएसटी ~ customs | gst | commissionerate
Bar Council | बार काउंसिल | bar council of india | विधिज्ञ परिषद
Vocational Training Centre | व्यावसायिक प्रशिक्षण केंद्र | skill development centre | कौशल विकास केंद्र | kaushal kendra | livelihood college | लाइवलीहुड कॉलेज ~ iti | skill
One Stop Centre | sakhi one stop centre | सखी सेंटर | सखी वन स्टॉप सेंटर | वन स्टॉप सेंटर | dhew | mahila shakti kendra | महिला शक्ति केंद्र | mission shakti | मिशन शक्ति < sakhi center | sakhi centre ~ women and child development | wcd
Children Home | बाल गृह | बालगृह | child care institution | observation home | संप्रेक्षण गृह | shelter home | balashram | anath ashram | अनाथ आश्रम < bal grih | anathalay | अनाथालय ~ child protection | dcpu
Welfare Education Society | awes | army public school | aps | आर्मी पब्लिक स्कूल ~ army school
School Feeding Centre | sathunavu | sathunavu amaipalar | noon meal | mid day meal | मध्याह्न भोजन | mdm | nutritious meal < madhyahn bhojan | dopahar ka bhojan ~ cook assistant | cook helper
Tourism Corporation | पर्यटन निगम | tourism development corporation < paryatan nigam ~ tourism
`;
