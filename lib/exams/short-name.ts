/** What aspirants call well-known examinations and posts; nothing is abbreviated that has no such name. */
const KNOWN: readonly [RegExp, string][] = [
  [/Combined Graduate Level/, "CGL"],
  [/Combined Higher Secondary Level/, "CHSL"],
  [/Multi Tasking Staff( and Havaldar)?/, "MTS"],
  [/Constable \(GD\)/, "GD"],
  [/Junior Engineer/, "JE"],
  [/Sub-Inspector in Delhi Police and CAPF/, "CPO"],
  [/Stenographer Grade C and D/, "Stenographer"],
  [/Civil Services/, "CSE"],
  [/National Defence Academy( and Naval Academy)?/, "NDA"],
  [/Combined Defence Services/, "CDS"],
  [/Engineering Services/, "ESE"],
  [/Central Armed Police Forces \(Assistant Commandants\)/, "CAPF AC"],
  [/Combined Medical Services/, "CMS"],
  [/Indian Economic Service and Statistical Service/, "IES/ISS"],
  [/Combined Geo-Scientist/, "Geo-Scientist"],
  [/Enforcement Officer and Assistant Commissioner Recruitment Test/, "EO/APFC"],
  [/Assistant Loco Pilot/, "ALP"],
  [/Probationary Officers?/, "PO"],
  [/Specialist Officers?/, "SO"],
  [/Regional Rural Banks,?/, "RRB"],
  [/Assistant Administrative Officers?/, "AAO"],
  [/Central Teacher Eligibility Test/, "CTET"],
  [/National Eligibility Test/, "NET"],
  [/Graduate Aptitude Test in Engineering/, "GATE"],
  [/Air Force Common Admission Test/, "AFCAT"],
  [/Level 1 Posts \(Group D\)/, "Group D"],
];

/** What follows the name of an examination: its stage, the posts, and words that every one of them has. */
const REST =
  /,\s*(?:Tier|Stage|Phase|Paper|Preliminary|Main|Officers).*$|\((?:Preliminary|Main)\)|\b(?:Examination|Recruitment|Direct|Posts)\b/gi;

/** The short name of an exam for the cell of a calendar: "SSC CGL" for "SSC Combined Graduate Level Examination, Tier 1". */
export function shortExamName(title: string): string {
  const known = KNOWN.reduce((name, [pattern, short]) => name.replace(pattern, short), title);
  return known.replace(REST, "").replace(/\s+/g, " ").trim() || title;
}
