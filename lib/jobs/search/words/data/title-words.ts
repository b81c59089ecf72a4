/** More words of titles in Hindi, translated or as loans, as POSTS has them. */
export const TITLE_WORDS = `
Associate | एसोसिएट | सहयोगी | sahyogi
Service | सेवा | सर्विस | seva | sewa
Staff | स्टाफ़ | कर्मचारी वर्ग
General | जनरल | सामान्य | samanya
Office | कार्यालय | ऑफिस | karyalay | karyalaya | daftar | दफ्तर
Support | सपोर्ट
Grade | ग्रेड | श्रेणी | shreni
Professional | प्रोफेशनल | पेशेवर | वृत्तिक
Selection | चयन | सिलेक्शन | chayan
Central | केंद्रीय | सेंट्रल | kendriya
Field | फील्ड | क्षेत्र | kshetra
State | राज्य | स्टेट | rajya
Data | डाटा | डेटा
Volunteer | स्वयंसेवक | वालंटियर | swayamsevak
National | राष्ट्रीय | नेशनल | rashtriya
Administrative | प्रशासनिक | prashasnik | prashasanik
Administrator | प्रशासक | prashasak
Administration | प्रशासन | prashasan
Sports | खेल | स्पोर्ट्स | khel
Scientific | साइंटिफिक
Guest | अतिथि | गेस्ट | atithi
Analyst | विश्लेषक | एनालिस्ट | vishleshak
Advisor | adviser | एडवाइजर | सलाहकार | advisory
Expert | एक्सपर्ट | विशेषज्ञ
Eligibility Test | पात्रता परीक्षा | patrata pariksha | eligibility exam | eligibility examination
Investigator | अन्वेषक | इन्वेस्टिगेटर | anveshak
Academic | शैक्षणिक | शैक्षिक | अकादमिक | shaikshanik
Personnel | कार्मिक | karmik
Section | अनुभाग | सेक्शन | anubhag
Special | विशेष | स्पेशल | vishesh
Member | सदस्य | मेंबर | sadasya
Joint | संयुक्त | sanyukt
Commissioner | आयुक्त | कमिश्नर | aayukt | ayukt
Digital | डिजिटल
Managing Director | प्रबंध निदेशक | prabandh nideshak | md | cmd
Executive Director | कार्यकारी निदेशक | कार्यपालक निदेशक
Resource Person | संसाधन व्यक्ति | संदर्भ व्यक्ति | रिसोर्स पर्सन
Clinical | क्लिनिकल | नैदानिक
Regional | क्षेत्रीय | रीजनल | kshetriya
Trainer | प्रशिक्षक | ट्रेनर | prashikshak | instructor
Quality | गुणवत्ता | क्वालिटी
Controller | नियंत्रक | कंट्रोलर | niyantrak
Financial | वित्तीय | फाइनेंशियल
Hostel | छात्रावास | हॉस्टल | chhatravas | chatrawas
President | राष्ट्रपति | प्रेसिडेंट
Magistrate | मजिस्ट्रेट | दंडाधिकारी
Business | बिजनेस | व्यवसाय | व्यापार
Customer | कस्टमर | ग्राहक | grahak
Retired | सेवानिवृत्त | रिटायर्ड | sevanivrit | retd
Vehicle | वाहन | वेहिकल
Station | स्टेशन
Trade | ट्रेड
Environment | पर्यावरण | एनवायरनमेंट | paryavaran | environmental
Nutrition | पोषण | न्यूट्रिशन | poshan
Handicraft | हस्तशिल्प | hastshilp
Labour | श्रम | shram | labor
Rehabilitation | पुनर्वास
Protection | संरक्षण | sanrakshan
Disaster Management | आपदा प्रबंधन | aapda prabandhan | disaster
Publicity | प्रचार
Communication | संचार | कम्युनिकेशन | sanchar
Soil | मृदा | मिट्टी | सॉइल
Seed | बीज | beej
Animal | पशु | pashu
Programme | program | कार्यक्रम | प्रोग्राम | karyakram
Survey | सर्वे | सर्वेक्षण | sarvekshan
Community | सामुदायिक | समुदाय | samudayik
Public | सार्वजनिक | sarvajanik
Industrial | औद्योगिक | audyogik
Technology | प्रौद्योगिकी | praudyogiki
Factory | कारखाना | फैक्ट्री | karkhana
Student | छात्र | विद्यार्थी | vidyarthi | college student | college students
Resource | संसाधन | रिसोर्स | sansadhan
Cluster | क्लस्टर | संकुल
Livelihood | आजीविका | ajivika | aajivika
Directorate | निदेशालय | nideshalaya | nideshalay
Credit | ऋण | क्रेडिट
Marine | समुद्री | मरीन
Biotechnology | जैव प्रौद्योगिकी | बायोटेक्नोलॉजी
Botany | वनस्पति विज्ञान
Zoology | प्राणि विज्ञान | जंतु विज्ञान
Economics | अर्थशास्त्र | arthshastra
Political Science | राजनीति विज्ञान | राजनीति शास्त्र
Psychology | मनोविज्ञान | manovigyan
Sociology | समाजशास्त्र | samajshastra
Philosophy | दर्शनशास्त्र
Commerce | कॉमर्स
Journalism | पत्रकारिता | patrakarita
Pharmacy | फार्मेसी | भेषजी ~ pharmacist | pharmaceutical | pharmaceutics | drug inspector
`;
