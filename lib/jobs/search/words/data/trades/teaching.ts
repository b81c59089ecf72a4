/** Posts in schools, colleges and anganwadis by official, old, folk and Hindi names, as POSTS has them. */
export const TEACHING = `
Guest Faculty | guest teacher | guest lecturer | अतिथि शिक्षक | गेस्ट टीचर | अतिथि विद्वान | अतिथि व्याख्याता | visiting faculty | guest lecturers | अतिथि प्राध्यापक | अतिथि संकाय | part time lecturer | hourly basis lecturer < atithi shikshak | atithi vidwan | atithi vyakhyata | mehman shikshak ~ visiting
Para Teacher | shiksha mitra | shikshamitra | शिक्षामित्र | पारा शिक्षक | पैरा टीचर | contractual teacher | contract teacher | शिक्षा कर्मी | shiksha karmi | संविदा शिक्षक | samvida shikshak | niyojit shikshak | नियोजित शिक्षक ~ guest teacher | assistant teacher
Physical Education Teacher | pti | pet | physical training instructor | physical director | शारीरिक शिक्षक | व्यायाम शिक्षक | शारीरिक शिक्षा शिक्षक | physical instructor | dpe | director of physical education | sports teacher | खेल शिक्षक | physical education director | games teacher | physical training < vyayam shikshak | sharirik shikshak | khel shikshak | drill master ~ physical education | coach
Art Teacher | drawing teacher | drawing master | art and craft teacher | fine arts teacher | कला शिक्षक | चित्रकला शिक्षक | ड्राइंग टीचर | craft teacher | art educator < kala shikshak | drawing ~ drawing and painting | craft | art master
Music Teacher | संगीत शिक्षक | music instructor | संगीत अध्यापक | tabla accompanist < sangeet shikshak | gana teacher
Dance Teacher | नृत्य शिक्षक | dance instructor < nritya shikshak
Computer Teacher | कंप्यूटर शिक्षक | computer instructor | कंप्यूटर अनुदेशक | ict instructor | computer faculty | सूचना सहायक शिक्षक | computer science teacher < computer shikshak
Special Educator | special teacher | विशेष शिक्षक | special education teacher | resource teacher | inclusive education teacher | विशेष शिक्षा < vishesh shikshak
Nursery Teacher | pre primary teacher | ntt | nursery teacher training | नर्सरी टीचर | balvatika teacher | बालवाटिका | pre school teacher | kg teacher | kindergarten teacher
Language Expert | भाषा विशेषज्ञ ~ translator | translation officer
Language Teacher | हिंदी शिक्षक | भाषा शिक्षक | sanskrit teacher | urdu teacher | संस्कृत शिक्षक | उर्दू शिक्षक | language pandit
Vocational Teacher | vocational trainer | vocational instructor | व्यावसायिक प्रशिक्षक | vocational instructors
Craft Instructor | iti instructor | शिल्प अनुदेशक | cti | iti training officer | training officer iti | junior instructor | anudeshak | अनुदेशक | प्रशिक्षण अधिकारी | craft and workshop instructor | vocational instructor < iti teacher | iti anudeshak ~ instructor | training officer
Instructor | प्रशिक्षक | इंस्ट्रक्टर < prashikshak
Coach | कोच | खेल प्रशिक्षक | sports coach | sport coach | assistant coach < khel prashikshak | trainer
Hostel Warden | छात्रावास अधीक्षक | hostel superintendent | छात्रावास वार्डन | matron cum warden | hostel manager | छात्रावास प्रभारी < hostel adhikshak | chhatravas adhikshak ~ warden
Block Education Officer | beo | खंड शिक्षा अधिकारी | block resource person | cluster resource person | crp brp | brp | crp | शिक्षा समन्वयक < khand shiksha adhikari
District Education Officer | basic shiksha adhikari | bsa | जिला शिक्षा अधिकारी | बेसिक शिक्षा अधिकारी
Lab Assistant School | school lab assistant | प्रायोगिक सहायक
School Assistant | sa teacher | विद्यालय सहायक | स्कूल असिस्टेंट ~ secondary grade teacher | sgt
Secondary Grade Teacher | sgt | सेकेंडरी ग्रेड टीचर ~ school assistant | teacher | teaching
School Teacher | स्कूल शिक्षक | स्कूल टीचर | विद्यालय शिक्षक < school shikshak | school adhyapak | vidyalaya shikshak ~ teacher | tgt | pgt | prt | trained graduate teacher | post graduate teacher | primary teacher | shikshak
High School Teacher | हाई स्कूल शिक्षक | हाईस्कूल टीचर | secondary school teacher | secondary teacher | high school assistant | hst | hsst | lt grade teacher | एलटी ग्रेड शिक्षक | lt grade < high school shikshak | lt shikshak ~ tgt | trained graduate teacher | pgt | post graduate teacher | teacher
Higher Secondary Teacher | उच्च माध्यमिक शिक्षक | higher secondary school teacher | senior secondary teacher | varg 1 shikshak < uchch madhyamik shikshak ~ pgt | post graduate teacher | lecturer | teacher
Vidya Sahayak | विद्या सहायक | vidhya sahayak | vidhyasahayak | shikshan sahayak | शिक्षण सहायक | shikshan sevak | शिक्षण सेवक ~ teacher | teaching assistant
Graduate Teacher | स्नातक शिक्षक | graduate trained teacher | bt assistant | graduate assistant teacher ~ tgt | trained graduate teacher | teacher
Medium Teacher | marathi teacher | bengali teacher | gujarati teacher | tamil teacher | telugu teacher | punjabi teacher | odia teacher ~ language teacher | teacher
Language Assistant | school secretary
Junior Teacher | कनिष्ठ शिक्षक | third grade teacher | grade iii teacher | तृतीय श्रेणी शिक्षक | level 1 teacher | level 2 teacher | varg 3 | varg 2 | varg 1 | primary upper primary teacher | upper primary teacher | middle school teacher | माध्यमिक शिक्षक | madhyamik shikshak < 3rd grade teacher | grade 3 teacher | reet teacher | वर्ग 3 | वर्ग 2 | वर्ग 1
Senior Teacher | वरिष्ठ अध्यापक | second grade teacher | grade ii teacher | द्वितीय श्रेणी शिक्षक | द्वितीय श्रेणी अध्यापक < 2nd grade teacher | grade 2 teacher | rpsc 2nd grade | rpsc 2nd grade teacher | varishth adhyapak ~ teacher | trained graduate teacher
Lecturer | व्याख्याता | प्रवक्ता | लेक्चरर | school lecturer | intermediate teacher | इंटर कॉलेज प्रवक्ता < pravakta | vyakhyata | 1st grade teacher | grade 1 teacher | rpsc 1st grade | rpsc 1st grade teacher | first grade teacher | प्रथम श्रेणी शिक्षक ~ assistant professor | faculty
Demonstrator | डेमोंस्ट्रेटर | प्रदर्शक | senior demonstrator | tutor demonstrator
Tutor | ट्यूटर | अनुशिक्षक
Vice Chancellor | कुलपति | उपकुलपति | vc < kulpati
Registrar | रजिस्ट्रार | कुलसचिव | deputy registrar | assistant registrar | सहायक कुलसचिव | उप कुलसचिव < kulsachiv
Controller of Examinations | परीक्षा नियंत्रक | examination controller < pariksha niyantrak
Dean | संकायाध्यक्ष | अधिष्ठाता | associate dean
Vice Principal | उप प्रधानाचार्य | उप प्राचार्य | deputy principal
Principal | प्रधानाचार्य | प्रिंसिपल | प्राचार्य | head of school | मुख्याचार्य < pradhanacharya | prachary | prachaarya ~ headmaster | प्रधानाध्यापक
Anganwadi Worker | आंगनवाड़ी कार्यकर्ता | आंगनबाड़ी कार्यकर्ता | anganwadi karyakarta | आंगनवाड़ी सेविका | anganwadi sevika | आंगनबाड़ी सेविका | mini anganwadi worker | मिनी आंगनवाड़ी कार्यकर्ता | karyakatri | कार्यकत्री | anganwadi teacher | sevika | सेविका ~ anganwadi | anganwadi helper
Anganwadi Helper | आंगनवाड़ी सहायिका | आंगनबाड़ी सहायिका | sahayika | सहायिका | anganwadi sahayika | anganwadi worker and helper | anganwadi workers and helpers | anganwadi helpers ~ anganwadi
Anganwadi Supervisor | lady supervisor | mukhya sevika | मुख्य सेविका | mahila paryavekshak | महिला पर्यवेक्षक | icds supervisor | महिला सुपरवाइजर | female supervisor | महिला पर्यवेक्षिका | आंगनवाड़ी पर्यवेक्षक | आंगनवाड़ी सुपरवाइजर | ladies supervisor < anganwadi paryavekshak | mahila supervisor | ladies supervisor anganwadi | lady supervisor anganwadi ~ anganwadi
Creche Worker | क्रेच कार्यकर्ता | palna worker | पालना कार्यकर्ता | creche helper | assistant creche worker | creche sevika | शिशु गृह < creche ~ creche
House Mother | house father | housemother | गृह माता | house keeper female | matron hostel | care taker girls ~ hostel warden | hostel superintendent | hostel manager | warden | matron | caretaker
Caretaker | care taker | केयरटेकर | रखवाला | care giver | caregiver | देखभालकर्ता < dekhbhal
Librarian | पुस्तकालयाध्यक्ष | पुस्तकालय अध्यक्ष | लाइब्रेरियन | library assistant | पुस्तकालय सहायक | assistant librarian | library and information assistant | ग्रंथपाल | library attendant < pustakalayadhyaksh | granthpal ~ library assistant | library
Teaching Assistant | शिक्षण सहायक | teaching associate | academic associate | academic assistant
Research Assistant | शोध सहायक | अनुसंधान सहायक | रिसर्च असिस्टेंट < shodh sahayak | anusandhan sahayak ~ research associate | research fellow | research scholar | research officer | legal researcher | law clerk
Junior Research Fellow | jrf | जेआरएफ | junior research fellowship | जूनियर रिसर्च फेलो | कनिष्ठ अनुसंधान अध्येता | कनिष्ठ शोध अध्येता < j r f
Post Doctoral Fellow | postdoctoral fellow | pdf post | post doc | postdoc | post doctoral fellowship | postdoctoral | पोस्ट डॉक्टोरल फेलो | post doctoral
Project Fellow | परियोजना अध्येता
Project Assistant | परियोजना सहायक | प्रोजेक्ट असिस्टेंट < pariyojana sahayak ~ project associate | project fellow | project technician
Project Associate | परियोजना सहयोगी | प्रोजेक्ट एसोसिएट < pa i | pa ii | pa 1 | pa 2
Field Investigator | क्षेत्र अन्वेषक | फील्ड इन्वेस्टिगेटर | field worker | field surveyor < survey karne wala
Young Professional | यंग प्रोफेशनल | yp | युवा पेशेवर
`;
