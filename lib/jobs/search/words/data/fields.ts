/** Fields of work, levels that are no filter and groups of applicants by all their names, as POSTS has them. */
export const FIELDS = `
ITI | industrial training institute | आईटीआई | औद्योगिक प्रशिक्षण | ncvt
B.Ed | bed | bachelor of education | बीएड
MBBS | एमबीबीएस < mbbs doctor | mbbs wale | mbbs daktar | एमबीबीएस डॉक्टर | एमबीबीएस वाले ~ medical officer | doctor | junior resident | mo | gdmo | general duty medical officer | senior resident
GNM | general nursing and midwifery | जीएनएम
8th | 8th pass | class 8 | viii | आठवीं | 8वीं | 8th class | middle school | आठवीं पास | 8वीं पास | viii pass < 8 pass | 10th fail | 10 fail | 10vi fail | dasvi fail | matric fail | 10वीं फेल | दसवीं फेल | मैट्रिक फेल | 8vi | athvi | aathvi | 8vi pass | 9th pass | 9 pass | class 9 pass | 9वीं पास | नौवीं पास | 9वीं | नौवीं | 9vi pass | nauvi pass
7th | 7th pass | class 7 | सातवीं | 7वीं | 7th class | सातवीं पास | 7वीं पास < 7 pass | saatvi | satvi | 7vi | 7vi pass ~ 5th | class 5
5th | 5th pass | class 5 | पांचवीं | 5वीं < 6th pass | 6 pass | class 6 pass | 6वीं पास | छठी पास | 6वीं | छठवीं | 6vi pass | chhathi pass | 5 pass | 5vi | panchvi | anpadh | anpad | unpadh | अनपढ़ | illiterate | निरक्षर | nirakshar
Women | woman | female | महिला | mahila < महिलाओं | महिलाएं | mahilao | mahilaon | mahilayen | wife | patni | पत्नी | behan | bahan | bahen | बहन | beti | बेटी | ladies | lady | girl | ladki | ladkiyon | ladkiyan | लड़की | लड़कियों | लड़कियां | aurat | auraton ~ lady | ladies | girl
Ex-Serviceman | ex servicemen | esm | exserviceman | exservicemen | पूर्व सैनिक | भूतपूर्व सैनिक | purv sainik | bhutpurv sainik | bhutpurva sainik | bhootpurv sainik | ex service man
PwBD | pwbds | divyang | दिव्यांग | विकलांग | handicapped | viklang | divyangjan | benchmark disability | disability | दिव्यांगता | निःशक्त | निःशक्तजन | physically handicapped | physically challenged < pwd quota | pwd category | pwd candidate | pwd candidates | pwd reservation | handicapped quota | viklang quota | divyang quota | ph category | ph quota | oh category | vh category | hh category | pwd oh | pwd vh | pwd hh | nishaktjan | pwd special drive ~ pwd special | pwd candidates | pwd quota | backlog pwd | pwd backlog | persons with disabilities | persons with disability
Sports Quota | स्पोर्ट्स कोटा | sport quota | sports person | खेल कोटा | khel kota | sportsperson | sportspersons
Male | पुरुष | purush < men
Walk-in | walkin | वॉक इन | walk in interview | walk in interviews ~ walk
Interview | इंटरव्यू | साक्षात्कार | sakshatkar
Contract | संविदा | samvida | contractual
PSU | psus | public sector undertakings | public sector undertaking | public sector company | public sector companies | पीएसयू | सार्वजनिक उपक्रम | सार्वजनिक क्षेत्र के उपक्रम < government company | govt company | sarkari company | सरकारी कंपनी
Computer Science Engineering | b tech cse | btech cse | be cse | b e cse | m tech cse | mtech cse | cse engineering | engineering cse | cse branch | cse engineer ~ computer science
Civil | सिविल
Electrical | इलेक्ट्रिकल | विद्युतीय
Mechanical | मैकेनिकल | यांत्रिक | yantrik
Computer | कंप्यूटर | कम्प्यूटर | kampyutar
`;
