/** Posts of offices, kitchens, revenue, panchayats and field services by official, old, folk and Hindi names, as POSTS has them. */
export const OFFICES = `
Group D | level 1 | ग्रुप डी | class iv | class 4 | चतुर्थ श्रेणी | group d staff | fourth grade | चतुर्थ श्रेणी कर्मचारी | ग्रुप घ | समूह घ | चतुर्थवर्गीय | चतुर्थवर्गीय कर्मचारी | fourth class | fourth class employee | grade iv | grade 4 | class iv employee | 4th grade | class four | ग्रेड 4 < chaturth shreni | chaturth shreni karmchari | chaturth shreni karmachari | 4th class | chaturthvargiya | grp d | gr d ~ track maintainer | multi tasking staff | peon | office attendant | attendant | helper | mts
Group C | ग्रुप सी | class iii | class 3 | तृतीय श्रेणी | समूह ग | तृतीय श्रेणी कर्मचारी < tritiya shreni | samuh g | samuh ga | grp c
Group B | ग्रुप बी | class ii gazetted | द्वितीय श्रेणी | समूह ख < samuh kh
Group A | ग्रुप ए | class i officer | प्रथम श्रेणी अधिकारी | समूह क
Multi Tasking Staff | mts | multitasking staff | मल्टी टास्किंग स्टाफ़ | एमटीएस | multi task worker | multi tasking | multitask worker | multi tasking worker | बहुकार्य कर्मचारी | multi tasking assistant < mulit tasking ~ peon | office attendant | group d
Peon | चपरासी | office attendant | पियून | भृत्य | office peon | कार्यालय परिचर | office boy | office assistant class iv | अनुसेवक | दफ्तरी | process server | sub staff | attender | messenger | office helper | orderly | अर्दली | परिचारी | office subordinate < chaprasi | chaprashi | daftari | bhritya | ardali | parichari ~ attendant | multi tasking staff | mts | group d
Process Server | प्रोसेस सर्वर | आदेशिका वाहक | आदेशपाल | aadeshpal | bailiff | बेलिफ | summon server
Khalasi | खलासी | helper khalasi | technician helper | हेल्पर खलासी < khalashi ~ helper | tradesman mate | mate
Helper | हेल्पर | सहायक श्रमिक | unskilled worker | handyman | handywoman < helpar
Beldar | बेलदार | labourer | labour | mazdoor | मजदूर | श्रमिक | labor | general mazdoor | khadan mazdoor | खदान मजदूर | field labour | unskilled labour | coolie | कुली | दैनिक वेतन भोगी < majdoor | mazdur | majdur | shramik ~ helper
Labourer | mazdoor | मजदूर | श्रमिक | beldar | बेलदार | labour | labor | general mazdoor | labourers < majdoor | mazdur | majdur ~ helper
Mazdoor | मजदूर | labourer | labour | beldar | general mazdoor | श्रमिक < majdoor | mazdur | majdur ~ helper
Work Assistant | कार्य सहायक | work supervisor | कार्य पर्यवेक्षक | mate cum beldar | मेट | mistry work
Cook | रसोइया | कुक | chef | mess cook | head cook | cook assistant | cooking assistant | बावर्ची | khansama | खानसामा | messman | assistant cook | cook mate | canteen cook | मेस कुक | महाराज | rasoi sahayak < rasoiya | bawarchi | khansaama | rasoi | khana banane wala | mess ~ chef | mess worker | canteen
Cook cum Helper | रसोइया सह सहायक | cooking helper | mid day meal cook | मध्याह्न भोजन रसोइया | mdm cook ~ cook | head cook
Canteen Attendant | canteen worker | कैंटीन परिचर | waiter | वेटर | bearer | बेयरा | halwai | हलवाई | canteen manager | mess helper | steward
Barber | नाई | नाऊ | हेयर ड्रेसर | hair dresser | hairdresser | बार्बर < nai | naai | hajjam
Washerman | dhobi | धोबी | laundry | washer man | laundry operator | washermen | लांड्री | laundry man < dhobhi | kapde dhone wala
Tailor | टेलर | दर्जी | tailor master | cutter tailor < darji | darzi
Cobbler | मोची | बूट मेकर | boot maker < mochi
Water Carrier | जल वाहक | पानी वाला | bhishti | भिश्ती | waterman | water man | pump attendant < paniwala | jal vahak
Safai Karmachari | सफाई कर्मचारी | safai karamchari | safai karmchari | safaiwala | safaiwalla | सफाई कर्मी | safai karmi | swachhta karmi | स्वच्छता कर्मी | pourakarmika | sanitary worker | sanitation worker | स्वीपर | sweeper | safai sewak | सफाई सेवक | scavenger | conservancy worker < safai wala | jhaduwala | jhadu wala | jharu wala | jhadu lagane wala | झाड़ू वाला | safai bharti ~ cleaner | safai | housekeeping | sanitary | sanitation | sweeper
House Keeper | housekeeper | house keeping | housekeeping | हाउसकीपर | housekeeping staff
Gardener | माली | mali | बागवान | nursery assistant | उद्यान सहायक | malee | horticulture worker < maali | bagwan ~ horticulture
Store Keeper | storekeeper | स्टोर कीपर | भंडारपाल | भंडारी | stores officer | store assistant | store incharge | भंडार अधिकारी | stock keeper | store clerk | munshi | store superintendent | material assistant | stores < bhandari | bhandarpal | godown keeper | गोदाम ~ store | stores
Naib Tehsildar | नायब तहसीलदार | deputy tehsildar | nayab tehsildar | naib tahsildar | nayab tahsildar | उप तहसीलदार ~ tehsildar
Tehsildar | तहसीलदार | tahsildar | mamlatdar | मामलतदार | circle officer | अंचल अधिकारी | anchal adhikari < tahsil adhikari
Patwari | पटवारी | revenue patwari | village accountant | talathi | तलाठी | lekhpal | लेखपाल | village administrative officer | vao | village revenue officer | vro | karamchari patwari | राजस्व कर्मचारी | rajaswa karmchari | हल्का कर्मचारी | karnam | village officer < karamchari patwari ~ revenue assistant | revenue accountant
Village Accountant | patwari | पटवारी | lekhpal | लेखपाल | talathi | village administrative officer | vao | village revenue officer | vro | ग्राम लेखाकार | village officer < gram lekhakar ~ revenue accountant | revenue assistant
Village Administrative Officer | vao | village revenue officer | vro | ग्राम प्रशासनिक अधिकारी ~ patwari | village accountant | revenue assistant
Revenue Inspector | kanungo | कानूनगो | राजस्व निरीक्षक | girdawar | गिरदावर | revenue supervisor | ri ari | supervisor kanungo | आरआई | ri | ari | assistant revenue inspector < rajaswa nirikshak | girdavar | kanoongo | quanungo ~ ri | ari
Surveyor | सर्वेयर | सर्वेक्षक | sarvekshak | land surveyor | भू सर्वेक्षक | भूमि सर्वेक्षक | licensed surveyor | field surveyor < jameen surveyor | zameen surveyor | bhumi survey | bhu sarvekshak ~ amin | survey
Amin | अमीन | surveyor | special survey amin | सर्वे अमीन | settlement amin < ameen | naap | survey amin ~ survey
Survey Assistant | draughtsman surveyor | सर्वेक्षण सहायक | chainman | चेनमैन
Sub Registrar | उप पंजीयक | sub registrar of stamps | sub registrar assurances | उप निबंधक
District Magistrate | collector | कलेक्टर | जिलाधिकारी | deputy collector | डिप्टी कलेक्टर | उप जिलाधिकारी < zila adhikari | dm sahab
Gram Rozgar Sevak | gram rozgar sahayak | gram rojgar sahayak | ग्राम रोजगार सेवक | ग्राम रोजगार सहायक | rojgar sevak | रोजगार सेवक | grs | mgnrega gram rozgar sevak | panchayat rozgar sewak | rozgar sahayak | रोजगार सहायक | gram rojgar sevak < rojgar sahayak | grama rozgar ~ mgnrega
MGNREGA | मनरेगा | nrega | narega | mnrega | नरेगा | mahatma gandhi national rural employment guarantee | mgnregs | rozgar sevak < manrega ~ gram rozgar sevak | rozgar | employment guarantee
Panchayat Secretary | gram panchayat adhikari | पंचायत सचिव | ग्राम पंचायत अधिकारी | panchayat development officer | pdo | gram panchayat secretary | village panchayat secretary | junior panchayat secretary | पंचायत विकास अधिकारी | ग्राम पंचायत सचिव | gram sachiv | ग्राम सचिव | panchayat sahayak | पंचायत सहायक < panchayat sachiv | panchayat mitra ~ village development officer | gram sevak | panchayat
Gram Sevak | ग्राम सेवक | village level worker | vlw | gram sewak < gramsevak ~ village development officer | vdo | gram panchayat | gram | panchayat secretary
Gram Kachahari Sachiv | ग्राम कचहरी सचिव | nyaya mitra | न्याय मित्र
Krishi Mitra | kisan mitra | किसान मित्र | कृषि मित्र | kisan salahkar | किसान सलाहकार | farmer friend | krishak mitra | कृषक मित्र | kisan sahayak < kisaan mitra ~ farmer | kisan | agriculture
Agriculture Officer | कृषि अधिकारी | agricultural officer | assistant agriculture officer | सहायक कृषि अधिकारी | agriculture development officer | agriculture extension officer | agricultural extension officer | कृषि विस्तार अधिकारी | rural agriculture extension officer | raeo | ग्रामीण कृषि विस्तार अधिकारी | कृषि विकास अधिकारी < krishi adhikari | krishi vistar adhikari ~ agriculture
Agriculture Extension Officer | agricultural extension officer | कृषि विस्तार अधिकारी | rural agriculture extension officer | raeo | aeo | agriculture development officer < krishi vistar adhikari ~ agriculture officer | agriculture supervisor | agriculture assistant | agriculture
Agriculture Supervisor | कृषि पर्यवेक्षक | krishi paryavekshak | agriculture assistant | कृषि सहायक | krishi sahayak | agriculture field assistant | technical assistant agriculture | कृषि तकनीकी सहायक | सहायक कृषि पर्यवेक्षक < krishi supervisor ~ agriculture
Horticulture Officer | उद्यान अधिकारी | बागवानी अधिकारी | assistant horticulture officer | horticulture development officer | horticulture supervisor ~ horticulture
Fisheries Officer | मत्स्य अधिकारी | मत्स्य निरीक्षक | fisheries inspector | fishery officer | fisheries extension officer | fishery guard < machli vibhag | matsya adhikari ~ fisheries | fishery
Soil Conservation Officer | भूमि संरक्षण अधिकारी | soil conservation
Cooperative Inspector | सहकारिता निरीक्षक | सहकारी निरीक्षक | inspector of cooperative societies | co operative inspector | inspector cooperative societies | junior inspector of cooperative | senior inspector cooperative < sahkarita nirikshak ~ cooperative
Labour Inspector | श्रम निरीक्षक | labour enforcement officer | labour officer | श्रम अधिकारी | श्रम प्रवर्तन अधिकारी | labour welfare officer | labour commissioner < shram nirikshak | leo ~ welfare officer
Factory Inspector | inspector of factories | कारखाना निरीक्षक | boiler inspector | inspector of boilers
Motor Vehicle Inspector | mvi | assistant motor vehicle inspector | amvi | मोटर वाहन निरीक्षक | rto | परिवहन निरीक्षक | transport inspector | moter vehicle sub inspector | mvsi | परिवहन आरक्षी | transport sub inspector | asst motor vehicles inspector < parivahan nirikshak
Supply Inspector | पूर्ति निरीक्षक | inspector food and civil supplies | food supply inspector | आपूर्ति निरीक्षक | supply assistant | food and supply | खाद्य आपूर्ति < purti nirikshak | rashan inspector
Weights and Measures Inspector | inspector legal metrology | विधिक माप विज्ञान | legal metrology | माप तौल निरीक्षक
Commercial Tax Officer | वाणिज्य कर अधिकारी | commercial tax inspector | state tax inspector | कर निरीक्षक | tax inspector | gst inspector < kar nirikshak
Income Tax Inspector | आयकर निरीक्षक | inspector of income tax | आयकर इंस्पेक्टर < aaykar nirikshak ~ inspector | tax assistant
Tax Assistant | कर सहायक | टैक्स असिस्टेंट < kar sahayak
Statistical Assistant | सांख्यिकी सहायक | statistical investigator | statistical inspector | assistant statistical officer | सांख्यिकी निरीक्षक | sankhyiki
Town Planner | नगर नियोजक | assistant town planner | town planning officer | urban planner | town and country planner | नगर योजनाकार | town planning supervisor | शहरी नियोजक < nagar niyojak | nagar yojana ~ town planning
Building Inspector | भवन निरीक्षक | building supervisor | overseer | ओवरसियर | work inspector
Executive Officer Municipality | अधिशासी अधिकारी | eo municipality | chief municipal officer | मुख्य नगरपालिका अधिकारी | revenue officer municipal < adhishasi adhikari
Block Coordinator | block co ordinator | प्रखंड समन्वयक | ब्लॉक समन्वयक | खंड समन्वयक | block project coordinator < prakhand samanvayak | block samanvayak
District Coordinator | district co ordinator | जिला समन्वयक | district project coordinator | assistant district coordinator < jila samanvayak
Block Programme Manager | block program manager | bpm | ब्लॉक कार्यक्रम प्रबंधक | block manager | block accounts manager | block data manager | block community process manager | block mission manager | प्रखंड कार्यक्रम प्रबंधक | block program coordinator
District Programme Manager | district program manager | dpm | जिला कार्यक्रम प्रबंधक | district manager | district mission manager
Programme Officer | program officer | कार्यक्रम अधिकारी | programme manager | program manager | programme coordinator
Child Protection Officer | district child protection officer | dcpo | बाल संरक्षण अधिकारी | protection officer | child protection unit | संरक्षण अधिकारी | legal cum probation officer | child welfare officer < bal sanrakshan
Probation Officer | परिवीक्षा अधिकारी | district probation officer
Outreach Worker | आउटरीच वर्कर | case worker | केस वर्कर | one stop centre | sakhi centre | सखी केंद्र | community facilitator | community mobiliser | social mobiliser
Community Coordinator | सामुदायिक समन्वयक | community organiser | area coordinator | cluster coordinator | livelihood specialist | crp livelihood
Welfare Officer | कल्याण अधिकारी | district welfare officer | social welfare officer | समाज कल्याण अधिकारी | welfare inspector | hostel welfare officer < kalyan adhikari ~ welfare organiser | welfare
Employment Officer | रोजगार अधिकारी | career counsellor | placement officer
`;
