/** Exams, fields of work, levels that are no filter and groups of applicants by all their names, as POSTS has them. */
export const FIELDS = `
IAS | civil services examination | आईएएस | civil services exam | सिविल सेवा ~ civil services
IPS | indian police service | आईपीएस
NDA | national defence academy | एनडीए
CDS | combined defence services | सीडीएस
CGL | combined graduate level | सीजीएल
CHSL | combined higher secondary level | सीएचएसएल
CTET | central teacher eligibility test | सीटेट
ITI | industrial training institute | आईटीआई | औद्योगिक प्रशिक्षण | ncvt
B.Ed | bed | bachelor of education | बीएड
MBBS | एमबीबीएस
GNM | general nursing and midwifery | जीएनएम
8th | 8th pass | class 8 | viii | आठवीं | 8वीं | 8th class | middle school | आठवीं पास | 8वीं पास | viii pass < 8 pass | 8vi | athvi | aathvi | 8vi pass
5th | 5th pass | class 5 | पांचवीं | 5वीं < 5 pass | 5vi | panchvi
Women | woman | female | महिला | mahila | ladies | lady < महिलाओं | mahilao
Ex-Serviceman | ex servicemen | exserviceman | exservicemen | पूर्व सैनिक | भूतपूर्व सैनिक | purv sainik | bhutpurv sainik | ex service man
PwBD | pwd | pwbds | divyang | दिव्यांग | विकलांग | handicapped | viklang | divyangjan | benchmark disability | disability
Sports Quota | sports person | खेल कोटा | khel kota | sportsperson | sportspersons
Walk-in | walkin | वॉक इन | walk in interview
Interview | साक्षात्कार | sakshatkar | इंटरव्यू
Contract | संविदा | samvida | contractual
Civil | सिविल
Electrical | इलेक्ट्रिकल | विद्युतीय
Mechanical | यांत्रिक | मैकेनिकल | yantrik
Computer | कंप्यूटर | कम्प्यूटर | kampyutar
NTPC | non technical popular categories | एनटीपीसी
`;
