/** Words of titles that people also type in Hindi, translated or as loans, as POSTS has them. What BODIES, POSTS and FIELDS name stands there. */
export const LOANS = `
Indian | भारतीय | bhartiya
Laboratory | lab | लैब | प्रयोगशाला | prayogshala
Bus | बस
Technical | टेक्निकल | तकनीकी | takniki
Executive | एग्जीक्यूटिव | कार्यपालक | कार्यकारी
Trainee | ट्रेनी | प्रशिक्षु | प्रशिक्षणार्थी
Training | ट्रेनिंग | प्रशिक्षण | prashikshan
Project | प्रोजेक्ट | परियोजना | pariyojana
Research | रिसर्च | अनुसंधान | anusandhan
Management | मैनेजमेंट | प्रबंधन | prabandhan
Marketing | मार्केटिंग | विपणन
Finance | वित्त | फाइनेंस | vitt
Accounts | अकाउंट्स | लेखा | lekha
Audit | ऑडिट | लेखापरीक्षा
Customs | कस्टम | सीमा शुल्क | सीमाशुल्क
Security | सिक्योरिटी | सुरक्षा | suraksha
Safety | सेफ्टी
Fire | फायर | अग्निशमन | agnishaman
Nursing | नर्सिंग ~ nurse | staff nurse
Medical | मेडिकल | चिकित्सा | chikitsa
Dental | डेंटल | दंत
Ayurveda | आयुर्वेद | ayurvedic | आयुर्वेदिक | ayush | आयुष
Homeopathy | होम्योपैथी | homoeopathy | होम्योपैथिक | homeopathic | homoeopathic
Unani | यूनानी
Paramedical | पैरामेडिकल | para medical
Operator | ऑपरेटर | प्रचालक
Mechanic | मैकेनिक | मिस्त्री | mistri
Worker | वर्कर | कार्यकर्ता | karyakarta
Guard | गार्ड | रक्षक
Commercial | कमर्शियल | वाणिज्यिक | वाणिज्य
Traffic | ट्रैफिक | यातायात | yatayat
Transport | ट्रांसपोर्ट | परिवहन | parivahan
Signal | सिग्नल
Telecom | टेलीकॉम | दूरसंचार | telecommunication | doorsanchar
Electronics | इलेक्ट्रॉनिक्स | इलेक्ट्रॉनिक
Chemical | केमिकल | रासायनिक
Textile | टेक्सटाइल | वस्त्र
Mining | माइनिंग | खनन | खदान | खान | खनिज < khadan | khanan | khanij
Petroleum | पेट्रोलियम
Coal | कोल | कोयला | koyla
Steel | स्टील | इस्पात | ispat
Power | पावर | ऊर्जा | urja
Nuclear | न्यूक्लियर | परमाणु | parmanu
Space | स्पेस | अंतरिक्ष | antriksh
Defence | डिफेंस | रक्षा | raksha | defense
Ordnance | ऑर्डनेंस | आयुध | ayudh
Cooperative | कोऑपरेटिव | सहकारी | sahkari | co operative
Gramin | ग्रामीण | rural | grameen
Urban | अर्बन | शहरी | नगरीय
Development | डेवलपमेंट | विकास | vikas
Welfare | वेलफेयर | कल्याण
Social | सोशल | सामाजिक | samajik
Child | चाइल्ड | बाल | children | बच्चे | बच्चों < bachche | bachcho | bachchon | bachho
Education | एजुकेशन | शिक्षा | shiksha
Primary | प्राइमरी | प्राथमिक | prathmik
Secondary | सेकेंडरी | माध्यमिक | madhyamik
Physical Education | फिजिकल एजुकेशन | शारीरिक शिक्षा | sharirik shiksha
Music | म्यूजिक | संगीत | sangeet
Science | साइंस | विज्ञान | vigyan
Mathematics | गणित | maths | मैथ | ganit
English | इंग्लिश | अंग्रेजी | angrezi
Hindi | हिंदी | हिन्दी
Sanskrit | संस्कृत
Urdu | उर्दू
History | हिस्ट्री | इतिहास | itihas
Geography | भूगोल | bhugol
Physics | फिजिक्स | भौतिकी | भौतिक विज्ञान
Chemistry | केमिस्ट्री | रसायन विज्ञान | रसायन
Biology | बायोलॉजी | जीव विज्ञान
Law | कानून | लॉ | विधि | vidhi | kanoon
Legal | लीगल | विधिक | कानूनी | kanooni | kanuni
Judicial | ज्यूडिशियल | न्यायिक | nyayik
Revenue | रेवेन्यू | राजस्व | rajasv
Gram Panchayat | ग्राम पंचायत | village panchayat ~ panchayat
Panchayat | पंचायत
Block | ब्लॉक | प्रखंड | prakhand
District | डिस्ट्रिक्ट | जिला | zila | jila
Corporation | कॉरपोरेशन | निगम | nigam
Board | बोर्ड
Council | काउंसिल | परिषद | parishad
Commission | कमीशन | आयोग | aayog
Ministry | मिनिस्ट्री | मंत्रालय | mantralaya | mantralay ~ department of
Institute | इंस्टीट्यूट | संस्थान | sansthan
Academy | अकादमी | एकेडमी
Library | लाइब्रेरी | पुस्तकालय | pustakalaya
Water | वाटर | जल | jal
Irrigation | इरिगेशन | सिंचाई | sinchai | sichai ~ water resources
Housing | हाउसिंग | आवास विकास | awas
Highway | हाईवे | राजमार्ग
Wildlife | वन्यजीव | वन्य जीव
Horticulture | हॉर्टिकल्चर | उद्यान | बागवानी
Dairy | डेयरी | दुग्ध
Food | फूड | खाद्य | khadya
Excise | एक्साइज | आबकारी | abkari
Jail | जेल | कारागार | prison | karagar
Intelligence | इंटेलिजेंस | खुफिया
Cyber | साइबर
Software | सॉफ्टवेयर
System | सिस्टम
Consultant | कंसल्टेंट | सलाहकार | परामर्शी | salahkar ~ advisor
Coordinator | कोऑर्डिनेटर | समन्वयक | co ordinator | samanvayak
Additional | addl | अतिरिक्त < अपर
Director | डायरेक्टर | निदेशक | nideshak
Secretary | सेक्रेटरी | सचिव | sachiv
Superintendent | supdt | supt | सुपरिटेंडेंट | अधीक्षक | adhikshak
Deputy | dy | डिप्टी < उप
Chief | चीफ | मुख्य | mukhya
Senior | sr | सीनियर | वरिष्ठ | varishth
Junior | jr | जूनियर | कनिष्ठ | kanishth
Artist | आर्टिस्ट | कलाकार
Editor | एडिटर | संपादक | सम्पादक
Warden | वार्डन ~ hostel warden | hostel superintendent | hostel manager | matron | house master
Statistical | सांख्यिकी | statistics | सांख्यिकीय | sankhyiki
Economist | अर्थशास्त्री
Shorthand | शॉर्टहैंड | आशुलिपि
Typing | टाइपिंग | टंकण
Internship | इंटर्नशिप | intern | इंटर्न
Fellowship | फेलोशिप | fellow | फेलो | अध्येता
Temporary | अस्थायी | asthayi
Permanent | स्थायी | नियमित | sthayi
Part Time | पार्ट टाइम | अंशकालिक
Faculty | फैकल्टी | संकाय
Surgeon | सर्जन | शल्य चिकित्सक
Specialist | स्पेशलिस्ट | विशेषज्ञ | visheshagya
Public Health | पब्लिक हेल्थ | जन स्वास्थ्य | लोक स्वास्थ्य
Municipal | municipality | municipal council | nagar parishad | नगर परिषद | nagar panchayat | नगर पंचायत | म्युनिसिपल | नगरपालिका | nagar palika | nagarpalika | नगर पालिका
Authority | अथॉरिटी | प्राधिकरण
Secretariat | सचिवालय | sachivalaya | sachivalay
Legislative Assembly | विधानसभा | विधान सभा | vidhan sabha
Parliament | संसद | lok sabha | लोकसभा | rajya sabha | राज्यसभा ~ parliamentary
Tourism | टूरिज्म | पर्यटन | paryatan
Cultural | सांस्कृतिक | culture | संस्कृति
Yoga | योग | योगा
Meter Reader | मीटर रीडर
Statistical Officer | सांख्यिकी अधिकारी
`;
