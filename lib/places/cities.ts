/**
 * Cities, district towns and often-named places by state key. Cities are parted by semicolons; the first name of each is the one
 * shown, the others after a bar are older, newer or alternative names. A name may stand under two states (Bilaspur, and Aurangabad,
 * which is why Maharashtra's is listed by its older name): then only a text that also names the state tells which.
 */
export const CITIES: Readonly<Record<string, string>> = {
  "andhra-pradesh": `Visakhapatnam|Vizag|Vishakhapatnam|Waltair; Vijayawada|Bezawada; Guntur; Nellore|Sri Potti Sriramulu Nellore; Kurnool; Tirupati; Kakinada; Rajahmundry|Rajamahendravaram;
    Kadapa|Cuddapah|YSR Kadapa; Anantapur|Anantapuramu|Anantpur; Vizianagaram; Eluru; Ongole; Srikakulam; Chittoor; Amaravati|Amaravathi; Machilipatnam; Nandyal;
    Prakasam; Krishna District; East Godavari; West Godavari; Bapatla; Palnadu; Anakapalli; Annamayya; Sriharikota; Mangalagiri; Puttaparthi; Narasaraopet;
    Parvathipuram Manyam|Parvathipuram; Alluri Sitharama Raju|Alluri Sitharamaraju|Paderu; Konaseema|Dr B R Ambedkar Konaseema|Amalapuram; NTR District; Sri Sathya Sai`,
  "arunachal-pradesh": `Itanagar; Naharlagun; Pasighat; Tawang; Ziro; Nirjuli; Papum Pare; Namsai; Changlang; Bomdila;
    Anjaw; East Kameng; East Siang; Kamle; Kra Daadi; Kurung Kumey; Lepa Rada; Lohit|Tezu; Longding; Lower Dibang Valley|Roing; Lower Siang; Lower Subansiri; Pakke Kessang; Shi Yomi; Tirap|Khonsa; Upper Dibang Valley|Dibang Valley; Upper Siang; Upper Subansiri; West Kameng; West Siang`,
  assam: `Guwahati|Gauhati; Dibrugarh; Silchar; Jorhat; Tezpur; Nagaon; Tinsukia; Dispur; Goalpara; Kokrajhar; Barpeta; Sivasagar|Sibsagar; Dhubri; Bongaigaon;
    Karimganj; Hailakandi; Golaghat; Lakhimpur; Diphu; Kamrup|Kamrup Metropolitan|Kamrup Metro; Nalbari; Sonitpur; Darrang; Cachar; Karbi Anglong;
    Bajali; Baksa; Biswanath; Charaideo; Chirang; Dhemaji; Dima Hasao; Hojai; Majuli; Morigaon|Marigaon; South Salmara Mankachar|South Salmara; Udalguri; West Karbi Anglong; Tamulpur`,
  bihar: `Patna; Gaya|Gaya Ji; Bhagalpur; Muzaffarpur; Darbhanga; Purnia|Purnea; Arrah|Ara; Begusarai; Katihar; Munger|Monghyr; Chhapra|Chapra; Saharsa; Hajipur; Bihar Sharif;
    Nalanda; Motihari; Samastipur; Sasaram; Siwan; Madhubani; Vaishali; Aurangabad; Kishanganj; Sitamarhi; Rohtas; Buxar; Jamui; Nawada; Gopalganj; Madhepura; Araria; Supaul;
    Khagaria; Jehanabad; Banka; Kaimur; Rajgir; Pusa;
    Arwal; Bhojpur; East Champaran|Purvi Champaran|Purba Champaran; West Champaran|Paschim Champaran|Bettiah; Lakhisarai; Saran; Sheikhpura; Sheohar`,
  chhattisgarh: `Raipur; Bhilai; Durg; Bilaspur; Korba; Raigarh; Jagdalpur; Ambikapur; Rajnandgaon; Dhamtari; Mahasamund; Naya Raipur|Nava Raipur|Atal Nagar; Kanker; Bastar;
    Kawardha|Kabirdham; Jashpur; Surguja|Sarguja; Koriya|Korea; Balod; Bemetara; Mungeli; Dantewada; Bijapur; Sukma; Narayanpur; Kondagaon; Gariaband|Gariyaband; Surajpur; Balrampur; Janjgir Champa|Janjgir; Baloda Bazar|Baloda Bazar Bhatapara;
    Gaurella Pendra Marwahi|Pendra; Manendragarh Chirmiri Bharatpur|Manendragarh; Mohla Manpur|Mohla Manpur Ambagarh Chowki; Sarangarh Bilaigarh|Sarangarh; Khairagarh Chhuikhadan Gandai|Khairagarh`,
  goa: `Panaji|Panjim; Margao|Madgaon; Vasco da Gama|Vasco; Mapusa; Ponda; North Goa; South Goa; Mormugao`,
  gujarat: `Ahmedabad|Amdavad; Surat; Vadodara|Baroda; Rajkot; Bhavnagar; Jamnagar; Gandhinagar; Junagadh; Anand; Bharuch; Gandhidham; Bhuj; Kutch|Kachchh; Mehsana|Mahesana;
    Navsari; Nadiad; Morbi; Porbandar; Valsad; Vapi; Patan; Palanpur; Banaskantha; Sabarkantha; Godhra; Panchmahal; Dahod; Amreli; Surendranagar; Botad; Kheda; Narmada; Tapi; Dwarka; Kandla; Hazira; Dahej;
    Aravalli; Chhota Udaipur|Chhota Udepur; Dangs|Dang; Devbhumi Dwarka; Gir Somnath|Veraval; Mahisagar`,
  haryana: `Gurgaon|Gurugram; Faridabad; Panipat; Ambala; Hisar|Hissar; Rohtak; Karnal; Sonipat|Sonepat; Panchkula; Yamunanagar|Yamuna Nagar; Sirsa; Bhiwani; Kurukshetra; Jind; Kaithal; Rewari;
    Palwal; Jhajjar; Fatehabad; Nuh|Mewat; Mahendragarh; Narnaul; Charkhi Dadri; Manesar; Bahadurgarh; Thanesar; Murthal`,
  "himachal-pradesh": `Shimla|Simla; Dharamshala|Dharamsala; Mandi; Solan; Kangra; Kullu; Hamirpur; Una; Bilaspur; Chamba; Palampur; Nahan; Sirmaur|Sirmour; Kinnaur; Manali; Baddi; Kasauli; Lahaul and Spiti|Lahaul Spiti|Lahaul; Sundernagar`,
  jharkhand: `Ranchi; Jamshedpur|Tatanagar; Dhanbad; Bokaro; Hazaribagh|Hazaribag; Deoghar; Giridih; Ramgarh; Dumka; Chaibasa; Palamu|Palamau; Daltonganj|Medininagar; Godda; Sahibganj|Sahebganj; Pakur; Koderma|Kodarma; Chatra;
    Gumla; Lohardaga; Simdega; Khunti; Latehar; Garhwa; Jamtara; Saraikela|Seraikela|Saraikela Kharsawan|Seraikela Kharsawan; East Singhbhum; West Singhbhum; Sindri`,
  karnataka: `Bengaluru|Bangalore|Bengalooru|Bangaluru|Bengaluru Urban|Bangalore Urban|Bengaluru Rural|Bangalore Rural; Mysuru|Mysore; Mangaluru|Mangalore; Hubballi|Hubli; Dharwad|Dharwar; Belagavi|Belgaum; Kalaburagi|Gulbarga; Ballari|Bellary; Davanagere|Davangere;
    Shivamogga|Shimoga; Tumakuru|Tumkur; Bijapur|Vijayapura; Bidar; Raichur; Udupi; Hassan; Mandya; Chitradurga; Kolar; Chikkamagaluru|Chikmagalur; Bagalkot|Bagalkote; Gadag; Haveri; Koppal|Koppala; Yadgir;
    Kodagu|Coorg; Madikeri; Karwar; Uttara Kannada|Uttar Kannada|North Kanara; Dakshina Kannada|Dakshin Kannada; Ramanagara|Ramanagar|Bengaluru South; Chikkaballapura|Chikkaballapur|Chikballapur; Chamarajanagar|Chamarajanagara; Manipal; Hosapete|Hospet|Vijayanagara; Kaiga; Surathkal`,
  kerala: `Thiruvananthapuram|Trivandrum; Kochi|Cochin; Kozhikode|Calicut; Thrissur|Trichur; Kollam|Quilon; Kannur|Cannanore; Alappuzha|Alleppey; Kottayam; Palakkad|Palghat; Malappuram; Ernakulam; Kasaragod|Kasargod;
    Idukki; Pathanamthitta; Wayanad; Thumba; Guruvayur; Kalamassery; Munnar; Chavara`,
  "madhya-pradesh": `Bhopal; Indore; Gwalior; Jabalpur; Ujjain; Sagar|Saugor; Rewa; Satna; Ratlam; Dewas; Singrauli; Katni; Chhindwara; Khandwa|East Nimar; Khargone|West Nimar; Mandsaur; Neemuch; Vidisha; Hoshangabad|Narmadapuram; Shivpuri;
    Guna; Morena; Bhind; Damoh; Chhatarpur; Panna; Betul; Balaghat; Seoni; Mandla; Shahdol; Sidhi; Sehore; Raisen; Rajgarh; Shajapur; Dhar; Jhabua; Barwani; Burhanpur; Amarkantak; Anuppur; Umaria; Datia; Tikamgarh; Harda; Narsinghpur; Dindori; Itarsi; Mhow; Pithampur;
    Agar Malwa; Alirajpur; Ashoknagar; Maihar; Niwari; Sheopur; Pandhurna; Mauganj; Nagda`,
  maharashtra: `Mumbai|Bombay|Mumbai City|Mumbai Suburban; Navi Mumbai|New Mumbai|Navi Bombay; Pune|Poona; Nagpur; Nashik|Nasik; Thane|Thana; Aurangabad|Chhatrapati Sambhajinagar|Chhatrapati Sambhaji Nagar|Sambhajinagar; Solapur|Sholapur; Kolhapur; Amravati; Nanded; Akola; Latur; Sangli;
    Jalgaon; Ahilyanagar|Ahmednagar|Ahmadnagar; Dhule; Chandrapur; Wardha; Satara; Ratnagiri; Raigad; Parbhani; Beed|Bid; Yavatmal; Buldhana|Buldana; Gondia|Gondiya; Bhandara; Osmanabad|Dharashiv; Jalna; Hingoli; Washim; Nandurbar; Gadchiroli;
    Sindhudurg; Palghar; Panvel; Pimpri Chinchwad|Pimpri; Kalyan; Dombivli; Ulhasnagar; Vasai Virar|Vasai; Mira Bhayandar; Bhusawal; Tarapur; Lonavala; Ambernath; Khadki; Deolali; Malegaon; Miraj; Baramati; Uran; Trombay; Shirdi`,
  manipur: `Imphal; Thoubal; Churachandpur; Bishnupur; Ukhrul; Imphal East; Imphal West; Senapati; Kakching; Tamenglong; Chandel;
    Jiribam; Kamjong; Kangpokpi; Noney; Pherzawl; Tengnoupal`,
  meghalaya: `Shillong; Tura; Jowai; East Khasi Hills; West Khasi Hills; Garo Hills; Nongstoin; Umiam; Cherrapunji|Sohra;
    East Garo Hills; West Garo Hills; North Garo Hills; South Garo Hills; South West Garo Hills; East Jaintia Hills; West Jaintia Hills; Eastern West Khasi Hills; South West Khasi Hills; Ri Bhoi|Nongpoh`,
  mizoram: `Aizawl; Lunglei; Champhai; Kolasib; Serchhip; Siaha|Saiha; Lawngtlai; Mamit;
    Hnahthial; Khawzawl; Saitual; Chhingchhip`,
  nagaland: `Kohima; Dimapur; Mokokchung; Tuensang; Wokha; Zunheboto; Mon; Phek; Chumukedima|Chumoukedima;
    Kiphire; Longleng; Niuland; Noklak; Peren; Shamator; Tseminyu; Punglwa`,
  odisha: `Bhubaneswar|Bhubaneshwar; Cuttack; Rourkela; Berhampur|Brahmapur; Sambalpur; Puri; Balasore|Baleswar|Baleshwar; Bhadrak; Angul; Jharsuguda; Koraput; Dhenkanal; Kendrapara; Jajpur; Ganjam; Khordha|Khurda; Mayurbhanj; Baripada;
    Keonjhar|Kendujhar; Sundargarh; Kalahandi; Bhawanipatna; Bolangir|Balangir; Bargarh|Baragarh; Rayagada; Malkangiri; Nabarangpur|Nabarngpur|Nabrangpur|Nawarangpur; Nuapada; Phulbani; Kandhamal; Boudh|Baudh; Deogarh|Debagarh; Gajapati; Jagatsinghpur; Nayagarh; Sonepur|Subarnapur; Paradip|Paradeep; Chandipur; Burla; Gopalpur; Damanjodi`,
  punjab: `Ludhiana; Amritsar; Jalandhar|Jullundur; Patiala; Bathinda|Bhatinda; Mohali|SAS Nagar|Sahibzada Ajit Singh Nagar; Pathankot; Hoshiarpur; Moga; Firozpur|Ferozepur; Kapurthala; Sangrur; Barnala; Faridkot; Fazilka;
    Gurdaspur; Mansa; Muktsar|Sri Muktsar Sahib; Rupnagar|Ropar; Tarn Taran; Nawanshahr|Shaheed Bhagat Singh Nagar|Shahid Bhagat Singh Nagar|SBS Nagar; Fatehgarh Sahib; Malerkotla; Abohar; Khanna; Phagwara`,
  rajasthan: `Jaipur; Jodhpur; Udaipur; Kota; Ajmer; Bikaner; Alwar; Bharatpur; Bhilwara; Sikar; Pali; Sri Ganganagar|Ganganagar; Hanumangarh; Chittorgarh|Chittaurgarh; Jaisalmer; Barmer; Jhunjhunu; Churu; Nagaur; Tonk; Bundi; Baran; Jhalawar; Dausa; Karauli;
    Dholpur|Dhaulpur; Sawai Madhopur; Banswara; Dungarpur; Rajsamand; Sirohi; Jalore|Jalor; Pratapgarh; Pilani; Mount Abu; Kishangarh; Beawar; Rawatbhata; Pokhran|Pokaran; Neemrana; Bhiwadi; Nathdwara`,
  sikkim: `Gangtok; Namchi; Gyalshing|Geyzing; Mangan; Rangpo; Pakyong; Jorethang; Ravangla;
    East Sikkim; North Sikkim; South Sikkim; West Sikkim; Soreng`,
  "tamil-nadu": `Chennai|Madras; Coimbatore|Kovai; Madurai; Tiruchirappalli|Trichy|Tiruchirapalli|Tiruchy|Trichinopoly; Salem; Tirunelveli; Vellore; Erode; Tiruppur|Tirupur; Thoothukudi|Tuticorin; Thanjavur|Tanjore; Dindigul; Kanchipuram|Kancheepuram;
    Nagercoil; Kanyakumari|Kanniyakumari; Cuddalore; Karur; Namakkal; Sivaganga|Sivagangai; Ramanathapuram|Ramnad; Virudhunagar; Theni; Tiruvannamalai|Thiruvannamalai; Tiruvallur|Thiruvallur; Tiruvarur|Thiruvarur; Nagapattinam; Mayiladuthurai; Pudukkottai;
    Perambalur; Ariyalur; Krishnagiri; Dharmapuri; Viluppuram|Villupuram; Kallakurichi; Chengalpattu|Chengalpet; Ranipet; Tirupathur|Tirupattur; Tenkasi; Nilgiris|The Nilgiris|Udhagamandalam|Ooty; Kalpakkam; Neyveli; Avadi; Ennore; Karaikudi; Kudankulam; Hosur; Coonoor; Wellington; Mahendragiri; Aruvankadu; Sivakasi`,
  telangana: `Hyderabad; Secunderabad; Warangal; Nizamabad; Karimnagar; Khammam; Nalgonda; Mahabubnagar|Mahbubnagar; Adilabad; Medak; Sangareddy; Siddipet; Rangareddy|Ranga Reddy; Hanamkonda|Hanumakonda; Suryapet; Mancherial; Kothagudem|Bhadradri Kothagudem;
    Vikarabad; Wanaparthy; Nagarkurnool; Jagtial; Peddapalli; Kamareddy; Ramagundam; Nirmal; Asifabad|Kumuram Bheem Asifabad|Komaram Bheem Asifabad; Jangaon; Mulugu; Narayanpet; Medchal|Medchal Malkajgiri; Yadadri Bhuvanagiri|Yadadri; Singareni; Patancheru;
    Jayashankar Bhupalpally|Bhupalpally; Jogulamba Gadwal|Gadwal; Mahabubabad; Rajanna Sircilla|Sircilla`,
  tripura: `Agartala; Udaipur; Dharmanagar; Kailashahar; Dhalai; Gomati; Khowai; Sepahijala; Unakoti; Ambassa; Belonia;
    North Tripura; South Tripura; West Tripura`,
  "uttar-pradesh": `Lucknow; Kanpur|Cawnpore|Kanpur Nagar; Prayagraj|Allahabad; Varanasi|Banaras|Benares; Agra; Meerut; Ghaziabad; Noida; Greater Noida; Gautam Buddha Nagar|Gautam Budh Nagar|Gautambudh Nagar; Bareilly; Aligarh; Moradabad; Saharanpur; Gorakhpur; Jhansi; Mathura; Ayodhya|Faizabad;
    Firozabad; Muzaffarnagar; Rampur; Shahjahanpur; Azamgarh; Mirzapur; Sultanpur; Sitapur; Etawah; Mau; Ballia; Deoria; Basti; Bahraich; Gonda; Hardoi; Unnao; Raebareli|Rae Bareli|Rai Bareilly; Amethi; Pratapgarh; Jaunpur; Ghazipur; Chandauli; Sonbhadra; Bhadohi; Banda;
    Hamirpur; Jalaun; Orai; Lalitpur; Mahoba; Chitrakoot; Fatehpur; Kaushambi; Barabanki|Barabani|Bara Banki; Balrampur; Shravasti|Shrawasti; Siddharthnagar|Siddharth Nagar; Maharajganj|Mahrajganj; Kushinagar; Sant Kabir Nagar; Ambedkar Nagar; Lakhimpur Kheri; Pilibhit; Budaun|Badaun; Etah; Kasganj; Hathras; Mainpuri; Farrukhabad;
    Fatehgarh; Kannauj; Auraiya; Bijnor; Amroha; Sambhal; Hapur; Bulandshahr; Baghpat|Bagpat; Shamli; Rihand; Obra; Jagdishpur; Phulpur; Kanpur Dehat; Modinagar; Vrindavan; Narora`,
  uttarakhand: `Dehradun|Dehra Dun; Haridwar|Hardwar; Roorkee; Haldwani; Rudrapur; Nainital; Almora; Rishikesh; Pantnagar; Pithoragarh; Pauri|Pauri Garhwal; Tehri|Tehri Garhwal|New Tehri; Uttarkashi; Chamoli; Champawat; Bageshwar; Rudraprayag; Udham Singh Nagar;
    Kashipur; Srinagar Garhwal; Mussoorie; Kotdwar; Ranikhet; Lansdowne;
    Didihat; Ghorakhal`,
  "west-bengal": `Kolkata|Calcutta; Howrah|Haora; Siliguri; Durgapur; Asansol|Paschim Bardhaman; Kharagpur; Darjeeling; Bardhaman|Burdwan|Purba Bardhaman; Malda|Maldah; Murshidabad; Baharampur|Berhampore; Nadia; Krishnanagar; Kalyani; Hooghly|Hugli; Chinsurah; North 24 Parganas; South 24 Parganas; Barasat;
    Alipore; Midnapore|Medinipur; Paschim Medinipur|West Midnapore; Purba Medinipur|East Midnapore; Haldia; Bankura; Purulia|Puruliya; Birbhum; Suri; Santiniketan|Shantiniketan; Jalpaiguri; Cooch Behar|Coochbehar; Alipurduar; Dakshin Dinajpur; Uttar Dinajpur; Raiganj; Balurghat; Jhargram;
    Kalimpong; Barrackpore; Ishapore|Ichapur; Cossipore; Salt Lake; Kalighat; Farakka; Chittaranjan; Dum Dum; Haringhata`,
  "andaman-and-nicobar-islands": `Port Blair|Sri Vijaya Puram; Car Nicobar; Diglipur; Campbell Bay; Mayabunder;
    Nicobar; North and Middle Andaman; South Andaman`,
  "dadra-and-nagar-haveli-and-daman-and-diu": `Silvassa; Moti Daman; Nani Daman`,
  delhi: `Dwarka; Rohini; Delhi Cantt|Delhi Cantonment; Narela; Okhla; Karol Bagh; Shahdara; North Delhi; South Delhi; East Delhi; West Delhi; Central Delhi;
    North East Delhi; North West Delhi; South East Delhi; South West Delhi`,
  "jammu-and-kashmir": `Srinagar; Jammu; Anantnag; Baramulla; Udhampur; Kathua; Pulwama; Rajouri; Poonch; Kupwara; Budgam; Ganderbal; Bandipora|Bandipore; Shopian; Kulgam; Doda; Kishtwar; Ramban; Reasi; Samba; Awantipora; Katra; Nagrota`,
  ladakh: `Leh; Kargil`,
  lakshadweep: `Kavaratti; Minicoy; Agatti; Andrott`,
  puducherry: `Karaikal; Mahe; Yanam; Oulgaret`,
};
