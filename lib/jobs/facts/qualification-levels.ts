import { foldQualification } from "@/lib/jobs/facts/qualification-refusals";
import { QUALIFICATIONS, type Qualification } from "@/lib/jobs/schema";

/** Subjects of ordinary degrees, as they stand beside engineering in a list. */
const ORDINARY =
  "sciences?|arts|commerce|humanities|agriculture|horticulture|forestry|law|management|biotechnology|microbiology|economics|mathematics|statistics|physics|chemistry";

/** Up to two words before "engineering", of which each may name several branches: "Civil/Mechanical/Electrical". */
const BRANCHES = `(?:(?!(?:${ORDINARY})\\s*/)\\w+(?:\\s*/\\s*(?!(?:${ORDINARY})\\b)\\w+)*\\s+){0,2}`;

/** Branches as they stand behind "B.E." without a word between: "B.E. Civil". Not "computer" alone: applicants are to be computer literate. */
const BRANCH =
  "(?:civil|mech(?:anical)?|electrical|electronics|ece|eee|cse|computer\\s+(?:science|engineering|engg)|instrumentation|chemical|metallurg\\w+|mining|automobile)\\b";

/** What stands before the verb: "should preferably be civil engineers". */
const BEFORE_BE =
  "\\b(?:must|should|shall|may|to|will|can|cannot|would|could|might)(?:\\s+(?:not|also|only|preferably|ideally|normally))*\\s+";

/**
 * Names of each level as whole words of a folded text (lower case, dots dropped, "10+2" kept). Order matters: what a rule finds is
 * taken out of the text before the next one looks, so that "10+2" is not 10th and "Post Graduate Diploma" neither graduate nor diploma.
 */
const RULES: readonly [readonly Qualification[], RegExp][] = [
  // A part of a course of accountants, of whichever level.
  [
    [],
    /(?:ca|cma|icwa|cs)(?: ?\/ ?(?:ca|cma|icwa|cs))? ?\(?inter(?:mediate)?|intermediate (?:exam(?:ination)? )?of (?:the )?(?:ca|cma|icwa|cs|icai|icmai|icsi)/,
  ],
  // "M.Sc. degree" is one thing.
  [
    ["postgraduate"],
    ofDegree([
      "post[\\s-]*graduat(?:e|ion|es)(?:\\s+(?:diploma|degree|certificate))?",
      "(?<!(?:clat|neet|cuet|gpat) (?:ug )?)pg(?:\\s*(?:diploma|degree|diplomas))?",
      "pgd(?:m|ca|bm|ba)?",
      "master(?:'?s)(?:\\s+(?:degree|of|in)\\b)?|master\\s+(?:degree|level|of|in)\\b",
      // A master of a vessel, of a band or of a school has a trade and no such degree.
      "(?<=(?:^|[,/]|\\bor|\\band)\\s*)master(?=\\s*(?:/|,|$|or\\b))",
      "m\\s?(?:sc|com|tech|phil|ed|pharm(?:a|acy)?|lib(?:\\s?i?\\s?sc)?|cap|lisc|des|arch|plan|stat|vsc|pt|ot|optom|aslp|ch|stats|p\\s?ed)",
      "mlis|mba|mca|msw|mds|mha|mph|mfa|mcom|llm|dnb|pgt|mpharm|mtech|phd|ph\\s?d|mphil|doctora(?:te|l)",
      "m\\s?a(?=\\W|$)(?!\\s+(?:year|month))",
      "md(?:\\s*/\\s*ms)?|ms(?=\\s*(?:/|,|$|in\\b|\\())(?!\\s*\\(?\\s*(?:word|excel|office))|m\\s?e(?=\\s*(?:/|,|$|in\\b|\\())|dm",
      `m\\s?e(?=\\s+${BRANCH})`,
      "ca|cma|icwa|ic(?:a|s|ma)i|(?:chartered|cost)(?: and management)? accountan(?:ts?|cy)|company secretar(?:y|ies|yship)",
      "स्नातकोत्तर|परास्नातक|पीजी(?:\\s*(?:डिप्लोमा|डिग्री))?|मास्टर(?:्स)?(?:\\s*डिग्री)?|पी\\.?\\s?एच\\.?\\s?डी|एम\\.?\\s?(?:ए|एससी|कॉम|टेक|एड|बीए|फिल)",
    ]),
  ],
  // Technology of food or dairies, and engineering beside other subjects, are taught in degrees of either kind.
  [
    ["graduate", "engineering"],
    new RegExp(
      `bachelor(?:'?s)?(?:\\s+degree)?\\s+in\\s+(?:\\w+\\s+){1,2}technology|(?:bachelor(?:'?s)?(?:\\s+degree)?|degree)\\s+(?:of|in)\\s+(?:\\w+\\s+){0,2}(?:engineering|technology)(?=\\s*(?:,|/|or\\b|and\\b)\\s*(?:\\w+\\s+)?(?:${ORDINARY})\\b)`,
    ),
  ],
  // "Degree (Relevant Engg)", "B.Sc (Electrical Engg)".
  [
    ["engineering"],
    /(?:degree|graduat(?:e|ion)|b\s?sc) ?\((?:[\p{L}/, ]{1,60}[/, ])?(?:engg|engineering)(?: discipline| branch)?\)|(?:b\s?sc|degree) ?(?:engg|engineering)/u,
  ],
  // "Degree/Diploma in Civil Engineering" takes either, and so does "Degree, Diploma (Relevant Engg)".
  [
    ["engineering", "diploma"],
    new RegExp(
      `degrees?\\s*(?:/|or\\b|and\\b)\\s*diplomas?\\s+(?:in|of)\\s+${BRANCHES}(?:engineering|engg)(?:\\s*/\\s*technology)?|degrees?\\s*[,/]\\s*diplomas?\\s*\\(\\s*(?:\\w+\\s+)?(?:engineering|engg)\\s*\\)`,
    ),
  ],
  [
    ["engineering"],
    new RegExp(
      [
        `(?:b\\s?tech|b\\s?e(?=\\s*(?:/|,|$|in\\b|or\\b|\\(|and\\b|degree))|(?<!${BEFORE_BE})b\\s?e(?=\\s+${BRANCH}))(?:\\s+degrees?)?`,
        "(?:bachelor(?:'?s)?(?:\\s+degree)?\\s+(?:of|in)\\s+)?(?:engineering|engg|technology)\\s+(?:degree|graduates?)|graduate engineers?",
        `(?:degree|graduate|graduation)\\s+(?:in|of)\\s+${BRANCHES}(?:engineering|engg)`,
        `bachelor(?:'?s)?(?:\\s+degree)?\\s+(?:of|in)\\s+${BRANCHES}(?:engineering|engg|technology)`,
        "(?<=^|,\\s*)engineering(?=\\s*(?:/|,|$))|amie",
        "इंजीनियरिंग(?!\\s*(?:में\\s*)?डिप्लोमा)(?:\\s*(?:में\\s*)?(?:डिग्री|स्नातक))?|बी\\.?\\s?(?:टेक|ई)",
      ].join("|"),
    ),
  ],
  [
    ["graduate"],
    new RegExp(
      [
        "(?<!non )graduat(?:e|es|ion)|10\\s?\\+\\s?2\\s?\\+\\s?[345]|bachelor'?s?",
        "(?<!(?:clat|neet|cuet|gpat|jee) |\\()ug(?! diploma)",
        "(?:any|ug|under graduate|professional|law|medical|nursing|recognised|university)?\\s*degree",
        "b\\s?(?:sc|com|ed|pharm(?:a|acy)?|lib(?:\\s?i?\\s?sc)?|lisc|des|arch|plan|v\\s?sc|pt|ch|el\\s?ed|p\\s?ed|voc|stat|fsc|ams|hms|ot|optom|aslp)",
        "b\\s?a(?=\\s*(?:/|,|$|in\\b|or\\b|\\(|and\\b|b\\b|ed\\b|pass\\b|degree\\b|hon(?:our)?s\\b|with\\b|from\\b))",
        "pharm\\s?d|blis|m b b s|bca|bba|bbm|bsw|llb|ll\\s?b|mbbs|bds|bams|bhms|bums|bsms|bnys|bvsc|bpt|bot|bmlt|bpharm|bcom|bsc|bfa|bhm|gnm and bsc|tgt",
        "स्नातक|डिग्री|बी\\.?\\s?(?:ए|एड|एससी|कॉम|फार्मा)|एमबीबीएस|एलएलबी",
      ].join("|"),
    ),
  ],
  [["diploma"], /diplomas?|dipolma|polytechnic|d\s?(?:pharm(?:a|acy)?|el\s?ed|p\s?ed|ed)|dmlt|d\s?voc|डिप्लोमा/],
  [
    ["12th"],
    /10\s?\+\s?2|12\s?th|12 th|xii(?:th)?|class 12|12(?= pass)|plus two|\+ ?2(?! ?(?:years?|yrs?))|hs(?= ?(?:pass(?:ed)?|exam\w*|or\b|\/|,|$))|interm[ei]diate|inter(?=\s*(?:pass|\/|,|$|or\b|\())|higher secondary|hss?c|hslc pass 12|senior secondary|sr secondary|puc|pre university|twelfth|12 ?वीं|बारहवीं|इंटर(?:मीडिएट)?/,
  ],
  [
    ["10th"],
    /10\s?th|class 10|10(?= pass)|x(?:th)?(?=\s*(?:pass|class|standard|std|\/|,|$))|matric(?:ulation|ulate)?|sslc|ssc(?=\s*(?:pass|exam|\/|,|$|or\b))|hslc|high school|secondary(?= (?:exam|pass|certificate))|tenth|secondary school|madhyamik|10 ?वीं|दसवीं|मैट्रिक|हाई ?स्कूल/,
  ],
];

function ofDegree(names: readonly string[]): RegExp {
  return new RegExp(`(?:${names.join("|")})(?:\\s+degrees?)?`);
}

/** "10th+ITI" names both, and the halves of "10+2" none. */
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}]| ?\+ ?\d+\b(?! ?(?:years?|yrs?)))`;
const WHOLE = RULES.map(
  ([levels, { source }]) => [levels, new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}]|\d ?\+)(?:${source})${AFTER}`, "gu")] as const,
);

/**
 * The levels of the qualification filter that a text names, in the filter's order. A B.E. or B.Tech names "engineering" alone, and
 * "graduate" too only where the text also says degree, graduate or bachelor of another kind: a filter finds the jobs that name
 * its level (product.md, "Place"). ITI, "8th pass" and prose name none, and neither does what a text says it does not take.
 */
export function qualificationLevelsOf(text: string): Qualification[] {
  const found = new Set<Qualification>();
  let rest = foldQualification(text);
  for (const [levels, whole] of WHOLE) {
    const without = rest.replace(whole, " , ");
    if (without !== rest) for (const level of levels) found.add(level);
    rest = without;
  }
  return QUALIFICATIONS.filter((level) => found.has(level));
}
