/** Posts in engineering, trades, railways, banks, mines, ships and air by official, old, folk and Hindi names, as POSTS has them. */
export const WORKS = `
Lineman | line man | लाइनमैन | junior lineman | assistant lineman | alm | जूनियर लाइनमैन | jlm | linesman | electricity worker | बिजली कर्मी | technician line | तकनीकी सहायक लाइन | विद्युत कर्मी | lineman grade | power lineman < bijli lineman | line men | laain man ~ line attendant | wireman | electrician
Wireman | वायरमैन | wire man | electrician | इलेक्ट्रीशियन < vayarman | waireman ~ lineman
Electrician | इलेक्ट्रीशियन | बिजली मिस्त्री | विद्युतकार | wireman | electrical technician | लाइनमैन | विद्युत मिस्त्री < bijli mistri | bijli wala | elektrishiyan | bijlee mistri ~ lineman
Computer Operator and Programming Assistant | copa | कोपा | copa trade ~ computer operator
Fitter | फिटर | फीटर | fitter trade | मैकेनिक फिटर | assembly fitter
Turner | टर्नर | lathe operator | खरादी
Machinist | मशीनिस्ट | cnc operator | मशीन ऑपरेटर
Welder | वेल्डर | gas welder | वेल्डिंग | gas cutter < veldar
Plumber | प्लंबर | नलसाज | pipe fitter | पाइप फिटर | plumbing < nal mistri | nalsaj
Carpenter | बढ़ई | कारपेंटर | joiner | wood work | काष्ठकार < badhai | khati
Mason | राजमिस्त्री | मेसन | mistry | bricklayer | राज मिस्त्री < raj mistri | rajmistri
Painter | पेंटर | पुताई | spray painter | रंगसाज
Blacksmith | लोहार | black smith | forger | heat treater
Mechanic Diesel | diesel mechanic | डीजल मैकेनिक | mechanic motor vehicle | motor mechanic | mmv | मोटर मैकेनिक | auto electrician | vehicle mechanic | mechanic mv
Refrigeration Mechanic | ac mechanic | एसी मैकेनिक | mechanic rac | refrigeration and air conditioning | hvac
Instrument Mechanic | instrumentation technician | उपकरण मैकेनिक
Draughtsman | ड्राफ्ट्समैन | मानचित्रक | draftsman | draughtsmen | नक्शानवीस | नक्शा नवीस | प्रारूपकार | tracer | अनुरेखक | draftsmen | assistant draughtsman | assistant draftsman < naksha navis | nakshanavis | manchitrak | naksha banane wala
Foreman | फोरमैन | assistant foreman | workshop foreman | कार्यदेशक | chargeman | चार्जमैन | charge man
Chargeman | चार्जमैन | charge man | junior works manager ~ foreman
Rigger | रिगर | crane operator | क्रेन ऑपरेटर | crane driver | fork lift operator | forklift operator
Pump Operator | पंप ऑपरेटर | पंप चालक | tube well operator | नलकूप चालक | nalkoop chalak | pump driver | valve man | वाल्वमैन < nalkup | tubewell operator
Boiler Attendant | बॉयलर अटेंडेंट | boiler operator | बॉयलर | stoker
Plant Operator | प्लांट ऑपरेटर | process operator | stenter operator | संयंत्र प्रचालक ~ operator trainee | operator
Operator cum Technician | oct | operator cum technician trainee | operator technician | ऑपरेटर सह तकनीशियन ~ operator trainee | attendant cum technician
Attendant cum Technician | act trainee | attendant cum technician trainee | attendant operator ~ operator cum technician
Operator Trainee | प्रचालक प्रशिक्षु | trainee operator ~ operator
Overman | ओवरमैन | junior overman | mining sirdar | माइनिंग सरदार | shotfirer | shot firer | sirdar | colliery overman
Mining Sirdar | माइनिंग सरदार | junior overman | sirdar | shotfirer | mining mate | खनन मेट
Mine Surveyor | dumper operator | डंपर ऑपरेटर | dozer operator | excavator operator | खान सर्वेक्षक
Blaster | ब्लास्टर | विस्फोटक
Hydrogeologist | hydro geologist | जल भूविज्ञानी | भूजल वैज्ञानिक ~ geologist | geohydrologist
Geophysicist | geo physicist | भूभौतिकविद ~ geologist
Geologist | भूविज्ञानी | भूवैज्ञानिक | assistant geologist < bhuvaigyanik ~ geophysicist | hydrogeologist | hydro geologist
Mining Officer | खनिज अधिकारी | mining inspector | खनिज निरीक्षक | assistant mining engineer | खनि अभियंता < khanij adhikari
Chemist | रसायनज्ञ | केमिस्ट | analyst chemist | chemical assistant | senior chemical assistant | water analyst
Meteorologist | मौसम वैज्ञानिक | scientific assistant imd
Scientific Officer | वैज्ञानिक अधिकारी | junior scientific officer | jso scientific | senior scientific officer | साइंटिफिक ऑफिसर < vaigyanik adhikari
Scientific Assistant | वैज्ञानिक सहायक | साइंटिफिक असिस्टेंट | stipendiary trainee | वृत्तिका प्रशिक्षु
Site Engineer | साइट इंजीनियर ~ site supervisor | works engineer | field engineer | resident engineer
Works Engineer | कार्य अभियंता | senior works engineer | we sr we ~ site engineer
Field Engineer | फील्ड इंजीनियर | क्षेत्र अभियंता ~ site engineer | field supervisor
Resident Engineer | आवासीय अभियंता | रेजिडेंट इंजीनियर ~ site engineer
Sub Divisional Engineer | sde | sub engineer | उप अभियंता | सब इंजीनियर | up abhiyanta | उपयंत्री | sub division engineer < upyantri
Chief Engineer | मुख्य अभियंता
Architect | वास्तुकार | आर्किटेक्ट | assistant architect | architectural assistant < vastukar
Loco Pilot | लोको पायलट | लोको पायलेट | train driver | रेल चालक | रेल ड्राइवर | assistant loco pilot | alp | रेलगाड़ी चालक | locomotive driver < rail driver | relgadi driver | train chalak | engine driver | rail chalak ~ train operator | station controller
Assistant Loco Pilot | alp | सहायक लोको पायलट | एएलपी | assistant train driver | सहायक चालक ~ loco pilot
Train Operator | metro train operator | station controller train operator | scto | मेट्रो चालक | ट्रेन ऑपरेटर | metro driver
Goods Train Manager | goods guard | train guard | train manager | गार्ड रेलवे | goods train guard | railway guard | रेलवे गार्ड | मालगाड़ी गार्ड < malgadi guard | rail guard ~ ntpc | non technical popular categories
Ticket Collector | टिकट कलेक्टर | ticket examiner | टीटीई | travelling ticket examiner | ticket checker | tte | commercial cum ticket clerk | ticket clerk | टिकट निरीक्षक | tc railway | टीसी | traveling ticket examiner < tt | ticket checking | ticket babu ~ rrb ntpc | railway ntpc | ntpc graduate | ntpc undergraduate | ntpc under graduate | non technical popular
Station Master | स्टेशन मास्टर | assistant station master | asm | station manager | station superintendent | स्टेशन अधीक्षक | station controller | station incharge | station in charge < steshan master ~ rrb ntpc | railway ntpc | ntpc graduate | ntpc undergraduate | ntpc under graduate | non technical popular
Trackman | ट्रैकमैन | track man | track maintainer | gangman | gang man | गैंगमैन | keyman | की मैन | ट्रैक मेंटेनर | track maintainer grade iv | trackmen < patri wala | gangmen ~ group d | level 1
Gangman | गैंगमैन | gang man | track maintainer | trackman | track man | ट्रैकमैन | gangmen < patri ~ group d | level 1
Pointsman | पॉइंट्समैन | पॉइंटमैन | points man | pointsmen ~ shunter | cabin man | cabin assistant | cabin master
Cabinman | केबिनमैन | cabin man ~ cabin assistant | cabin master | pointsman
Cabin Assistant | केबिन असिस्टेंट | केबिन सहायक ~ cabin master | cabin man | pointsman
Handyman | handywoman | handy man | हैंडीमैन ~ utility agent | ramp | helper
Loader | लोडर ~ handyman | utility agent | ramp
Gateman | गेटमैन | gate man | gate keeper | गेट कीपर | फाटक वाला | gatekeeper < phatak wala
Porter | पोर्टर | कुली रेलवे | सहायक रेलवे | railway helper
Signal Maintainer | सिग्नल मेंटेनर | signal and telecom maintainer | signal technician | electrical signal maintainer
Act Apprentice | एक्ट अप्रेंटिस | trade apprentice | railway apprentice act | iti apprentice | आईटीआई अप्रेंटिस | iti trade apprentice | act apprentices | ट्रेड अप्रेंटिस ~ apprentice
Graduate Apprentice | स्नातक अप्रेंटिस | graduate apprentices | graduate and technician apprentice | graduate technician apprentice ~ apprentice
Technician Apprentice | diploma apprentice | डिप्लोमा अप्रेंटिस | graduate and technician apprentice ~ apprentice
Business Correspondent | bank mitra | बैंक मित्र | bank mitr | bc supervisor | business correspondent supervisor | banking correspondent | bc coordinator | business correspondent coordinator | bc sakhi | बीसी सखी | bc supervisors | बैंकिंग संवाददाता | bankmitra | banking correspondent supervisor < bank mitra bharti | बैंक सखी | bank sakhi
Customer Service Associate | csa | junior associate | ग्राहक सेवा सहयोगी | customer associate ~ clerk | customer service | customer care associate
Customer Service Executive | customer service agent | ग्राहक सेवा अधिकारी | csa airport | customer service officer | customer care executive ~ customer service associate
Gold Appraiser | appraiser | स्वर्ण मूल्यांकक | jewel appraiser | gold valuer | gold assayer | सोना मूल्यांकन | appraisers < sona janch
Financial Literacy Counsellor | flc counsellor | flc counselor | counsellor flc | financial literacy counselor | वित्तीय साक्षरता परामर्शदाता | flcc | counselor flc | director flc | fl counsellor | flc counsellors < vittiya saksharta ~ financial literacy | flc
Defence Banking Advisor | dba | रक्षा बैंकिंग सलाहकार
Credit Officer | ऋण अधिकारी | loan officer | credit analyst | credit manager | relationship manager | लोन अधिकारी | field officer bank
Recovery Agent | recovery officer | वसूली अधिकारी | recovery assistant
Branch Manager | branch head | शाखा प्रबंधक < shakha prabandhak
Development Officer | विकास अधिकारी | apprentice development officer | ado
Insurance Agent | बीमा अभिकर्ता | bima sakhi | बीमा सखी | lic agent | rural career agent
Risk Officer | risk manager | chief risk officer | जोखिम अधिकारी
Company Secretary | cs | कंपनी सचिव | cs trainee | company secretary cum compliance officer
Cost Accountant | cma | cost and management accountant | icwa | लागत लेखाकार
Bidder | tender officer | procurement officer | क्रय अधिकारी | purchase officer | purchase manager | contract manager
Human Resources Manager | hr manager | hr executive | मानव संसाधन प्रबंधक | personnel officer | कार्मिक अधिकारी | hr officer | officer trainee hr | personnel manager | human resource
Marketing Officer | विपणन अधिकारी | marketing executive | sales officer | sales assistant | बिक्री सहायक | marketing manager
Graduate Engineer Trainee | get | get trainee | स्नातक अभियंता प्रशिक्षु | graduate engineer | graduate executive trainee ~ engineer trainee | executive trainee | probationary engineer | diploma engineer trainee
Engineer Trainee | अभियंता प्रशिक्षु | इंजीनियर ट्रेनी | trainee engineer < abhiyanta prashikshu ~ graduate engineer trainee | graduate engineer | management trainee
Diploma Trainee | डिप्लोमा प्रशिक्षु | diploma technician | diploma engineer < dt
Project Engineer | परियोजना अभियंता | प्रोजेक्ट इंजीनियर < pe | pe i
Trainee Engineer | प्रशिक्षु अभियंता | ट्रेनी इंजीनियर < te | te i ~ project engineer i | engineer trainee
Artisan | कारीगर | artisan trainee | skilled artisan | शिल्पकार | workmen | workman | skilled worker | कुशल कारीगर | semi skilled worker < karigar
Shipwright | शिपराइट | structural fitter | fabrication assistant | outfit assistant | ship fitter
Seaman | नाविक व्यापारी | deck crew | master mariner | bosun | serang | सेरंग | lascar | लस्कर | deck hand | greaser
Marine Engineer | समुद्री अभियंता | marine pilot | trainee pilot | pilot port | dock master | tug master | hydrographer | dredger
Pilot | पायलट | विमान चालक | commercial pilot | first officer < payalat
Cabin Crew | air hostess | विमान परिचारिका | flight attendant | केबिन क्रू
Air Traffic Controller | atc | junior executive atc | air traffic control | वायु यातायात नियंत्रक | junior executive air traffic control
Aircraft Technician | aircraft maintenance engineer | ame | विमान तकनीशियन | aircraft mechanic
Ramp Service Executive | ramp driver | utility agent cum ramp driver | रैंप | ground staff | ground handling | ग्राउंड स्टाफ
Station Manager Airport | duty manager | airport manager | terminal manager
Postal Assistant | डाक सहायक | sorting assistant | postal assistant sorting assistant | pa sa | mail guard | डाक छंटाई < dak sahayak
Postman | डाकिया | पोस्टमैन | mail carrier | post man | chithi rasan | mailman < dakiya ~ mail guard
Branch Postmaster | bpm gds | assistant branch postmaster | abpm | शाखा डाकपाल | डाकपाल | postmaster | पोस्टमास्टर
Gramin Dak Sevak | gds | ग्रामीण डाक सेवक | जीडीएस | dak sevak | डाक सेवक | branch postmaster | assistant branch postmaster < gramin dak | dak sewak
Telecom Technician | telecom assistant | दूरसंचार तकनीशियन | telephone mechanic
Hospitality Monitor | hospitality monitors | tourism monitor | catering supervisor | catering assistant | खानपान पर्यवेक्षक | catering monitor
Hotel Management | food production | food and beverage | होटल प्रबंधन
Graphic Designer | ग्राफिक डिजाइनर | designer | visualiser
Environmental Engineer | पर्यावरण अभियंता | assistant environmental engineer | environment officer | पर्यावरण अधिकारी
Safety Officer | सुरक्षा अधिकारी औद्योगिक | safety engineer | संरक्षा अधिकारी
Quality Inspector | quality control inspector | गुणवत्ता नियंत्रक | quality assurance | qa qc
Lead Auditor | food safety auditor | technical auditor
Seasonal Staff | कामदार | bill clerk | जूनियर टेक्निकल असिस्टेंट | junior technical assistant | अस्थायी कर्मचारी
Tracer | अनुरेखक | ट्रेसर | draughtsman | draftsman
Lab Technician Soil | soil testing
Weaver | बुनकर | handloom | हथकरघा
Sericulture Officer | रेशम अधिकारी | sericulture demonstrator | silk
Dairy Technician | दुग्ध सहायक | milk procurement | dairy supervisor | milk union | दुग्ध संघ
`;
