/** Posts in police, forces, fire services, jails and forests by official, old, folk and Hindi names, as POSTS has them. */
export const FORCES = `
Agniveer | agnipath | अग्निवीर | अग्निपथ | agnipath scheme | agnipath yojana | अग्निपथ योजना | agniveers | tour of duty < agnivir | agneepath | agniwir ~ agniveervayu | agniveer vayu
Agniveervayu | agniveer vayu | अग्निवीर वायु | airman | airmen | वायु सैनिक | वायुसैनिक | air force agniveer | वायु योद्धा < airman group x | airmen group y | x group y group | vayu sainik ~ airmen | agniveer
Sailor | navik | नाविक | agniveer ssr | agniveer mr | ssr | matric recruit | senior secondary recruit | naval sailor | नौसैनिक | agniveer navy < nausainik | navy sailor | jahazi ~ agniveer | artificer
Coast Guard Yantrik | yantrik coast guard | यांत्रिक coast guard | navik general duty
Short Service Commission | short service commissioned officer | short service commission officer | ssc officer | ssc tech | ssc technical | अल्प सेवा आयोग | शॉर्ट सर्विस कमीशन | ssc entry | short service
Technical Graduate Course | tgc | tgc entry | टेक्निकल ग्रेजुएट कोर्स ~ technical entry scheme
Technical Entry Scheme | tes | tes entry | 10 2 technical entry | 10 2 tes | टेक्निकल एंट्री स्कीम ~ cadet entry scheme | btech cadet | b tech cadet
Judge Advocate General | jag | jag entry | jag scheme | जज एडवोकेट जनरल
Permanent Commission | परमानेंट कमीशन | स्थायी कमीशन ~ technical graduate course | technical entry scheme | cadet entry scheme | judge advocate general
NCC Special Entry | ncc special | एनसीसी स्पेशल एंट्री
Territorial Army Officer | प्रादेशिक सेना अधिकारी | ta officer | टेरिटोरियल आर्मी ~ territorial army
Soldier | सैनिक | फौजी | sepoy | सिपाही सेना | soldier general duty | soldier gd | jco or < sainik | fauji | fauj ka sipahi ~ agniveer | अग्निवीर | rifleman | havildar
Religious Teacher | rt jco | junior commissioned officer religious teacher | धर्म गुरु | pandit army | धार्मिक शिक्षक < dharm guru
Rifleman | rifleman general duty | राइफलमैन | riflewoman | rifle man
Tradesman | ट्रेड्समैन | tradesmen | constable tradesman | tradesman mate | ट्रेड्समैन मेट | tradesmate | fireman tradesman < tradsman
Tradesman Mate | tradesmen mate | ट्रेड्समैन मेट | tmm ~ mate
Wireless Operator | radio operator | rm operator | बेतार प्रचालक | teleprinter operator | police radio operator | assistant operator | दूरसंचार प्रचालक < betar | vayarless ~ telecommunication
Armourer | आर्मोरर | शस्त्रकार
Dog Handler | श्वान परिचारक | dog squad
Bugler | बिगुलर | band constable | बैंड | bandsman
Special Police Officer | spo | विशेष पुलिस अधिकारी | एसपीओ
Police Patil | पुलिस पाटील | gaon police patil | पुलिस पटेल
Village Guard | gram rakshak | ग्राम रक्षक | gram chowkidar | ग्राम चौकीदार | village defence guard | dafadar | चौकीदार दफादार | चौकीदार सह दफादार
Home Guard | होमगार्ड | होम गार्ड | home guard volunteer | home guards volunteer | गृह रक्षक | homeguard | गृह रक्षा वाहिनी | home guards < grih rakshak | hom guard
Civil Defence Volunteer | civil defence | सिविल डिफेंस | नागरिक सुरक्षा | aapda mitra | आपदा मित्र
Excise Constable | आबकारी सिपाही | आबकारी आरक्षक | mady nishedh sipahi | मद्य निषेध सिपाही | prohibition constable | excise guard | utpad sipahi | उत्पाद सिपाही < abkari sipahi | aabkari | abkari constable | sharab vibhag ~ excise
Excise Inspector | आबकारी निरीक्षक | inspector of excise | inspector excise | एक्साइज इंस्पेक्टर < abkari nirikshak | aabkari nirikshak ~ excise sub inspector | prohibition sub inspector | sub inspector prohibition | sub inspector excise | excise
Excise Sub Inspector | आबकारी उप निरीक्षक | sub inspector excise | excise si | prohibition sub inspector | sub inspector prohibition | मद्य निषेध निरीक्षक | मद्य निषेध उप निरीक्षक < abkari daroga ~ excise inspector | excise
Warder | jail prahari | जेल प्रहरी | jail warder | prison warder | prison guard | jail guard | prahari | प्रहरी | bandi rakshak | बंदी रक्षक | जेल वार्डर | काराग्रह रक्षक | warden jail | assistant warder | कारा रक्षक | jail constable | prison constable < jail sipahi | jel prahari | jailar ~ jail | prison
Jailor | deputy jailor | jailer | जेलर | assistant jailor | उप जेलर | prison superintendent | कारापाल | assistant superintendent jail | जेल अधीक्षक < jelar
Fireman | अग्निशामक | फायरमैन | fire fighter | firefighter | firefighting | fire man | दमकल कर्मी | fire operator | fire constable | leading fireman | अग्निशमन कर्मी | fire and rescue | फायर ऑपरेटर < agnishamak | agnishaman sipahi | fire sipahi | fire brigade | फायर ब्रिगेड | damkal | dam kal ~ fire services | fire service | station officer | sub officer | fire officer | leading fireman
Station Officer Fire | fire station officer | sub officer fire | अग्निशमन अधिकारी | fire safety officer | assistant station officer | fire officer < agnishaman adhikari
Driver Pump Operator | चालक सह पंप प्रचालक | driver cum pump operator | dco
Lifeguard | life guard | जीवन रक्षक | lifesaver | तैराक | diver | गोताखोर < gotakhor | tairak
Forest Guard | वन रक्षक | वनरक्षक | van rakshak | vanrakshak | फॉरेस्ट गार्ड | forest beat officer | beat guard | वन आरक्षी | beat officer | van arakshi | बीट गार्ड < van raksha | jangal rakshak | jungle guard ~ forest watcher | wildlife guard
Forest Watcher | वन पहरेदार | वन चौकीदार | van mitra | वन मित्र | van shramik | वन श्रमिक | plantation watcher | forest guard watcher < jungle chowkidar
Forester | वनपाल | vanpal | वन दरोगा | deputy ranger | उप वन क्षेत्रपाल | डिप्टी रेंजर | section officer forest < van daroga ~ forest guard | forest range officer | range forest officer
Forest Range Officer | rfo | fro | range forest officer | वन क्षेत्राधिकारी | ranger | रेंजर | वन क्षेत्रपाल | forest ranger | van kshetrapal < renger
Wildlife Guard | वन्यजीव रक्षक | wildlife watcher | tracker | tiger protection force
Hawaldar Instructor | havildar instructor | हवलदार शिक्षक | drill instructor
Crime Analyst | अपराध विश्लेषक
Crime Scene Officer | scene of crime officer
Traffic Police | ट्रैफिक पुलिस | यातायात पुलिस | traffic constable | traffic warden | traffic home guard < yatayat police
Security Officer | सुरक्षा अधिकारी | assistant security officer | security inspector | security supervisor | regional security officer < suraksha adhikari
Security Guard | सुरक्षा गार्ड | सुरक्षाकर्मी | सिक्योरिटी गार्ड | सुरक्षा प्रहरी | security assistant | security man | security screener | night guard | darwan | दरबान < suraksha guard | suraksha karmi | suraksha prahari ~ chowkidar | चौकीदार | watchman | security personnel
Watchman | वॉचमैन | चौकीदार | chowkidar | chaukidar | watch and ward | night watchman | night guard | रात्रि चौकीदार | पहरेदार | रात्रि प्रहरी | durwan | watchmen < pahredar | night chowkidar | raat ka chowkidar ~ security guard
Detective | जासूस | security assistant executive | intelligence officer
Personal Security Officer | body guard | अंगरक्षक
`;
