/** Posts in health by official, old, folk and Hindi names, as POSTS has them. */
export const HEALTH = `
Gynaecologist | gynecologist | obstetrician | obstetrics and gynaecology | obg | स्त्री रोग विशेषज्ञ | gynaecology | gynecology | obstetrics | obstetrics gynaecology | o g < stri rog visheshagya | stri rog doctor | स्त्री रोग ~ lady doctor | lady medical officer | specialist doctor
Lady Doctor | महिला डॉक्टर | महिला चिकित्सक | lady medical officer | female doctor | woman doctor | lady medical practitioner < mahila doctor | mahila chikitsak ~ gynaecologist | gynecologist | gynaecology | obstetrics | obg
Paediatrician | pediatrician | paediatric | pediatric | paediatrics | pediatrics | बाल रोग विशेषज्ञ | शिशु रोग विशेषज्ञ < bal rog visheshagya | bachhon ka doctor | bachcho ka doctor | bachchon ka doctor | bacho ka doctor | shishu rog | बच्चों का डॉक्टर | child specialist | बाल रोग | neonatologist
Anaesthetist | anesthetist | anaesthesia | anesthesia | anaesthesiologist | anesthesiologist | anaesthesiology | anaesthetic | निश्चेतना विशेषज्ञ | एनेस्थीसिया < behoshi doctor | निश्चेतक
Orthopaedic | orthopedic | orthopaedics | orthopedics | orthopaedic surgeon | अस्थि रोग | हड्डी रोग विशेषज्ञ | अस्थि रोग विशेषज्ञ < haddi doctor | bone doctor | bone specialist | haddi rog | हड्डी रोग
Ophthalmologist | eye specialist | eye surgeon | ophthalmology | नेत्र रोग विशेषज्ञ | नेत्र विशेषज्ञ | नेत्र चिकित्सक | eye doctor | ophthalmic surgeon < netra rog | aankh ka doctor | ankh doctor | नेत्र रोग | नेत्र ~ ophthalmic | ophthalmic assistant | optometrist
Ophthalmic Assistant | ophthalmic technician | नेत्र सहायक | optometrist | ऑप्टोमेट्रिस्ट | refractionist | ophthalmic officer < netra sahayak | chashma
Dentist | dental surgeon | dental officer | dental doctor | दंत चिकित्सक | दंत शल्य चिकित्सक | डेंटिस्ट | dental medical officer < daant ka doctor | dant doctor | dant chikitsak | दांत का डॉक्टर | दांत | daant | दंत रोग ~ dental
Dental Hygienist | dental technician | dental mechanic | dental assistant | दंत तकनीशियन | दंत स्वच्छक
Dermatologist | skin specialist | dermatology | चर्म रोग विशेषज्ञ | त्वचा रोग विशेषज्ञ | venereologist < charm rog | skin doctor | चर्म रोग | त्वचा रोग
Psychiatrist | psychiatry | मनोचिकित्सक | मनोरोग विशेषज्ञ | मानसिक रोग विशेषज्ञ < manochikitsak | mental doctor
Psychologist | clinical psychologist | मनोवैज्ञानिक | साइकोलॉजिस्ट | counselling psychologist < manovaigyanik
Cardiologist | cardiology | हृदय रोग विशेषज्ञ | heart specialist < dil ka doctor | hriday rog | heart doctor | heart ka doctor | हृदय रोग
Neurologist | neurology | neurosurgeon | neuro surgeon | तंत्रिका रोग विशेषज्ञ
Radiologist | radiology | radio diagnosis | radiodiagnosis | रेडियोलॉजिस्ट | विकिरण विशेषज्ञ | sonologist | ultrasonologist
CT Scan Technician | ct technician | ct scan and mri technician | mri technician | ct scan operator | सीटी स्कैन टेक्नीशियन | सीटी स्कैन तकनीशियन | एमआरआई टेक्नीशियन < ct scan | mri | सीटी स्कैन ~ radiographer | x ray technician | radiology technician | imaging technician | radiological technician
Radiographer | x ray technician | xray technician | radiographic technician | radiology technician | x ray operator | एक्स रे तकनीशियन | रेडियोग्राफर | एक्सरे टेक्नीशियन | imaging technician | x ray assistant | medical imaging technologist | radiation technologist | radiological technician < xray | x ray ~ radiology | radio imaging | radiotherapy technician
ENT Specialist | ent surgeon | ent | otorhinolaryngologist | कान नाक गला विशेषज्ञ | ईएनटी | otolaryngologist < kaan naak gala
Pathologist | pathology | पैथोलॉजिस्ट | विकृति विज्ञानी
Psychiatric Nurse | psychiatry nurse | मनोरोग नर्स ~ psychiatric | psychiatry
Public Analyst | food analyst | खाद्य विश्लेषक | लोक विश्लेषक ~ food safety
Microbiologist | bacteriologist | माइक्रोबायोलॉजिस्ट | सूक्ष्म जीव वैज्ञानिक
Biochemist | जैव रसायनज्ञ | बायोकेमिस्ट | bio chemist
Physician | general physician | फिजिशियन | काय चिकित्सक | medicine specialist | general medicine
Oncologist | cancer specialist | कैंसर विशेषज्ञ | oncology | medical oncologist
Nephrologist | गुर्दा रोग विशेषज्ञ | nephrology | kidney specialist
Urologist | urology | मूत्र रोग विशेषज्ञ
Dialysis Technician | haemodialysis technician | hemodialysis technician | dialysis assistant | dialysis | डायलिसिस तकनीशियन | haemodialysis | hemodialysis | डायलिसिस
Operation Theatre Technician | ot technician | ot assistant | operation theater technician | operation theatre assistant | ओटी टेक्नीशियन | शल्य कक्ष सहायक | theatre assistant | ot attendant
ECG Technician | cardiac technician | cardiology technician | ईसीजी तकनीशियन | echo technician
EEG Technician | neuro technician | electrophysiology technician
Blood Bank Technician | blood bank | ब्लड बैंक | रक्त कोष | phlebotomist | blood transfusion
Lab Attendant | laboratory attendant | लैब अटेंडेंट | प्रयोगशाला परिचर < lab boy ~ lab assistant
Ayah | aaya | aya | aayah | आया | ahya < aaya bai | aya bai ~ ward ayah | ayah cum | attendant
Ward Boy | ward attendant | ward ayah | ward assistant | वार्ड बॉय | वार्ड ब्वॉय | वार्ड परिचर | hospital attendant | nursing attendant | ward girl | वार्ड आया | female ward attendant | ward sahayak | nursing orderly < wardboy ~ ayah | attendant
Compounder | कंपाउंडर | कम्पाउंडर | pharmacist | फार्मासिस्ट | dispenser < compaunder | dawai wala ~ pharmacy
Pharmacist | फार्मासिस्ट | दवा वितरक | भेषजज्ञ | pharmacy officer | compounder | औषधि वितरक | फार्मेसिस्ट | pharmacist allopathy < farmasist | dawa vitrak | davasaz | druggist ~ pharma | pharmacy
Senior Resident | सीनियर रेजिडेंट | सीनियर रेजीडेंट | वरिष्ठ रेजिडेंट | sr resident
Junior Resident | जूनियर रेजिडेंट | जूनियर रेजीडेंट | कनिष्ठ रेजिडेंट | jr resident
Sister Tutor | nursing tutor | nursing instructor | नर्सिंग ट्यूटर
Multi Purpose Worker | mpw | multi purpose health worker | mphw | multipurpose worker | multipurpose health worker | multipurpose health assistant | बहुउद्देशीय स्वास्थ्य कार्यकर्ता | multi purpose | एमपीएचडब्ल्यू ~ multipurpose | health worker
Nursing Superintendent | matron | मेट्रन | nursing sister | assistant nursing superintendent | senior nursing officer < metron ~ nursing officer
ANM and GNM | anm gnm | gnm anm | gnm and anm | एएनएम जीएनएम | gnm | anm | auxiliary nurse midwife | general nursing and midwifery ~ staff nurse | nurse
Auxiliary Nurse Midwife | anm | एएनएम | midwife | दाई | auxiliary nursing midwifery | female health worker | multipurpose health worker female | mphw female | स्वास्थ्य कार्यकर्ता महिला < dai | a n m | mid wife ~ midwifery | staff nurse | multipurpose worker
Health Worker | स्वास्थ्य कार्यकर्ता | basic health worker | health assistant | स्वास्थ्य सहायक < swasthya karyakarta ~ multipurpose worker | mphw | mpw | multi purpose worker | community health worker
Health Inspector | sanitary inspector | स्वास्थ्य निरीक्षक | स्वच्छता निरीक्षक | public health inspector | health supervisor | sanitation inspector < swasthya nirikshak | safai nirikshak | swachhta nirikshak | सफाई निरीक्षक
Community Health Officer | cho | सामुदायिक स्वास्थ्य अधिकारी | सीएचओ | mid level service provider | mlsp | mid level health provider | mlhp < samudayik swasthya adhikari
Insurance Medical Officer | imo | बीमा चिकित्सा अधिकारी ~ medical officer
General Duty Medical Officer | gdmo | सामान्य ड्यूटी चिकित्सा अधिकारी | जीडीएमओ ~ medical officer
Ayurvedic Medical Officer | ayurveda medical officer | ayurvedic doctor | ayurveda doctor | आयुर्वेद चिकित्सक | आयुर्वेदिक चिकित्सक | आयुर्वेद चिकित्सा अधिकारी | ayush medical officer | ayush doctor | ayurvedic physician | ayush mo | आयुष चिकित्सक | आयुष चिकित्सा अधिकारी | amo | vaidya | वैद्य < ved | vaid | ayurvedic chikitsak ~ ayurveda | ayurvedic | ayush
Homoeopathic Medical Officer | homeopathic medical officer | homoeopathic doctor | homeopathic doctor | homeopathy doctor | होम्योपैथिक चिकित्सक | होम्योपैथी चिकित्सक | होम्योपैथिक डॉक्टर | होम्योपैथिक चिकित्सा अधिकारी | homoeopathic physician | homeopathic physician < homeopathic chikitsak ~ homoeopathic | homeopathic | homoeopathy | homeopathy
Unani Medical Officer | unani doctor | यूनानी चिकित्सक | यूनानी चिकित्सा अधिकारी | hakim | हकीम | unani physician ~ unani
Siddha Medical Officer | siddha doctor | सिद्ध चिकित्सक
Yoga Instructor | योग प्रशिक्षक | योग शिक्षक | yoga teacher | yoga trainer | yoga therapist | योगा टीचर | yoga demonstrator < yog shikshak | yog prashikshak | योग ~ yoga
Therapist | panchakarma therapist | थेरेपिस्ट | masseur | मालिशकर्ता | पंचकर्म < malish
Occupational Therapist | व्यावसायिक चिकित्सक | occupational therapy
Physiotherapist | फिजियोथेरेपिस्ट | physio | भौतिक चिकित्सक | physical therapist | physiotherapy < physio therapist
Speech Therapist | audiologist | audiologist and speech therapist | speech language pathologist | वाक् चिकित्सक | ऑडियोलॉजिस्ट | speech and hearing
Dietician | आहार विशेषज्ञ | dietitian | डायटीशियन | nutritionist | पोषण विशेषज्ञ | nutrition officer < aahar visheshagya
Veterinary Officer | veterinary doctor | veterinary surgeon | veterinary assistant surgeon | veterinary medical officer | पशु चिकित्सक | पशु चिकित्सा अधिकारी | पशु डॉक्टर | veterinarian | पशु शल्य चिकित्सक | livestock officer < pashu chikitsak | pashu doctor | janwar ka doctor | janwaron ka doctor | vet doctor | animal doctor | pashu chikitsa adhikari ~ veterinary
Livestock Assistant | live stock assistant | veterinary livestock inspector | livestock inspector | पशुधन सहायक | पशुधन प्रसार अधिकारी | livestock extension officer | पशुधन निरीक्षक | stock assistant | veterinary pharmacist | livestock development officer < pashudhan sahayak | pashudhan ~ veterinary | livestock | live stock | animal | pashu | pashu sevak | animal husbandry
Pashu Sevak | पशु सेवक | panchayat pashu sevak | पशु मित्र | pashu mitra | pashudhan mitra ~ pashu | livestock | animal attendant
Medical Superintendent | चिकित्सा अधीक्षक | hospital superintendent
Civil Surgeon | सिविल सर्जन | assistant civil surgeon | civil assistant surgeon | सहायक सिविल सर्जन ~ assistant surgeon
House Surgeon | house officer | हाउस सर्जन | junior house officer | house job | हाउस ऑफिसर | house physician | house staff ship | housestaff ship | house staff | housestaff ~ houseman | junior resident
Medical Social Worker | medico social worker | चिकित्सा समाज सेवक | चिकित्सा सामाजिक कार्यकर्ता | psychiatric social worker ~ social worker | medical social welfare officer
Social Worker | सामाजिक कार्यकर्ता | समाज सेवक | समाजसेवी < samajik karyakarta | samaj sevak
Counsellor | counselor | परामर्शदाता | काउंसलर | ictc counsellor | counselling < paramarshdata
ASHA Worker | आशा कार्यकर्ता | asha karyakarta | asha sahyogini | आशा सहयोगिनी | आशा बहू | accredited social health activist | asha | आशा < asha bahu | asha didi
Ambulance Driver | एंबुलेंस चालक | एम्बुलेंस ड्राइवर ~ driver
Emergency Medical Technician | emt | paramedic | पैरामेडिक | आपातकालीन चिकित्सा तकनीशियन
Biomedical Engineer | bio medical engineer | बायोमेडिकल इंजीनियर | biomedical technician
Food Safety Officer | food inspector | खाद्य सुरक्षा अधिकारी | खाद्य निरीक्षक | fso | food safety inspector | फूड इंस्पेक्टर < khadya nirikshak | khadya suraksha adhikari ~ food supply | food supplies
Drug Inspector | drugs inspector | औषधि निरीक्षक | ड्रग इंस्पेक्टर | drugs control officer | drug control officer < dawa nirikshak | aushadhi nirikshak
Medical Record Officer | medical record technician | mrd technician | चिकित्सा अभिलेख | medical records
Prosthetist | orthotist | prosthetics and orthotics | p and o
Perfusionist | परफ्यूजनिस्ट
Forensic Expert | scientific assistant forensic | फोरेंसिक विशेषज्ञ | forensic scientist | fsl
Epidemiologist | महामारी विशेषज्ञ | epidemiology
TB Supervisor | senior treatment supervisor | sts | stls | tb health visitor | tbhv | क्षय रोग पर्यवेक्षक
Rural Medical Assistant | rma | ग्रामीण चिकित्सा सहायक
Vector Borne Disease | vbd | vbdc | ncvbdc | वेक्टर जनित रोग ~ entomologist | malaria technical supervisor
Malaria Inspector | malaria technical supervisor | मलेरिया निरीक्षक | vector control | mosquito breeding checker | dbc | domestic breeding checker
`;
