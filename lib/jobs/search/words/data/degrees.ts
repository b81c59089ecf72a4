import type { NameGroup } from "@/lib/jobs/search/words/names";

/** Degrees and diplomas by all their names, as POSTS has them. */
export const DEGREES = `
MBA | master of business administration | masters in business administration | एमबीए ~ pgdm
BBA | bachelor of business administration | बीबीए
MCA | master of computer applications | एमसीए
BCA | bachelor of computer applications | बीसीए
LLB | ll b | bachelor of law | law degree | degree in law | law graduate | एलएलबी | विधि स्नातक < कानून स्नातक | kanoon snatak | vidhi snatak
LLM | ll m | master of law | एलएलएम
MSW | master of social work | masters in social work | एमएसडब्ल्यू ~ social work | social worker | medical social worker
BSW | bachelor of social work | बीएसडब्ल्यू ~ social work | social worker
B.Lib | blib | b lib | blis | b lib i sc | blisc | bachelor of library science | बीलिब | library science graduate | library science degree ~ library science | librarian
M.Lib | mlib | m lib | mlis | m lib i sc | mlisc | master of library science | एमलिब ~ library science | librarian
PGDCA | post graduate diploma in computer application | pg diploma in computer application | पीजीडीसीए ~ dca | computer application
DCA | diploma in computer application | diploma in computer applications | डीसीए ~ pgdca
CCC | course on computer concepts | सीसीसी ~ computer concepts
O Level | o level computer | doeacc o level | nielit o level | ओ लेवल
B.P.Ed | bped | b p ed | bpe | bachelor of physical education | बीपीएड ~ physical education
M.P.Ed | mped | m p ed | master of physical education ~ physical education
B.Arch | barch | b arch | bachelor of architecture | architecture degree | बीआर्क ~ architecture | architect
B.V.Sc | bvsc | b v sc | b vsc | bvsc and ah | bachelor of veterinary science | बीवीएससी | veterinary graduate | veterinary degree ~ veterinary science | veterinary
BUMS | bachelor of unani medicine | बीयूएमएस ~ unani
BNYS | bachelor of naturopathy and yogic sciences ~ naturopathy
MD | doctor of medicine | md ms | md dnb | एमडी ~ senior resident | specialist
MS Surgery | master of surgery | एमएस सर्जरी
DNB | diplomate of national board | डीएनबी
M.Ch | mch | master of chirurgiae ~ super specialist
B.Sc Nursing | bsc nursing | b sc nursing | post basic bsc nursing | बीएससी नर्सिंग | nursing graduate | nursing degree ~ gnm | nursing officer | staff nurse | nurse | project nurse | nursing
M.Sc Nursing | msc nursing | m sc nursing | एमएससी नर्सिंग ~ nursing tutor | nursing officer
BMLT | bsc mlt | b sc mlt | bachelor of medical laboratory technology | बीएमएलटी ~ dmlt
BA | bachelor of arts | बीए | कला स्नातक | arts graduate < b a | arts degree | arts wale ~ any degree | any graduate | bachelors degree | graduation
MA Economics | economics graduate | degree in economics | economics degree | अर्थशास्त्र स्नातक ~ economics | economist | economic
MA | master of arts | एमए | m a ~ master degree | masters degree | any masters degree | post graduate degree | postgraduate degree
MPH | master of public health | masters in public health | एमपीएच ~ public health
Master of Hospital Administration | hospital administration
BFSc | bachelor of fisheries science | fisheries science degree | b f sc ~ fisheries
B.Sc Agriculture | bsc agriculture | bsc ag | b sc agri | बीएससी कृषि | bsc agri | agriculture graduate | कृषि स्नातक < bsc krishi | agri graduate | krishi snatak ~ agriculture
B.Sc Horticulture | bsc horticulture ~ horticulture
Hotel Management Degree | bhm | bachelor of hotel management ~ hotel management
CFA | chartered financial analyst
PGDM | post graduate diploma in management ~ mba
B.Sc | bsc | b sc | bachelor of science | बीएससी | science graduate | विज्ञान स्नातक | science degree ~ any degree | any graduate | bachelors degree | graduation
M.Sc | msc | m sc | master of science | एमएससी ~ master degree | masters degree | any masters degree | post graduate degree | postgraduate degree
B.Com | bcom | b com | bachelor of commerce | बीकॉम | commerce graduate | वाणिज्य स्नातक | commerce degree | degree in commerce < कॉमर्स स्नातक | commerce wale ~ m com | commerce | any degree | any graduate | bachelors degree | graduation
M.Com | mcom | m com | master of commerce | एमकॉम ~ master degree | masters degree | any masters degree | post graduate degree | postgraduate degree
M.Tech | mtech | m tech | master of technology | एमटेक ~ me
PhD | ph d | doctorate | doctoral degree | doctor of philosophy | पीएचडी
BDS | bachelor of dental surgery | बीडीएस
BAMS | bachelor of ayurvedic medicine | बीएएमएस < bams doctor | bams wale | bams daktar ~ ayurvedic | ayurveda | ayurved
BHMS | bachelor of homeopathic medicine | बीएचएमएस < bhms doctor | bhms wale ~ homeopathic | homoeopathic
BPT | bachelor of physiotherapy | बीपीटी
B.Pharm | bpharm | b pharm | b pharma | bpharma | bachelor of pharmacy | बीफार्मा | pharmacy graduate | pharmacy degree ~ pharmacist
D.Pharm | dpharm | d pharm | d pharma | dpharma | diploma in pharmacy | डीफार्मा ~ pharmacist
M.Pharm | mpharm | m pharm | master of pharmacy
DMLT | diploma in medical laboratory technology | डीएमएलटी
D.El.Ed | deled | d el ed | btc | डीएलएड
M.Ed | med | master of education | एमएड
`;

/** Whether a name says who may apply: by a degree, a diploma or a class, or as one of a group. */
export function isOfApplicant({ en, kind }: NameGroup): boolean {
  return kind === "field" && OF_APPLICANTS.has(en);
}

const OF_APPLICANTS: ReadonlySet<string> = new Set([
  ...["ITI", "B.Ed", "MBBS", "GNM", "8th", "7th", "5th", "Women", "Male", "Ex-Serviceman", "PwBD"],
  ...DEGREES.split("\n").map((line) => (line.split(/[|<~]/)[0] ?? "").trim()),
]);
