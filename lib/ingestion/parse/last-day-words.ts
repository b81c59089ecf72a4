/* The words beside the dates of a cell, in lower case and ASCII digits, by which its last day to apply is told from its other days. */

/** What is called off takes no applications, whatever date stands beside it. */
export const CALLED_OFF = /\bcancel|\bwithdrawn\b|\bscrapped\b|रद्द|निरस्त/;
/** What stands still, or is put off to a day that is not told, takes none on the day that stood before: "10-12-2026 (kept in abeyance)". Not of an exam. */
export const STOPPED =
  /\babeyance\b|\bon hold\b|(?<!\b(?:exam|examination|test|cbt|result|counsell?ing)s?(?: is| are| was| has been| stands)? )(?:\b(?:postponed|deferred|put off|suspended|halted|stayed)\b|स्थगित)(?!\s*(?:to|till|until|up ?to)[\s:]*[\ue000-\uf8ff])/;
/** That nothing is taken any more, and no name of the day: "15-12-2026 (closed)", but "Closed on 15-12-2026". */
const CLOSED =
  /\b(?:closed|expired|over)\b(?!\s*(?:on|by|at|from|date)\b|\s*:)|(?<![\p{L}\p{M}])(?:बंद|बन्द|समाप्त)(?!\p{M}|\s*(?:हो|तिथि))/iu;
/** Whether the cell of a last date says that applications are over: on a day to come it contradicts itself. */
export const saysClosed = (cell = "") => CLOSED.test(cell.normalize("NFC")) && !/re-?open|पुनः/i.test(cell);
/** That a day may still become another: "15-12-2026 (tentative)", "likely by 15-12-2026". Not that it may be put off. */
export const TENTATIVE =
  /\btentativ|\bprovisional(?:ly)?(?=\s(?:last |closing )?date|\W*$)|\blikely(?!\s+to be (?:extend|chang|revis))|\bexpected(?!\s+to)|संभावित|सम्भावित|अनंतिम|अनन्तिम/iu;
/** That applications were closed on a day before the last date that was told first: "Last date was 21-12-2026, now closed on 28-11-2026". */
export const CLOSED_EARLY =
  /\b(?:now|already|since|(?:has|have) been|stands?|(?:is|are|was|were)(?: now)?) closed (?:on|from|since|w\.?e\.?f\.?)[\s:]*([\ue000-\uf8ff])/u;
/** A date from which days are counted, or by which something is reckoned: no last date. */
export const BEGINS =
  /\b(?:days?|weeks?)\s+(?:from|of|after|since)\b(?:(?!\b(?:last|closing) date\b)[^,;|]){0,160}$|\b(?:dated|as on|published on|issued on|w\.?e\.?f\.?|last updated|updated on)[\s:(]*$|\bpublication(?: date)?[\s:(]*$|प्रकाशन (?:की )?(?:तिथि|तारीख|दिनांक)[\s:(]*$/;
const NUMBERS = "\\d{1,3}|one|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|forty|sixty|ninety";
/** A last date that is counted from a day which the words beside it may leave open: "Within 21 days of publication", "Six weeks from the date of issue". */
export const COUNTED_DAYS = new RegExp(
  `^\\W*(?:with ?in |upto |up to )?(?:a period of )?(?:the )?(?:${NUMBERS})\\b(?:[ -]?(?:one|two|five|eight))?\\W{1,3}(?:\\(?\\w+\\)?\\W{1,2})?(?:working |calendar )?(?:days?|weeks?|months?)\\b|^\\W*[\\d०-९]{1,3}\\s*(?:दिन|दिवस|सप्ताह|माह)|के\\s+[\\d०-९]{1,3}\\s*(?:दिन|दिवस|सप्ताह|माह)`,
  "iu",
);
/** A date on which applications begin and that ends no range, one from which an extension is counted, and one in whose place another has come: "10-12-2026 (revised from 20-12-2026)". */
export const STARTS =
  /\b(?:from|since|instead of|in place of|in lieu of)[\s:(]*$|\b(?:start(?:s|ed|ing)?|begin(?:s|ning)?|open(?:s|ed|ing|(?= date| on))|commenc\w*)(?: date| on){0,2}[\s:-]*$|\b(?:earlier|old|previous(?:ly)?|original(?:ly)?)(?: (?:last )?date)?[\s:(-]*$|(?:पुरानी|पूर्व) (?:अंतिम |अन्तिम )?तिथि[\s:-]*$/;
export const STARTED =
  /^\W*(?:now |further )?extended by\s[^,;|]{0,30}?\b(?:days?|weeks?|fortnight|months?)\b|^\s*(?:onwards?\b|से(?![\p{L}\p{M}])(?!\s*(?:पहले|पूर्व))|\)?\s*(?:के|से)\s+(?:(?:बाद|पश्चात)\s+)?\d+\s*(?:दिन|दिवस|सप्ताह)|\s*(?:के स्थान पर|की जगह)|\(?(?:earlier|old|previous|original)(?: (?:last )?date)?\W*$)/u;
/** Before a day that is over when it begins: "before 15-12-2026". Of "on or before" it is the last one. */
export const UP_TO_IT =
  /(?<!\b(?:on|at|by)\b\W*(?:(?:or|and)\b\W*)*|\b(?:or|not)\b\W*)\b(?:before|prior to|earlier than)(?: the)?(?: (?:dt|dated?)\b\.?)?[\s:(-]*$/;
/** The same behind a day: "15-12-2026 से पहले". */
export const UP_TO_IT_IN_HINDI = /^\s*(?:\([^()\d]*\)\s*)?(?:से|के)\s+(?:पहले|पूर्व)(?![\p{L}\p{M}])/u;
/** An hour of a day, and one that stands right behind it, but midnight. */
export const HOUR = /\d[:.]\d{2}|\d\s*(?:[ap]\.?\s?m\b|hrs?\b|hours?\b|o.?clock|बजे)|\bnoon\b|\bmidnight\b|मध्यरात्रि/u;
export const HOUR_NEXT =
  /^[\s,(-]*(?:(?:up ?to|till|until|by|at)\s+)?(?!12(?:[:.]00)?\s*a)\d{1,2}(?:[:.]?\d{2})?\s*(?:[ap]\.?\s?m\b|hrs?\b|hours?\b|बजे)/u;
/** The hour at which a day begins, as somebody says it: behind a day "00:00" alone is of a program that knows no hours. */
export const BEGINNING_BEHIND =
  /^[\s,(-]*(?:(?:up ?to|till|until|by|at|before)\s+00[:.]?00\b|(?:को\s+)?00[:.]?00(?::00)?\s*(?:hrs?\b|hours?\b|बजे))(?!:?\d|[\s.)]*(?:hrs?\b|hours?\b)?[\s.)]*(?:to\b|till\b|until\b|up ?to\b|onwards?\b|-|से))/u;
/** The same before it: "till 00:00 hrs of 15-12-2026". */
export const BEGINNING_BEFORE = /(?<!\bfrom\s+)\b00[:.]?00\s*(?:hrs?\b\.?|hours?\b)?\s*(?:of|on)\s+(?:the\s+)?$/;
/** What is sent on paper, of which the second of two days may be: "15-12-2026 to 20-12-2026 (for hard copy)". */
export const COPIES_NEXT =
  /^[\s,(-]*(?:(?:for|of|the|receipt|receiving|submission|submitting|sending)\s+)*(?:hard[\s-]?cop|print[\s-]?out|हार्ड कॉपी)/;
/** What stands between a day and the one that has come in its place, earlier or later: "25-12-2026 (preponed to 15-12-2026)". */
export const IN_ITS_PLACE =
  /\b(?:preponed|advanced|changed|revised|rescheduled|reduced|curtailed|shifted|amended|corrected|brought forward)\s+to[\s:]*$|(?:→|=>|->)\s*$|(?:^|[\s(,;-])now[\s:]*$|(?:^|\s)अब\s*$|(?:के स्थान पर|की जगह)\s*$/;
/** A day that may be the new last one, or the one on which it was told: "15-12-2026 (corrigendum 18-12-2026)". */
export const OF_A_CHANGE = /\b(?:corrigendum|addendum|amendment|updated?)[\s:.(-]*$/;
/** One walks in from the first day on, of which no end may be told. */
export const OF_WALK_IN = /walk|interview|साक्षात्कार/;
/** Steps of a selection by their names alone: "CBT: ...", "Prelims ..."; and those that are words of posts too, as "Trade Apprentice". */
const STEP = "dv|cbt|cbe|prelims?|preliminary|mains?|tier|pet|pst";
const OF_POSTS = "skill|typing|trade|physical";
export const LATER_STAGES = new RegExp(
  `interview|\\bexam|\\btests?\\b|admit|result|verification|joining|counsel|\\b(?:${STEP})\\b|\\b(?:${OF_POSTS})[\\s:-]*$|साक्षात्कार|परीक्षा`,
);
export const EXAM_BEHIND = new RegExp(
  `^\\W*(?:(?:for|date of) (?:the )?)?(?:(?:(?:written|online|${STEP}|${OF_POSTS}) )?(?:exam(?:ination)?|test)|cbt|cbe|prelims|mains)(?: date)?\\W*$`,
);
/** A day until which one corrects what one has sent, alone in its cell too. */
export const CORRECTION_BEHIND =
  /^\W*(?:for (?:the )?)?(?:application )?(?:correction|edit(?:ing)?|modification|objections?)(?: window)?\W*$/;
/** A letter or number before a date, as of posts in a list: "A: ...", "(B) ...", "2) ...", "ii) ...". */
export const LETTERED = /(?<![\p{L}\p{M}\p{N}.:])(?:\p{L}\p{M}*|\d|i{2,3}|iv|vi{0,3}|ix)\s?[:)\].-]+\s*[\ue000-\uf8ff]/gu;
/** A day on which one comes, of two in a cell; alone it may be that of a walk-in. */
export const FOR_COMING = /^\s*for (?:the )?(?:(?:personal )?interview|document verification|counsell?ing)\W*$/;
/** What never ends applications, also where a cell tells of nothing else; on the day of an interview, on paper and with a fee one may apply. */
export const ONLY_LATER =
  /\bexam|admit|result|verification|joining|counsel|\bcorrection|\bedit(?:ing)?\b|\bmodif(?:y|ying|ication)|\bobjection|आपत्ति|\b(?:dv|cbt|cbe|prelims|mains)\b|परीक्षा/;
/** A later date for some: whoever lives far away. */
export const FOR_SOME =
  /far[\s-]?flung|remote|north[\s-]?east|abroad|overseas|\bfor\b[^,;|]{0,60}\b(?:n\.?e\.? |j ?& ?k|hilly)|\b(?:n\.?e\.?|hilly|hill) (?:states?|regions?|areas?)\b|\bj ?& ?k\b|\b(?:assam|meghalaya|arunachal|mizoram|manipur|nagaland|tripura|sikkim|ladakh|jammu|lahaul|pangi|andaman|lakshadweep)\b/;
export const LATE_FEE = /\blate fees?\b/g;
export const BY_POST = /\bby (?:\w+ )?post\b|डाक (?:से|द्वारा)/;
export const ONLINE = /\bon-?line\b|ऑनलाइन|आनलाइन/;
export const OFFLINE = /\boff-?line\b|ऑफ़?लाइन|आफ़?लाइन/;
export const FIRST_STEP = new RegExp(`\\breg(?:ist|n?\\b)|${ONLINE.source}`);
/** Last dates of several ways to apply, or one in the place of another: their words tell which counts. As columns are called, in any case. */
export const TOLD_APART =
  /\bon-?line\b|\boff-?line\b|\bcop(?:y|ies)\b|\bprint|\bpost\b|\bfees?\b|payment|\bextend|\brevis|\bearlier|\bprevious|\boriginal|ऑनलाइन|ऑफ़?लाइन|शुल्क/iu;
/** What stands between the ends of a range, or between two days of one thing. */
export const JOINS = /^\s*(?:-|to|till|until|up ?to|and|&|से)\s*$/;
/** Between two dates: what the first of them is for. "20-12-2026 for payment and 15-12-2026 for applying". */
export const OF_DATE_BEFORE = /^\s*for\s[^,;|/\n()]+\s(?:and|&)\s*$/;
export const SEPARATOR = /[,;|/\n()]/;
/** Words that tell of dates alone: beside a date any other says whose it is ("Clerk: 31-12-2026"). */
export const TELL_OF_DATES = new Set(
  `a an the of for to by in on at or and is it its be been has was will now due last final closing close closes closed end ends ending date dates day days dated time upto up till until before from
  start starts starting begin begins open opens opened reopen reopened re apply applying application applications applied registration register online offline line receipt receiving received submission
  submit submitting form forms filling new latest revised extend extended extension further again updated postponed rescheduled preponed instead lieu place actual tentative expected only also
  with without late fee fees payment pay double normal additional am pm hrs hours hour midnight noon evening morning ie via vide walk walkin ins interview interviews candidate candidates fill filled website portal through mode fine stands which as are that sharp
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun ist days week weeks month months fortnight one two three four five six seven eight nine ten fifteen twenty thirty within publication corrigendum
  अंतिम अन्तिम आखिरी तिथि तारीख दिनांक दिन तक से को की का के में पर है हैं गई गयी गया दी दिया किया जाने सकते भरने भरें कर करने करें बढ़ाकर बढ़ी हुई बढ़ाई विस्तारित विस्तार नई नयी संशोधित अब आवेदन ऑनलाइन आनलाइन ऑफलाइन पंजीकरण पंजीयन वेबसाइट माध्यम द्वारा पत्र प्रपत्र
  फॉर्म जमा शुल्क सहित बिना विलंब विलम्ब शाम सायं सांय रात रात्रि दोपहर सुबह बजे समय और एवं व`
    .normalize("NFKC")
    .split(/\s+/),
);
/** Words beside a change of a day that say of nothing else that it was changed. */
export const TELL_OF_THE_DAY = new Set(
  `a the last closing close due final date dates day is was were has have been it which now further again since and of for to on submission submitting receipt receiving apply applying application
  applications registration online form forms अंतिम अन्तिम आखिरी तिथि तारीख दिनांक को की अब आवेदन`
    .normalize("NFKC")
    .split(/\s+/),
);
