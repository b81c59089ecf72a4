/** What people call things whose names stand elsewhere, in everyday Hindi and Hinglish: the first name of a thing, and behind "<" what leads to it. */
export const FOLK_NAMES = `
Electrician < bijli mistry | bijli ka mistri | bijali mistri | बिजली का मिस्त्री
Lineman < khamba | bijli khamba | bijli lineman bharti
Electricity < bijli ghar | बिजली घर | bijlighar | bijli board | बिजली बोर्ड | bijali vibhag | bijlee vibhag | power house
Water Department < pani ki tanki | पानी की टंकी | peyjal | पेयजल | peyjal vibhag | paani vibhag | nal jal | नल जल | jal kal
Irrigation Department < nahar | नहर | nahar vibhag | bandh | बांध
Road < sadak nirman | सड़क निर्माण | rasta
Public Works Department < pul nirman vibhag | imarat vibhag | bhavan nirman | भवन निर्माण | imarat | sadak nirman vibhag
Forest < jungle | jangal | jungal | van | jungle vibhag | jangal vibhag | vano ki | वन
Zoological Park < chidiya ghar | chidiyaghar | janwar ghar
Land Records Department < jameen | zameen | jamin | zamin | जमीन | ज़मीन | bhumi | भूमि | land survey | bhulekh | भूलेख | bandobasti
Amin < zameen naap | jameen naap | naap jokh
Agriculture < kheti | खेती | kheti badi | kheti bari | kisan | किसान | kisani | krishak | कृषक | khet | खेत
Beldar < khet majdoor | खेत मजदूर | dihadi majdoor | kuli
Animal Husbandry Department < pashu palan | पशु पालन | murgi palan | मुर्गी पालन | murgi | bakri palan | gau palan | poultry | doodh dairy | gaushala | गौशाला
Dairy < doodh | दूध | dudh | doodh sangh | dudh sangh | dudh dairy | दूध डेयरी
Horticulture < bagwani | बाग | phal vibhag | fal fool | madhumakhi palan
Fisheries Department < machli | मछली | machhli | machhali | machuara | मछुआरा
Silk < resham vibhag | resham palan | रेशम विभाग
Sugar Mill < chini karkhana | ganna mill
Textile Corporation < kapda mill | कपड़ा मिल | kapda udyog
Oil Company < tel nigam | तेल निगम | petrol company | gas company | tel vibhag | gas agency | petrol pump
Shipyard < jahaz karkhana | jahaj nirman | pani jahaz | pani ka jahaz | पानी का जहाज | samudri jahaz
Airport < hawai jahaz | havai jahaz | हवाई जहाज | airlines | hawai yatra | hawaiadda
Fireman < aag bujhane wala | आग बुझाने वाला | aag bujhane | damkalkarmi | फायर ब्रिगेड वाला
Driver < gadi chalane wala | गाड़ी चलाने वाला | gaadi chalane | gaadi chalak | gadi driver | vahanchalak | draiver
Bus Driver < bus chalane wala | बस चलाने वाला | bus chalak
Loco Pilot < train chalane wala | rail chalane wala | train chalak | ट्रेन ड्राइवर | train driver
Conductor < bus kandaktar | parichalak | ticket katne wala
Ticket Collector < ticket checker | ticket wala | टिकट चेकर
Washerman < kapde dhone wali | dhobin
Cook < khana pakane wala | khana banane wali | rasoiyan | रसोईया | rasoiya sahayak | खाना बनाने वाला | bhandari cook
Safai Karmachari < jhadu pocha | safai wali | jhaduwali | safai karamchari | swachhata karmi | swachh karmi | नाली सफाई | mehtar | safaikarmi | सफाईकर्मी
Watchman < pehredar | chowkidari | चौकीदारी | raat ki naukri | rakhwala | choukidar
Gardener < phool mali | bagbani | मालिन
Peon < chaprasee | chaparasi | chaprashee | peun | pion | चपरासी की | chhota babu
Clerk < babu ki naukri | clerk babu | kalark | lipikiya | क्लार्क | likhne wali
Stenographer < ashulipi | आशुलिपि | शॉर्टहैंड राइटर | staino | stenographar
Typist < typing wali | typing job | टाइपिंग वाली | typist babu
Computer Operator < computer wali | computer job | computer chalane wala | computer babu | कंप्यूटर वाली
Data Entry Operator < data bharne wali | data entri | deta entry | डाटा इंट्री
Accountant < hisab kitab | हिसाब किताब | munim | muneem | khata lekhak | khatabahi
Cashier < paisa ginne wala | rokadiya | kaishier
Teacher < padhane wali | padhane wala | पढ़ाने वाली | masterji | master ji | मास्टर | masterni | mastrani | गुरुजी | pathshala
Primary Teacher < prathmik adhyapak | prathmik vidyalaya shikshak | basic shikshak | chhote bachchon ke teacher
Physical Education Teacher < khel kood shikshak | pt teacher | pt sir | पीटी शिक्षक | pet teacher
Art Teacher < chitrakala | चित्रकला | chitrakala shikshak | kala adhyapak | painting teacher
Music Teacher < gana sikhane wala | sangeet adhyapak | tabla shikshak | gayan vadan
Librarian < kitab ghar | pustakalay adhyaksh | pustkalaya | लाइब्रेरी वाला
Professor < kalej teacher | college teacher | college shikshak | कॉलेज शिक्षक
Doctor < ilaj karne wala | dagdar | daaktar | डाक्टर | dokter | vaidya raj
Nurse < sister didi | narse | नर्स दीदी | marij ki dekhbhal
Staff Nurse < staff nars | istaf nurse | स्टॉफ नर्स
Auxiliary Nurse Midwife < anm didi | anm bharti | teeka lagane wali | tika lagane wali | टीका लगाने वाली
Pharmacist < dawai wala | davai wala | dawa dene wala | दवाई वाला | dawai banane wala | medical store | dawakhana | farmacist
Paediatrician < bachon ka doctor | bachho ka doctor | bachche ka doctor | baccho ka doctor | shishu doctor
Orthopaedic < haddi jod | haddi wala doctor
Ophthalmologist < aankhon ka doctor | aankho ka doctor | nayan
Dentist < daanton ka doctor | danto ka doctor | दांतों का डॉक्टर
Cardiologist < hriday doctor | dil doctor | दिल का डॉक्टर
Psychiatrist < dimag ka doctor | pagal khana | mansik rog | मानसिक रोग
Dermatologist < chamdi ka doctor | twacha doctor
ENT Specialist < kaan ka doctor | naak kaan gala | कान का डॉक्टर
Radiographer < x ray wala | एक्सरे | एक्स रे | eksre
Laboratory Technician < khoon janch | खून जांच | khoon jaanch | blood test | janch karne wala | lab wala | जांच लैब
Ambulance Driver < ambulance chalak | 108 driver | 108 ambulance
Counsellor < nasha mukti | नशा मुक्ति | salah dene wala | de addiction
Anganwadi Worker < anganwadi didi | aanganwadi wali
Anganwadi Supervisor < anganwadi superviser | bal vikas supervisor
Child Development Project Officer < bal vikas adhikari | bal vikas pariyojana adhikari | बाल विकास अधिकारी
Women and Child Development < bal vikas | बाल विकास | mahila kalyan | महिला कल्याण | mahila vikas | poshan abhiyan | पोषण अभियान
Social Welfare Department < vidhwa pension | vridha pension | वृद्धा पेंशन | samaj kalyan adhikari
Police < pulis thana | thanedari | थाना | khaki | khaki wardi | policewala
Constable < pulis constable | police sipahi | सिपाही भर्ती | policewala bharti
Sub Inspector < daroga ji | thanedaar | थानेदार
Army < fauj me | desh seva | foji | miltry | military | मिलिट्री | सैन्य | sainya
Agniveer < agniveer yojana | अग्निवीर योजना | agni veer | अग्नि वीर
Navy < jal sena | जल सेना | jalsena | navy bharti
Air Force < hawai sena | hawaisena | havai sena | हवाई सेना
Dog Handler < kutta prashikshak | dog trainer
Warder < jail sipahi | jail wala | jailar sipahi
Court < kachehri | kachehari | nyayalay | court kachehri | कचेहरी
Advocate < vakeel | wakil | wakeel | वकालत | plider
Judge < jaj | nyaydhish | nyayadhis | judge bharti
Patwari < patwariyan | patvari | lekhpaal | kanungo lekhpal
Panchayat < gram sabha | sarpanch | panchayati | पंचायती | gram pradhan
Post Office < dak seva | daak ghar | daak vibhag | chitthi | post ofis | डाक सेवा
Postman < chitthi wala | dakia | चिट्ठी वाला
Bank < baink wali | bank wali | bankon | bainko
Insurance Company < bima nigam | jeevan bima | जीवन बीमा | beema | beema company
Railway < relgadi | railgadi | रेलगाड़ी | rel | railvay | relwe | रेल्वे
Metro < metro train | मेट्रो ट्रेन
Road Transport < sarkari bus | bus depot | बस डिपो | rodveys | bus nigam
Municipal < nagarpalika parishad | nagar sewa | शहर निगम | nagar nikay | नगर निकाय | palika
Secretariat < mantralay bhavan | shasan sachivalay
Legislative Assembly < vidhansabha | vidhan bhavan
Food Department < rashan | राशन | ration | rashan vibhag | ration vibhag | khadya evam rasad | fair price shop
Mint and Press < sarkari press | note chapne | government printing
Sports Quota < khiladi | खिलाड़ी | khiladi bharti | khel kud
Coach < khel coach | kushti coach | khelo india coach
PwBD < apang | apahij | handicap | viklang jan | दिव्यांगजन
Ex-Serviceman < retired army | retired army man | retired army person | army retired | retired fauji | sevanivrit sainik | रिटायर्ड फौजी
Women < mahilaon | mahilao ke liye | औरत | stri | nari
Contract < theka | ठेका | thekedari | anubandh | अनुबंध | samvidaa
Apprentice < aprentis | apprentis | shikshuta | शिक्षुता | अपरेंटिस | apprentiship
Steel Plant < lohe ka karkhana | loha karkhana | ispat karkhana
Coal Company < koyla | koyla vibhag | koyla company | कोयला विभाग
Welder < welding wala | veldar | jodne wala
Mechanic < gadi mistri | motor mistri | mistary | मिस्त्री काम
Mason < mistri makan | makaan mistri | राज मिस्त्री
Blacksmith < lohar | लुहार
Painter < rang saaz | rangsaj | rangai putai
Architect < naksha banane | vastu
Civil < imarati | nirman karya
`;
