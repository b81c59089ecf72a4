/** More of what people call and how they spell things whose names stand elsewhere, as FOLK_NAMES has them. */
export const FOLK_SPELLINGS = `
Retired < retire | retire hue | sevanivritt | seva nivrit | seva nivrutt | रिटायर | सेवानिवृत | retirement ke baad | retire hone ke baad | सेवानिवृत्ति
Constable < sipaahi | sipahi bharti | javan | policewali | kanstable | constabel | konstabal | konstebal | police jawan | पुलिस जवान | सिपाही जवान
Sub Inspector < upnirikshak | sab inspektar | sub inspektor | दरोगा जी | darogha
Police < police vala | police vale | police wala | police wale | पुलिस वाला | पुलिसवाला | police bal | पुलिस बल
Army < phauj | senik | sainik bharti | sena rally | sena bharti rally | army bharti rally | भारतीय थल सेना
Soldier < senik | fouji | foji | फौजी जवान
Forest Guard < van prahari | jungle guard | forest gaurd | van karmi | वन कर्मी | वन प्रहरी | ban rakshak
Patwari < patwaari | halka patwari | हल्का पटवारी | rajasva karmchari | राजस्व कर्मचारी | rajasv karmchari | lekh pal | halka karmchari
Panchayat Secretary < gram sachiv | gram panchayat sachiv | panchayat sachiv
Gram Rozgar Sevak < rojgar sewak | rozgar sahayak
Post Office < daak | daakkhana | डाकखाना | dakkhana | daak khana | post aafis | post office vibhag
Postman < daakiya | पोस्टमेन
Bank < bainking | baink babu | बैंक वाला
Cooperative < sahkarita | सहकारिता | sahakari | sahakarita | sahkaari
Health < swasthya kendra | swasthya karmi | sehat | स्वास्थ्य केंद्र | sehat vibhag
Public Works Department < lok nirman vibhaag | sadak nirman | p w d
Electricity < light vibhag | bijli nigam | बिजली निगम | current vibhag | bijli daftar | vidyut mandal | विद्युत मंडल | vidyut nigam | urja vibhag
Transport < gadi vibhag | parivahan nigam ki | यातायात विभाग
Revenue Department < mal vibhag | rajaswa | rajasva
District Administration < kalektar office | कलेक्ट्रेट | collectorate office | kalektret | zila prashasan | jila prashasan | jila karyalay
Municipal < mahanagar | nagar palika parishad | nagar panchayat | नगर पंचायत | nagarnikay | mahapalika
Advocate < vakaalat | wakalat | vakalat | वकालत | plider | vaakil
Law < kanun | law wale | law ki padhai
Court < adaalat | kachhari | kacheri
Judge < jajj | nyayadheesh | जज साहब
Library < pustkalay | librari | laibreri
Librarian < librerian | laibrerian | laibrariyan | लाइब्रेरी मैन
Railway < railve | relve vibhag | रेल विभाग | rail vibhag
Ticket Collector < tikat | tikat collector | ticket babu | tikat babu | tikat checker
Coal Company < koyla khadan | koyla khaan
Mining < khaan | khadaan | खदान
Steel Plant < loha | lohe ki factory | loha factory
Accountant < hisaab | hisab | hisab wala | hisaabkitab | lekhapaal | akauntent
Cashier < rokad | kaishiyar | cashier babu
Auditor < lekha parikshak | ankekshak | अंकेक्षक | audit wala
Store Keeper < bhandar | bhandar pal | godown keeper | gowdown | storkeeper | munsi | stor keeper
Typist < taipist | type karne wala | टाइप करने वाला
Computer Operator < computer chalane | kampyutar wala | computer sahayak | कंप्यूटर सहायक
Programmer < coder | code likhne wala
Research < shodh | risarch | शोध
Professor < prafesar | prophesar | प्रोफेसर साहब
Lecturer < lekcharar | lekchrar | लेक्चरार
Headmaster < hedmastar | hed master | हेडमास्टर | pradhan pathak | प्रधान पाठक | प्रधान शिक्षक | pradhan shikshak | head sir
Principal < prinsipal | prinsipl | प्रधानाचार्या | pradhanacharya ji
Teacher < shikshika | शिक्षिका | adhyapika | अध्यापिका | tichar | teachar | mastar | maulvi | school master | school mastar | padhane ka kaam | school me padhana | स्कूल में पढ़ाने | shikshan karya
Primary Teacher < prathmik shala shikshak | प्राथमिक शाला शिक्षक | sahayak shikshika
Nursery Teacher < bal vatika | nanhe bachche | nanhe bachcho ke teacher
School < iskul | skool | skul | vidyalay | pathshala
College < kalej | kolej
University < विवि | yunivarsity | univarsity | vishwa vidyalaya | vishva vidyalaya
Hospital < haspatal | ispatal | haspital | chikitsalaya | चिकित्सालय | दवाखाना | davakhana | dawakhaana
Medical College < medical kalej | आयुर्विज्ञान महाविद्यालय
Laboratory Technician < jaanch | labtech | lab tech | lab taknishian | lab teknishiyan | jaanch ghar | जांच घर
Pharmacist < dawa vibhag | dava wala | davai | dawai | dawaiyan | pharma wale | pharmacy wale | pharmacy walo | pharmacy wala | farmasi wala | pharmasist | दवा वाला | medical store wala | d pharmacy wale
Pharmacy < farmesi | farmacy | pharmasi | pharma | फार्मा
Staff Nurse < narsing staff | नर्सिंग स्टाफ | nursing staff | istaf nars | बहनजी नर्स
Nursing < narsing
Doctor < daktari | डॉक्टरी | dr sahab | daktr
Dentist < danto | dant | danton ka doctor
Auxiliary Nurse Midwife < daai | dayi | prasuti sahayika
Veterinary Officer < janwar doctor | jaanwar doctor | dangar doctor | जानवरों का डॉक्टर | जानवर डॉक्टर | janwaro ka doctor | gaay bhains doctor | maveshi doctor
Veterinary < vetnari | vetarnary
Agriculture < krushi | kisani | fasal | kheti kisani
Horticulture < udyan | baagwani | udyanik | phool paudhe
Gardener < baagban | phoolon ka kaam
Fisheries Department < matsya | मत्स्य | machli vibhag wale | machhali palan | मछली विभाग
Fisheries Officer < matsya adhikari | machli adhikari
Wildlife < vanyajeev | vanya jiv | जंगली जानवर
Irrigation < sinchayi | sichayi | सिंचाई | nahar ka kaam
Coach < koch | kushti guru
Music < gana | gaana | gana bajana | sangit | संगीत शिक्षा
Artist < chitrakar | चित्रकार | kalakar | kalakaar
Drama < natak kala
Yoga < yog | yoga guru | yog guru
Stringer < patrakarita | akhbar | अखबार | samachar | khabar likhne
Photographer < camera wala | photo khichne wala | photo wala
Fireman < fayar | fayarman | fire man bharti | दमकल | दमकल वाला | aag bujhana | damkal
Jail < jel | kaidi | कैदी
Warder < jel sipahi | bandirakshak | kaidi rakshak | jail police | जेल पुलिस
Home Guard < homegaurd | home gaurd | hom gard | गृहरक्षक
Counsellor < kaunslar | councellor | salah kendra
Social Worker < samaj sevi | samajsevi | samaj karya | समाज कार्य | samaj seva
Women < beti | betiyon | betiyan | बेटी | बेटियों | mahilaen | nari shakti | ladki log
PwBD < ph quota | viklang kota | दिव्यांग कोटा | divyang kota | handicap quota
Ex-Serviceman < ex army | ex fauji | rtd fauji | ex soldier | purv fauji | पूर्व फौजी | भूतपूर्व फौजी
Minority < musalman
Apprentice < aprantis | appratis | aprentisship | अपरेंटिसशिप | aprentice
Training < trening | prashikshan ke liye
Trainee < treni
Contract < theke par | theke ki | ठेके पर | samvida karmi | संविदा कर्मी | samvida par | संविदा पर | theke wali
Manager < mainejar | menejar | prabandhak ji
Director < nirdeshak | निर्देशक | dairektar
District Magistrate < kalektar | kalector | जिला कलेक्टर
Supervisor < superwiser | suparwizer | supervisar
Surveyor < sarveyar | naapne wala | jamin naapne wala
Draughtsman < naksha | naqsha | नक्शा | naksha banane
Plumber < plambar | plumbar | nal thik karne wala | nal wala | नल वाला | nal fitting | नल मिस्त्री
Carpenter < badhayi | suthar | lakdi mistri | लकड़ी मिस्त्री | farnichar mistri
Mason < makan mistri | ghar banane wala | raaj mistri
Tailor < tailar | silai wala | silai wali | दर्ज़ी
Barber < baal katne wala | बाल काटने वाला | naayi
Washerman < kapde dhone | kapda dhone wala | कपड़े धोने वाला | press wala
Welder < वेल्डिंग वाला | welding mistri
Fitter < fitar | feetar
Turner < tarnar | kharad | kharadi | kharad mistri | खराद
Mechanic < mekenik | mekanik | machanic | makenik | gaadi mistri | गाड़ी मिस्त्री
Electrician < karent mistri | vayaring | wiring wala | lait mistri | light mistri
Helper < madadgar | haath batane wala
Labourer < lebar | majdoori | mazdoori | मजदूरी | dihadi | दिहाड़ी
Khalasi < khallasi | khalaasi
Peon < farrash | फर्राश | anusevak | office wala | paricharika office | daftar wala
Safai Karmachari < svipar | safaayi | safai mitra | bhangi | सफाई मित्र | safai seva
Security Guard < gaard | sikyoriti gard | chaukidari guard | security wala | सुरक्षाकर्मी | गार्ड वाला
Cook < khana pakana | khana banana | bhojan mata | भोजन माता | shef | rasoi karmi | kuk | बावर्चिन | rasoi banane wali | khaana banane wala
Canteen Attendant < chai wala
Driver < drayvar | drivery | ड्राइवरी | gaadi | gadi chalana | saarthi | driveri | motor chalak | gaadi chalane wala
Tractor Driver < tractor chalane wala | tracter driver
Clerk < clark | klerk | karanik | करणिक | likha padhi | likhai padhai | daftar babu | office babu | ofis clerk
Head Clerk < bada babu | बड़ा बाबू
Junior Engineer < junier engineer | ovarsiyar | jenior engineer | जे ई | junior injiniyar
Engineer < inginiyar | injinear | injineer | enginiar
Salesman < kotedar | kota dealer | राशन वाला | ration wala
Enumerator < janganna | ganana karmi | janganna karmi
Mint and Press < note chapai | नोट छपाई | sikka
Textile < kapda | vastra | kapde
Weaver < bunkar | julaha
Fertilizer Company < khad | khaad | urvarak | khad company
Oil Company < petroleum vibhag | tel | तेल
Khadi Board < khadi gramodyog | गामोद्योग | gramodyog | खादी
Commodity Board < chai board | kofi board | masala | मसाला | rabar board
Sugarcane Department < ganna | गन्ना
Excise Department < sharab | शराब | madya nishedh | मद्य निषेध | nasha bandi | नशाबंदी | daru
Museum < sangrahalaya | puraani cheezein
Archaeologist < puratatva | puratatva vibhag | पुरातत्व विभाग
Secretariat < sachivalay bhavan
Telecom < mobile tower | telephone vibhag
Housing Board < aawas | ghar nirman | grih nirman | गृह निर्माण मंडल | makan
Atomic Energy < parmanu bijli | atomic power
Port < pattan | bandargaah | jahaj ghat
Warden < wardan | vardan | hostel wale | hostel ka warden
Hostel Warden < hostel wardan | छात्रावास अधीक्षिका | hostel adhiksak | hostel incharge
Anganwadi < angan bari | aangan wadi | aangan badi
Anganwadi Worker < anganwadi karyakartri | angan wadi wali | anganwadi sahayika karyakarta
Community Health Officer < gaon ka doctor | गांव का डॉक्टर
Sports Quota < khel kote | khiladi kota | खिलाड़ी कोटा | players quota
Agniveer < agniveer gd | agneeveer
Registrar < panjiyak
Parliament < sansad | sansad bhavan | sansad bhawan | संसद भवन | loksabha | rajyasabha | लोक सभा | राज्य सभा
Village Development Officer < gram panchayat vikas adhikari | ग्राम पंचायत विकास अधिकारी
Priest < pandit | pandit ji | पंडित
Customs < kastam | कस्टम
Sub Registrar < पंजीयक | stamp registrar
`;
