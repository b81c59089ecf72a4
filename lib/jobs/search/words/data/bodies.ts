/** Bodies by all their names, as POSTS has them. */
export const BODIES = `
ssc | staff selection commission | कर्मचारी चयन आयोग | एसएससी < karmchari chayan aayog
upsc | union public service commission | संघ लोक सेवा आयोग | यूपीएससी | sangh lok seva aayog
public service commission | लोक सेवा आयोग < psc | lok seva aayog
uppsc | uttar pradesh public service commission | उत्तर प्रदेश लोक सेवा आयोग | यूपीपीएससी | up psc
upsssc | uttar pradesh subordinate services selection commission | यूपीएसएसएससी | up sssc
bpsc | bihar public service commission | बिहार लोक सेवा आयोग | बीपीएससी | bihar psc
bssc | bihar staff selection commission | बीएसएससी
rpsc | rajasthan public service commission | राजस्थान लोक सेवा आयोग | आरपीएससी
rssb | rsmssb | rajasthan staff selection board | राजस्थान कर्मचारी चयन बोर्ड
mppsc | madhya pradesh public service commission | मध्य प्रदेश लोक सेवा आयोग | mp psc
mpesb | mp vyapam | madhya pradesh employees selection board | vyapam | व्यापम
mpsc | maharashtra public service commission | एमपीएससी
gpsc | gujarat public service commission
hpsc | haryana public service commission
hssc | haryana staff selection commission | एचएसएससी
jpsc | jharkhand public service commission
jssc | jharkhand staff selection commission
ukpsc | uttarakhand public service commission
uksssc | uttarakhand subordinate service selection commission
dsssb | delhi subordinate services selection board | डीएसएसएसबी
jkssb | jammu and kashmir services selection board
tnpsc | tamil nadu public service commission
kpsc | karnataka public service commission
appsc | andhra pradesh public service commission
tgpsc | tspsc | telangana public service commission
wbpsc | west bengal public service commission
opsc | odisha public service commission
apsc | assam public service commission
cgpsc | chhattisgarh public service commission
ppsc | punjab public service commission
ibps | institute of banking personnel selection | आईबीपीएस
sbi | state bank of india | भारतीय स्टेट बैंक | एसबीआई | स्टेट बैंक
rbi | reserve bank of india | भारतीय रिजर्व बैंक | आरबीआई | reserve bank
pnb | punjab national bank | पंजाब नेशनल बैंक
bank of baroda | bob | बैंक ऑफ बड़ौदा
lic | life insurance corporation | एलआईसी | भारतीय जीवन बीमा निगम
nabard | national bank for agriculture and rural development | नाबार्ड
bank | बैंक | banking | बैंकिंग < baink
railway | रेलवे | रेल | rrb | rrc | railway recruitment board | indian railways | भारतीय रेल < rail | relve | relway
metro | मेट्रो | metro rail
rrb | railway recruitment board | आरआरबी
rrc | railway recruitment cell | आरआरसी
army | indian army | सेना | थल सेना | आर्मी < sena | fauj | फौज | thal sena | bhartiya sena
navy | indian navy | नौसेना | नेवी < nausena | nau sena | नौ सेना
air force | iaf | indian air force | वायु सेना | वायुसेना | vayu sena | एयर फोर्स | vayusena
coast guard | तटरक्षक | तट रक्षक | कोस्ट गार्ड | indian coast guard
crpf | central reserve police force | सीआरपीएफ
bsf | border security force | बीएसएफ | सीमा सुरक्षा बल
cisf | central industrial security force | सीआईएसएफ
itbp | indo tibetan border police | आईटीबीपी
ssb | sashastra seema bal | एसएसबी | सशस्त्र सीमा बल
capf | central armed police forces | सीएपीएफ
police | पुलिस < pulis | polis | pulish
drdo | defence research and development organisation | डीआरडीओ
isro | indian space research organisation | इसरो < space research
aiims | all india institute of medical sciences | एम्स < ems
esic | employees state insurance corporation | ईएसआईसी
epfo | employees provident fund organisation | ईपीएफओ
ongc | oil and natural gas corporation | ओएनजीसी
iocl | indian oil corporation | indian oil | इंडियन ऑयल
bhel | bharat heavy electricals | भेल
bel | bharat electronics
hal | hindustan aeronautics
sail | steel authority of india | सेल
gail | gas authority of india
barc | bhabha atomic research centre
nic | national informatics centre
kvs | kendriya vidyalaya sangathan | kendriya vidyalaya | केंद्रीय विद्यालय | kv
nvs | navodaya vidyalaya samiti | navodaya vidyalaya | नवोदय विद्यालय | jawahar navodaya vidyalaya
high court | उच्च न्यायालय | हाई कोर्ट | high court of judicature < hc court | haikort | uchch nyayalaya
supreme court | सर्वोच्च न्यायालय | सुप्रीम कोर्ट | उच्चतम न्यायालय
district court | जिला न्यायालय | district and sessions court < zila nyayalaya
court | न्यायालय | कोर्ट < nyayalaya
post office | india post | department of posts | postal | डाक विभाग < dak vibhag | डाक | dak | पोस्ट ऑफिस
municipal corporation | नगर निगम | nagar nigam | mahanagar palika | महानगरपालिका
forest | वन विभाग | forest department < van vibhag | जंगल
income tax | आयकर | aaykar | आयकर विभाग
university | विश्वविद्यालय | यूनिवर्सिटी < vishwavidyalaya
school | विद्यालय | स्कूल | vidyalaya
hospital | अस्पताल | चिकित्सालय < aspatal
health | स्वास्थ्य < swasthya
electricity | बिजली | विद्युत | vidyut < bijli
`;
