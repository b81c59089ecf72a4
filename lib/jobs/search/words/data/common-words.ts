/** Everyday words of titles that people type in Hindi as well, as POSTS has them. */
export const COMMON_WORDS = `
Young | युवा | यंग | yuva
Combined | संयुक्त रूप से | कंबाइंड ~ joint
Division | डिवीजन | प्रभाग | मंडल | prabhag
Divisional | मंडलीय | प्रभागीय | डिविजनल | mandaliya
Competitive | प्रतियोगी | pratiyogi
Personal | वैयक्तिक | पर्सनल | vaiyaktik
Branch | शाखा | ब्रांच | shakha
Subordinate | अधीनस्थ | adhinasth
Full Time | पूर्णकालिक | फुल टाइम < purnkalik
Internal | आंतरिक | इंटरनल | antarik
Ministerial | लिपिकवर्गीय | मिनिस्टीरियल
Village | गांव | गाँव < gaon | gaanv
Network | नेटवर्क
Sales | विक्रय | सेल्स < vikray
Operations | संचालन | ऑपरेशन < sanchalan
Plant | संयंत्र | प्लांट | sanyantra
Residential | आवासीय | awasiya
Civilian | सिविलियन | असैनिक < asainik
Gazetted | राजपत्रित | rajpatrit
Non Gazetted | अराजपत्रित | arajpatrit
Record | अभिलेख | रिकॉर्ड | abhilekh
Supply | आपूर्ति | aapurti | apurti
Drone | ड्रोन
Media | मीडिया
Social Media | सोशल मीडिया
Literacy | साक्षरता | saksharta
Production | उत्पादन | प्रोडक्शन | utpadan
Maintenance | अनुरक्षण | रखरखाव | मेंटेनेंस | rakhrakhav | anurakshan
Skilled | कुशल
Unskilled | अकुशल
Design | डिजाइन
Control | नियंत्रण | कंट्रोल | niyantran
Construction | निर्माण | कंस्ट्रक्शन | nirman
Catering | खानपान | कैटरिंग | khanpan
Ticket | टिकट
Investment | निवेश | nivesh
Export | निर्यात | एक्सपोर्ट | niryat
Import | आयात
Taxation | कराधान | कर विभाग | टैक्सेशन
Treasury | कोषागार | ट्रेजरी < koshagar
Pension | पेंशन
Planning | नियोजन | योजना विभाग | प्लानिंग | niyojan
Policy | नीति | पॉलिसी
Monitoring | निगरानी | अनुश्रवण | मॉनिटरिंग | nigrani | anushravan
Evaluation | मूल्यांकन | mulyankan
Vigilance | सतर्कता | विजिलेंस | satarkta
Inspection | निरीक्षण | nirikshan
Testing | परीक्षण | टेस्टिंग | parikshan
Examiner | परीक्षक | एग्जामिनर | parikshak
Printing | मुद्रण | प्रिंटिंग | mudran
Press | प्रेस
Handloom | हथकरघा | hathkargha
Silk | रेशम | सिल्क | resham
Jute | जूट
Cotton | कपास | कॉटन | kapas
Sugar | चीनी मिल | शुगर
Tea | चाय
Leather | चमड़ा | चर्म
Cement | सीमेंट
Aviation | विमानन | एविएशन | vimanan
Shipping | नौवहन | जहाजरानी | शिपिंग | jahajrani
Road | सड़क | sadak
Bridge | पुल | सेतु | setu
Building | भवन | बिल्डिंग | bhavan
Structural | संरचनात्मक | स्ट्रक्चरल
Geology | भूविज्ञान | जियोलॉजी | भूगर्भ
Ground Water | भूजल | भूगर्भ जल < bhujal
Meteorology | मौसम विज्ञान | mausam vigyan
Earth Science | पृथ्वी विज्ञान
Ocean | महासागर | समुद्र विज्ञान
Climate Change | जलवायु परिवर्तन | jalvayu parivartan
Biodiversity | जैव विविधता
Zoo | चिड़ियाघर | प्राणी उद्यान | chidiyaghar
`;
