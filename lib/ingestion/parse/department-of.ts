import { categoryOfDepartment } from "@/lib/jobs/facts/category";
import { DEPARTMENTS, type Department, type DepartmentKey } from "@/lib/jobs/facts/departments";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** First rule whose words the name of the body holds; order matters: "Bank of Baroda" before banks, "Railway Police" before railways. */
const RULES: readonly [DepartmentKey, RegExp][] = [
  [
    "ssc",
    /\bstaff selection commission\b(?!.*\b(?:odisha|assam|haryana|jharkhand|himachal|uttar|uttarakhand|bihar|goa)\b)|^ssc\b/,
  ],
  ["upsc", /\bunion public service|^upsc\b/],
  [
    "capf",
    /\b(?:crpf|bsf|cisf|itbp|assam rifles|border security force|central reserve police|central industrial security|indo tibetan|sashastra seema|capf|nsg)\b|^ssb\b/,
  ],
  ["state-police", /\bpolice|\bslprb\b|\bcsbc\b|\bksp\b/],
  ["railway", /\brailways?\b|\brr[bc]\b/],
  ["air-force", /\bair force\b|\bagniveer ?vayu\b|^iaf\b/],
  ["navy", /\bnavy\b|\bnaval\b/],
  ["army", /\barmy\b|\bterritorial army\b|\bhq [a-z]+ command\b/],
  ["isro", /\bisro\b|\bindian space research\b|\b(?:vssc|sdsc|lpsc|nrsc|ursc|icrb)\b/],
  ["drdo", /\bdrdo\b|\bdefence research\b/],
  ["nic", /\bnational informatics centre\b(?! services)|^nic$/],
  ["sbi", /\bstate bank of india\b|^sbi\b/],
  ["rbi", /\breserve bank of india\b|^rbi\b/],
  ["ibps", /\bbanking personnel\b|^ibps\b/],
  ["pnb", /\bpunjab national bank\b|^pnb\b/],
  ["bob", /\bbank of baroda\b|^bob\b/],
  ["canara", /\bcanara bank\b/],
  ["other-banks", /\bbank\b|\bnabard\b|\bsidbi\b|\bexim\b|\bnabfid\b|\bbanks?\b/],
  ["courts", /\b[ds]lsa\b|\b[a-z]{2}slsa\b|\bcourts?\b|\bjudicia|\btribunal\b|\blegal services\b|\blok adalat\b/],
  ["forest", /\bforest\b/],
  [
    "health",
    /\baiims\b|\bhospital\b|\bhealth\b|\bmedical\b|\besic\b|\bnhm\b|\bnrhm\b|\bpgimer\b|\bjipmer\b|\bnimhans\b|\bdmho\b|\bcancer\b|\bicmr\b|\bayush\b|\bnursing\b|\bdhfw|\b(?:echs|gmch?|nhsrc|thsti|actrec|tmc|hbch|hbni|shsb|cmho|dhs|dmhs|dme|neigrihms|nbems|ccrh|ccras|ccrum|ccrs|sgpgi|sgpgims|gims|rgcb|dchs|nihfw|iphl|btsc|apmsrb|ils|rmlims|igims|ilbs|aiihm?|nari|nie|nirt|nims|cmo|rims|skims|mrhru)\b|\bdispensar|\bclinic\b|\bayurved|\bhomoeopath|\bcivil surgeon/,
  ],
  [
    "education",
    /\buniversit|\bcollege|\bschool|\bvidyalaya|\bvishwavidyalaya|\binstitutes? of (?:technology|management|science|information|design|fashion|education)|\b(?:iit|iim|nit|iiit|iiser|niper|kvs|nvs|ignou|ncert|ugc|nift|nid|iisc|niser|iitb|tiss|nielit|srcc|nta|cbse|eklavya|emrs)\b|\bteacher|\beducation\b|\bacademy\b|\bgurukul|\b[a-z]*(?:nit|iit|iiit)[a-z]*\b(?<!unit|recruit)|\biiitdm\b|\bkendriya\b|\bnavodaya\b|\bpolytechnic|\b(?:inst|nitttr|nsd|amu|bhu|jnu|csu|cuhp|ansiss|jmi|tezu|nfsu|iari|bits|svnit|vnit|mnnit|angrau|skau|ouat|du)\b|\b[a-z]{3,7}u\b/,
  ],
  [
    "state-government",
    /\bpublic service commission\b|\b(?!upsc\b)[a-z]{1,5}psc\b|\bpsc\b|\bsubordinate\b|\b[a-z]*sss[bc]\b|\b(?:dsssb|rsmssb|rssb|hssc|jssc|ossc|osssc|opsc|bssc|gsssb|hpsc|jkssb|mpesb|esb|vyapam|kea|kpsc|tnpsc|tspsc|appsc|bpsc|btsc|ukmssb|psssb|tnusrb|mrb|slrc)\b|\b(?:government|govt) of (?!india)|\bstate\b|\b(?:examinations?) authority\b|\bdistrict\b|\bcollector|\bzilla\b|\bpanchayat|\bmunicipal|\bcorporation of\b|\banganwadi\b|\b(?:wcd|icds|dcpu|dswo|drda|dwcweo|bcece|hprca|bpssc|gpssb|wbmsc|cg khanij|kdisc|kudumbashree|nam|nrlm|jslps|ksrlps|sdrf|bmc|vmc|amc|nmmc|pcmc|smc|pmc|kmc|ssc manipur|apsssb|upessc|upsssc)\b|\bhome guard|\banimal husbandry|\bdeputy commissioner|\bblock development|\bgram\b|\bjal\b|\bsecretariat\b|\bstate mission\b|\b(?:rajasthan|punjab|bihar|haryana|gujarat|kerala|karnataka|odisha|assam|telangana|maharashtra|jharkhand) (?:government|govt|staff|services)\b/,
  ],
  [
    "psu",
    /\b(?:limited|ltd|corporation|ntpc|ongc|bhel|hal|bel|gail|sail|iocl|bpcl|hpcl|oil india|coal|nlc|nhpc|powergrid|power grid|rites|ircon|nbcc|becil|beml|hocl|npcil|eil|rcfl?|nfl|mecon|wapcos|pawan hans|aai|airports authority|aiasl|aiatsl|concor|hcl|moil|nmdc|sjvn|thdc|aspl|shipyard|nhsrcl|dfccil|ucsl|csl|midhani|bdl|irctc|lic|gic|niacl|uiic|oicl|fci|insurance|mazagon|grse|refinery|petroleum|fertilizers?|steel|mines|electronics|aeronautics|tcil|railtel|nalco|bsnl|mtnl|hll|krcl|crril|spmcil|kribhco|iffco|alimco|balmer lawrie|cel|itdc|nsic|nhidcl|ireda|irel|uranium|ucil|bemcl|mahatransco|mahagenco|[a-z]*transco|[a-z]*genco|optcl|pspcl|pstcl|cspgcl|csphcl|hvpnl|rvunl|dvc|neepco|aaiclas|ail|avnl|yantra india|ordnance|awel|aweil|miil?|tnpl|nrl|gsl|hsl|bobcaps|mrvc|ncrtc|dmrc|mmrcl?|bmrcl?|cmrl|kmrl|gmrc|upmrc|port authority|scl|edcil|telecommunications consultants|stpi|cdac|nielit services|mstc|hpcl|cpcl|mrpl|bpclcil|ongcvidesh|nfc|heavy water|sbi capital|pfc|rec|cci|cwc|ntc|cotton|sci|nsfdc|pawan|nspcl|ngel|rvnl|mcl|ccl|secl|ecl|wcl|bccl|ncl|ioc)\b/,
  ],
];

export type Classified = { department: Department; jobCategory: ParsedJobInput["jobCategory"] };

/** The department and category of a recruiting body by its name; a body that no rule knows belongs to Government Offices. */
export function departmentOf(organisation: string): Classified {
  const name = organisation
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[.,()/-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const key = RULES.find(([, words]) => words.test(name))?.[0] ?? "government-offices";
  const department = DEPARTMENTS.find((one) => one.key === key)?.value ?? "Government Offices";
  return { department, jobCategory: categoryOfDepartment(department) };
}
