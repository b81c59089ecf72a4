/**
 * Cities and district towns in Hindi, each after the name that CITIES shows, with further spellings after a bar. Those of Hindi-speaking states and
 * those that job notices name most; a name that is missing is still found by its sound. Sidhi is left out: its name also means "direct".
 */
const NAMES = `
Visakhapatnam विशाखापत्तनम|विशाखापट्टनम; Vijayawada विजयवाड़ा; Guntur गुंटूर; Nellore नेल्लोर; Kurnool कुरनूल; Tirupati तिरुपति; Kakinada काकीनाडा; Rajahmundry राजमुंदरी;
Anantapur अनंतपुर; Sriharikota श्रीहरिकोटा; Itanagar ईटानगर|इटानगर; Tawang तवांग;
Guwahati गुवाहाटी|गौहाटी; Dibrugarh डिब्रूगढ़; Silchar सिलचर; Jorhat जोरहाट; Tezpur तेजपुर; Dispur दिसपुर; Nagaon नगांव;
Patna पटना; Gaya गया; Bhagalpur भागलपुर; Muzaffarpur मुजफ्फरपुर|मुज़फ़्फ़रपुर; Darbhanga दरभंगा; Purnia पूर्णिया; Arrah आरा; Begusarai बेगूसराय; Katihar कटिहार; Munger मुंगेर;
Chhapra छपरा; Saharsa सहरसा; Hajipur हाजीपुर; Bihar Sharif बिहार शरीफ|बिहारशरीफ; Nalanda नालंदा|नालन्दा; Motihari मोतिहारी; Samastipur समस्तीपुर; Sasaram सासाराम; Siwan सिवान|सीवान; Madhubani मधुबनी;
Vaishali वैशाली; Aurangabad औरंगाबाद; Kishanganj किशनगंज; Sitamarhi सीतामढ़ी; Rohtas रोहतास; Buxar बक्सर; Jamui जमुई; Nawada नवादा; Gopalganj गोपालगंज; Madhepura मधेपुरा; Araria अररिया; Supaul सुपौल;
Khagaria खगड़िया; Jehanabad जहानाबाद; Banka बांका; Kaimur कैमूर; Rajgir राजगीर;
Raipur रायपुर; Bhilai भिलाई; Durg दुर्ग; Bilaspur बिलासपुर; Korba कोरबा; Raigarh रायगढ़; Jagdalpur जगदलपुर; Ambikapur अंबिकापुर|अम्बिकापुर; Rajnandgaon राजनांदगांव|राजनांदगाँव; Dhamtari धमतरी; Mahasamund महासमुंद;
Naya Raipur नया रायपुर|नवा रायपुर; Kanker कांकेर; Bastar बस्तर; Kawardha कवर्धा; Jashpur जशपुर; Surguja सरगुजा; Koriya कोरिया; Balod बालोद; Mungeli मुंगेली; Dantewada दंतेवाड़ा; Sukma सुकमा; Narayanpur नारायणपुर; Kondagaon कोंडागांव;
Gariaband गरियाबंद; Surajpur सूरजपुर; Balrampur बलरामपुर; Janjgir Champa जांजगीर चांपा; Baloda Bazar बलौदाबाजार;
Panaji पणजी; Margao मडगांव; Ahmedabad अहमदाबाद; Surat सूरत; Vadodara वडोदरा|बड़ौदा; Rajkot राजकोट; Bhavnagar भावनगर; Jamnagar जामनगर; Gandhinagar गांधीनगर; Junagadh जूनागढ़; Anand आणंद; Bharuch भरूच; Gandhidham गांधीधाम; Bhuj भुज; Kutch कच्छ;
Mehsana मेहसाणा; Navsari नवसारी; Porbandar पोरबंदर; Dwarka द्वारका; Godhra गोधरा; Kandla कांडला;
Gurgaon गुड़गांव|गुरुग्राम|गुड़गाँव; Faridabad फरीदाबाद; Panipat पानीपत; Ambala अंबाला|अम्बाला; Hisar हिसार; Rohtak रोहतक; Karnal करनाल; Sonipat सोनीपत; Panchkula पंचकूला|पंचकुला; Yamunanagar यमुनानगर; Sirsa सिरसा; Bhiwani भिवानी; Kurukshetra कुरुक्षेत्र;
Jind जींद; Kaithal कैथल; Rewari रेवाड़ी; Palwal पलवल; Jhajjar झज्जर; Fatehabad फतेहाबाद; Nuh नूंह|मेवात; Mahendragarh महेंद्रगढ़; Narnaul नारनौल; Charkhi Dadri चरखी दादरी; Manesar मानेसर; Bahadurgarh बहादुरगढ़;
Shimla शिमला; Dharamshala धर्मशाला; Mandi मंडी; Solan सोलन; Kangra कांगड़ा; Kullu कुल्लू; Hamirpur हमीरपुर; Una ऊना; Chamba चंबा; Palampur पालमपुर; Sirmaur सिरमौर; Kinnaur किन्नौर; Manali मनाली;
Ranchi रांची|राँची; Jamshedpur जमशेदपुर|टाटानगर; Dhanbad धनबाद; Bokaro बोकारो; Hazaribagh हजारीबाग; Deoghar देवघर; Giridih गिरिडीह; Ramgarh रामगढ़; Dumka दुमका; Chaibasa चाईबासा; Palamu पलामू; Daltonganj डाल्टनगंज|मेदिनीनगर; Godda गोड्डा; Sahibganj साहिबगंज;
Pakur पाकुड़; Koderma कोडरमा; Chatra चतरा; Gumla गुमला; Lohardaga लोहरदगा; Simdega सिमडेगा; Khunti खूंटी; Latehar लातेहार; Garhwa गढ़वा; Jamtara जामताड़ा; Saraikela सरायकेला; East Singhbhum पूर्वी सिंहभूम; West Singhbhum पश्चिमी सिंहभूम;
Bengaluru बेंगलुरु|बेंगलूरु|बंगलौर|बैंगलोर|बंगलुरु; Mysuru मैसूर|मैसूरु; Mangaluru मंगलुरु|मंगलौर; Hubballi हुबली; Belagavi बेलगाम|बेलगावी; Kalaburagi गुलबर्गा|कलबुर्गी; Thiruvananthapuram तिरुवनंतपुरम|त्रिवेंद्रम; Kochi कोच्चि|कोचीन; Kozhikode कोझिकोड|कालीकट; Thrissur त्रिशूर;
Bhopal भोपाल; Indore इंदौर|इन्दौर; Gwalior ग्वालियर; Jabalpur जबलपुर; Ujjain उज्जैन; Sagar सागर; Rewa रीवा; Satna सतना; Ratlam रतलाम; Dewas देवास; Singrauli सिंगरौली; Katni कटनी; Chhindwara छिंदवाड़ा; Khandwa खंडवा; Khargone खरगोन; Mandsaur मंदसौर; Neemuch नीमच;
Vidisha विदिशा; Hoshangabad होशंगाबाद|नर्मदापुरम; Shivpuri शिवपुरी; Guna गुना; Morena मुरैना; Bhind भिंड; Damoh दमोह; Chhatarpur छतरपुर; Panna पन्ना; Betul बैतूल; Balaghat बालाघाट; Seoni सिवनी; Mandla मंडला; Shahdol शहडोल; Sehore सीहोर; Raisen रायसेन; Rajgarh राजगढ़;
Shajapur शाजापुर; Dhar धार; Jhabua झाबुआ; Barwani बड़वानी; Burhanpur बुरहानपुर; Anuppur अनूपपुर; Umaria उमरिया; Datia दतिया; Tikamgarh टीकमगढ़; Harda हरदा; Narsinghpur नरसिंहपुर; Dindori डिंडोरी; Itarsi इटारसी; Mhow महू; Pithampur पीथमपुर;
Mumbai मुंबई|मुम्बई|बंबई|बम्बई; Navi Mumbai नवी मुंबई|नवी मुम्बई; Pune पुणे|पूना; Nagpur नागपुर; Nashik नासिक|नाशिक; Thane ठाणे; Solapur सोलापुर; Kolhapur कोल्हापुर; Amravati अमरावती; Nanded नांदेड़|नांदेड; Akola अकोला; Latur लातूर; Sangli सांगली; Jalgaon जलगांव; Ahilyanagar अहमदनगर|अहिल्यानगर;
Dhule धुले; Chandrapur चंद्रपुर; Wardha वर्धा; Satara सतारा; Ratnagiri रत्नागिरी; Beed बीड; Yavatmal यवतमाल; Buldhana बुलढाणा; Gondia गोंदिया; Bhandara भंडारा; Osmanabad उस्मानाबाद|धाराशिव; Jalna जालना; Gadchiroli गढ़चिरौली|गडचिरोली; Palghar पालघर; Panvel पनवेल; Pimpri Chinchwad पिंपरी चिंचवड; Shirdi शिरडी;
Imphal इंफाल|इम्फाल; Shillong शिलांग|शिलॉन्ग; Aizawl आइजोल|आइज़ोल; Kohima कोहिमा; Dimapur दीमापुर;
Bhubaneswar भुवनेश्वर; Cuttack कटक; Rourkela राउरकेला; Berhampur ब्रह्मपुर|बरहामपुर; Sambalpur संबलपुर; Puri पुरी; Balasore बालासोर; Angul अंगुल; Paradip पारादीप;
Ludhiana लुधियाना; Amritsar अमृतसर; Jalandhar जालंधर|जालन्धर; Patiala पटियाला; Bathinda बठिंडा|भटिंडा; Mohali मोहाली; Pathankot पठानकोट; Hoshiarpur होशियारपुर; Moga मोगा; Firozpur फिरोजपुर; Kapurthala कपूरथला; Sangrur संगरूर; Barnala बरनाला; Faridkot फरीदकोट; Fazilka फाजिल्का; Gurdaspur गुरदासपुर;
Jaipur जयपुर; Jodhpur जोधपुर; Udaipur उदयपुर; Kota कोटा; Ajmer अजमेर; Bikaner बीकानेर; Alwar अलवर; Bharatpur भरतपुर; Bhilwara भीलवाड़ा; Sikar सीकर; Pali पाली; Sri Ganganagar श्रीगंगानगर|श्री गंगानगर|गंगानगर; Hanumangarh हनुमानगढ़; Chittorgarh चित्तौड़गढ़; Jaisalmer जैसलमेर; Barmer बाड़मेर;
Jhunjhunu झुंझुनू|झुंझुनूं; Churu चूरू|चुरू; Nagaur नागौर; Tonk टोंक; Bundi बूंदी; Baran बारां; Jhalawar झालावाड़; Dausa दौसा; Karauli करौली; Dholpur धौलपुर; Sawai Madhopur सवाई माधोपुर; Banswara बांसवाड़ा; Dungarpur डूंगरपुर; Rajsamand राजसमंद; Sirohi सिरोही; Jalore जालोर|जालौर; Pratapgarh प्रतापगढ़;
Pilani पिलानी; Mount Abu माउंट आबू; Kishangarh किशनगढ़; Beawar ब्यावर; Bhiwadi भिवाड़ी; Gangtok गंगटोक|गैंगटॉक;
Chennai चेन्नई|मद्रास; Coimbatore कोयंबटूर|कोयम्बटूर; Madurai मदुरै; Tiruchirappalli तिरुचिरापल्ली|त्रिची; Salem सेलम; Vellore वेल्लोर; Kanchipuram कांचीपुरम; Kanyakumari कन्याकुमारी; Thanjavur तंजावुर; Nilgiris नीलगिरि|ऊटी;
Hyderabad हैदराबाद; Secunderabad सिकंदराबाद; Warangal वारंगल; Nizamabad निजामाबाद; Karimnagar करीमनगर; Agartala अगरतला;
Lucknow लखनऊ; Kanpur कानपुर; Prayagraj प्रयागराज|इलाहाबाद; Varanasi वाराणसी|बनारस|काशी; Agra आगरा; Meerut मेरठ; Ghaziabad गाजियाबाद; Noida नोएडा|नॉएडा; Greater Noida ग्रेटर नोएडा; Gautam Buddha Nagar गौतम बुद्ध नगर|गौतमबुद्ध नगर; Bareilly बरेली; Aligarh अलीगढ़; Moradabad मुरादाबाद;
Saharanpur सहारनपुर; Gorakhpur गोरखपुर; Jhansi झांसी|झाँसी; Mathura मथुरा; Ayodhya अयोध्या|फैजाबाद; Firozabad फिरोजाबाद; Muzaffarnagar मुजफ्फरनगर; Rampur रामपुर; Shahjahanpur शाहजहांपुर|शाहजहाँपुर; Azamgarh आजमगढ़; Mirzapur मिर्जापुर; Sultanpur सुल्तानपुर|सुलतानपुर; Sitapur सीतापुर; Etawah इटावा;
Mau मऊ; Ballia बलिया; Deoria देवरिया; Basti बस्ती; Bahraich बहराइच; Gonda गोंडा|गोण्डा; Hardoi हरदोई; Unnao उन्नाव; Raebareli रायबरेली; Amethi अमेठी; Jaunpur जौनपुर; Ghazipur गाजीपुर; Chandauli चंदौली; Sonbhadra सोनभद्र; Bhadohi भदोही; Banda बांदा; Jalaun जालौन; Orai उरई; Lalitpur ललितपुर; Mahoba महोबा;
Chitrakoot चित्रकूट; Fatehpur फतेहपुर; Kaushambi कौशांबी|कौशाम्बी; Barabanki बाराबंकी; Shravasti श्रावस्ती; Siddharthnagar सिद्धार्थनगर; Maharajganj महराजगंज|महाराजगंज; Kushinagar कुशीनगर; Sant Kabir Nagar संत कबीर नगर; Ambedkar Nagar अंबेडकर नगर|अम्बेडकर नगर; Lakhimpur Kheri लखीमपुर खीरी|लखीमपुर; Pilibhit पीलीभीत;
Budaun बदायूं|बदायूँ; Etah एटा; Kasganj कासगंज; Hathras हाथरस; Mainpuri मैनपुरी; Farrukhabad फर्रुखाबाद; Kannauj कन्नौज; Auraiya औरैया; Bijnor बिजनौर; Amroha अमरोहा; Sambhal संभल|सम्भल; Hapur हापुड़; Bulandshahr बुलंदशहर|बुलन्दशहर; Baghpat बागपत; Shamli शामली; Kanpur Dehat कानपुर देहात; Vrindavan वृंदावन;
Dehradun देहरादून; Haridwar हरिद्वार; Roorkee रुड़की; Haldwani हल्द्वानी; Rudrapur रुद्रपुर; Nainital नैनीताल; Almora अल्मोड़ा; Rishikesh ऋषिकेश; Pantnagar पंतनगर; Pithoragarh पिथौरागढ़; Pauri पौड़ी; Tehri टिहरी; Uttarkashi उत्तरकाशी; Chamoli चमोली; Champawat चंपावत; Bageshwar बागेश्वर; Rudraprayag रुद्रप्रयाग;
Udham Singh Nagar उधम सिंह नगर|ऊधम सिंह नगर; Kashipur काशीपुर; Mussoorie मसूरी; Kotdwar कोटद्वार;
Kolkata कोलकाता|कलकत्ता; Howrah हावड़ा; Siliguri सिलीगुड़ी; Durgapur दुर्गापुर; Asansol आसनसोल; Kharagpur खड़गपुर; Darjeeling दार्जिलिंग; Bardhaman बर्धमान|वर्धमान; Malda मालदा; Murshidabad मुर्शिदाबाद; Hooghly हुगली; Haldia हल्दिया; Purulia पुरुलिया; Port Blair पोर्ट ब्लेयर; Silvassa सिलवासा;
Srinagar श्रीनगर; Jammu जम्मू; Anantnag अनंतनाग; Baramulla बारामूला; Udhampur उधमपुर; Kathua कठुआ; Pulwama पुलवामा; Leh लेह; Kargil कारगिल; Karaikal कराईकल`;

/** The Hindi names of a city by the one that CITIES shows, the usual one first; none where it has none here. */
export const CITIES_IN_HINDI: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.split(";").map((entry): [string, string[]] => {
    const [, name = "", hindi = ""] = /^\s*([A-Za-z ]+?) ([\u0900-\u097f].*)$/su.exec(entry) ?? [];
    return [name, hindi.split("|").map((one) => one.trim())];
  }),
);
