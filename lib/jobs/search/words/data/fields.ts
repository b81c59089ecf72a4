/** Exams, fields of work, levels that are no filter and groups of applicants by all their names, as POSTS has them. */
export const FIELDS = `
ias | civil services examination | आईएएस | civil services exam | सिविल सेवा ~ civil services
ips | indian police service | आईपीएस
nda | national defence academy | एनडीए
cds | combined defence services | सीडीएस
cgl | combined graduate level | सीजीएल
chsl | combined higher secondary level | सीएचएसएल
ctet | central teacher eligibility test | सीटेट
iti | industrial training institute | आईटीआई | औद्योगिक प्रशिक्षण | ncvt
bed | b ed | bachelor of education | बीएड
mbbs | एमबीबीएस
gnm | general nursing and midwifery | जीएनएम
8th | 8th pass | class 8 | viii | आठवीं | 8वीं | 8th class | middle school | आठवीं पास | 8वीं पास | viii pass < 8 pass | 8vi | athvi | aathvi | 8vi pass
5th | 5th pass | class 5 | पांचवीं | 5वीं < 5 pass | 5vi | panchvi
women | woman | female | महिला | mahila | ladies | lady < महिलाओं | mahilao
ex serviceman | ex servicemen | exserviceman | exservicemen | पूर्व सैनिक | भूतपूर्व सैनिक | purv sainik | bhutpurv sainik | ex service man
pwbd | pwd | pwbds | divyang | दिव्यांग | विकलांग | handicapped | viklang | divyangjan | benchmark disability | disability
sports quota | sports person | खेल कोटा | khel kota | sportsperson | sportspersons
walk in | walkin | वॉक इन | walk in interview
interview | साक्षात्कार | sakshatkar | इंटरव्यू
contract | संविदा | samvida | contractual
civil | सिविल
electrical | इलेक्ट्रिकल | विद्युतीय
mechanical | यांत्रिक | मैकेनिकल | yantrik
computer | कंप्यूटर | कम्प्यूटर | kampyutar
ntpc | non technical popular categories | एनटीपीसी
`;
