/** Posts of projects, offices and companies, with their short forms, as POSTS has them. */
export const PROJECT_POSTS = `
Business Development Manager | bdm | व्यवसाय विकास प्रबंधक ~ business development
State Tax Inspector | sti | sales tax inspector | राज्य कर निरीक्षक ~ tax inspector | commercial tax inspector
Danger Building Worker | dbw | tenure based dbw
Junior Accounts Officer | jao | कनिष्ठ लेखा अधिकारी ~ accounts officer
Telecom Technical Assistant | tta ~ telecom
Assistant Executive Engineer | aee | सहायक अधिशासी अभियंता | सहायक कार्यपालक अभियंता ~ assistant engineer
Superintending Engineer | अधीक्षण अभियंता < adhikshan abhiyanta ~ executive engineer
Joint General Manager | jgm | संयुक्त महाप्रबंधक
Assistant Vice President | avp | सहायक उपाध्यक्ष
Vice President | उपाध्यक्ष | वाइस प्रेसिडेंट < vp ~ avp | assistant vice president
Chief Technology Officer | cto | मुख्य प्रौद्योगिकी अधिकारी
Chief Information Officer | cio
Chief Information Security Officer | ciso
Chief Operating Officer | coo | chief operations officer | मुख्य परिचालन अधिकारी
Chief Manager | मुख्य प्रबंधक | चीफ मैनेजर < mukhya prabandhak
Senior Manager | वरिष्ठ प्रबंधक | सीनियर मैनेजर < varishth prabandhak
Divisional Forest Officer | dfo | प्रभागीय वन अधिकारी | वन मंडल अधिकारी
Block Medical Officer | bmo | खंड चिकित्सा अधिकारी
Residential Medical Officer | rmo | resident medical officer | आवासीय चिकित्सा अधिकारी ~ medical officer
Local Bank Officer | lbo | स्थानीय बैंक अधिकारी
Project Technical Support | pts | परियोजना तकनीकी सहायता
Project Research Scientist | prs | परियोजना अनुसंधान वैज्ञानिक ~ project scientist | research scientist
Project Scientist | परियोजना वैज्ञानिक < pariyojana vaigyanik ~ project research scientist
Project Manager | परियोजना प्रबंधक | प्रोजेक्ट मैनेजर < pariyojana prabandhak
Project Coordinator | परियोजना समन्वयक | प्रोजेक्ट कोऑर्डिनेटर | project co ordinator < pariyojana samanvayak
Project Officer | परियोजना अधिकारी < pariyojana adhikari
Project Director | परियोजना निदेशक
Project Nurse | परियोजना नर्स
Senior Project Associate | वरिष्ठ परियोजना सहयोगी ~ project associate
Field Assistant | क्षेत्र सहायक | फील्ड असिस्टेंट < kshetra sahayak
Field Supervisor | क्षेत्र पर्यवेक्षक | फील्ड सुपरवाइजर
Office Assistant | कार्यालय सहायक | ऑफिस असिस्टेंट < karyalay sahayak | karyalaya sahayak ~ junior assistant | non teaching | non faculty
Executive Assistant | कार्यकारी सहायक | एग्जीक्यूटिव असिस्टेंट
Administrative Assistant | प्रशासनिक सहायक | admin assistant < prashasnik sahayak
Research Officer | अनुसंधान अधिकारी | शोध अधिकारी | रिसर्च ऑफिसर < anusandhan adhikari
Research Fellow | अनुसंधान अध्येता | शोध अध्येता | रिसर्च फेलो ~ junior research fellow | senior research fellow | fellow | research associate | project associate | project fellow | jrf | srf
Research Scientist | अनुसंधान वैज्ञानिक | रिसर्च साइंटिस्ट ~ project research scientist
Nursing Assistant | नर्सिंग सहायक | नर्सिंग असिस्टेंट < nursing sahayak
Assistant Surgeon | सहायक सर्जन | असिस्टेंट सर्जन ~ civil assistant surgeon
Medical Consultant | चिकित्सा सलाहकार | चिकित्सा परामर्शदाता | मेडिकल कंसल्टेंट < chikitsa salahkar ~ doctor | medical officer
Subject Matter Specialist | विषय वस्तु विशेषज्ञ ~ scientist
Finance Officer | वित्त अधिकारी | फाइनेंस ऑफिसर < vitt adhikari ~ finance and accounts officer | finance
Vigilance Officer | सतर्कता अधिकारी | chief vigilance officer ~ vigilance
Deputy Commandant | उप कमांडेंट
Commandant | कमांडेंट | समादेष्टा
Platoon Commander | प्लाटून कमांडर
Band Master | बैंड मास्टर | bandmaster
Dresser | ड्रेसर | मरहम पट्टी | पट्टी बंधक
Syce | साईस | groom
Joint Commissioner | संयुक्त आयुक्त
Officer on Special Duty | osd | विशेष कार्याधिकारी
Incubation Manager | इनक्यूबेशन मैनेजर ~ incubation
Hospital Administrator | अस्पताल प्रशासक
Medical Physicist | चिकित्सा भौतिकविद
Industrial Trainee | औद्योगिक प्रशिक्षु
`;
