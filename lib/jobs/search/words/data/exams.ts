/** Exams by all their names, as POSTS has them. */
export const EXAMS = `
IAS | civil services examination | आईएएस | civil services exam | सिविल सेवा ~ civil services
IPS | indian police service | आईपीएस
NDA | national defence academy | एनडीए
CDS | combined defence services | सीडीएस
CGL | combined graduate level | सीजीएल
CHSL | combined higher secondary level | सीएचएसएल
CTET | central teacher eligibility test | सीटेट
NTPC | non technical popular categories | एनटीपीसी
`;
