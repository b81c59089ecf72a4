import type { JobField, JobTable } from "@/lib/jobs/job/names";

/** What a file says of a listing beside the fields of a job. */
type BesideTheJob = "id" | "state" | "firstSeen" | "noticeLink" | "kind" | "ownId" | "seenAt";

/** A field of a listing as files state it: those of a job by the name in lib/jobs/job.ts (`imported`), and what stands beside them. */
export type Field = Extract<JobTable[JobField], { imported: object }>["imported"]["as"] | BesideTheJob;

/**
 * The names under which foreign files hold each field, in English and Hindi: the one table of them. They are compared without case,
 * spaces and punctuation; where several columns of a row mean the same field, the first that says something in the order of the names
 * counts, so the surer names stand first.
 */
export const COLUMN_NAMES = {
  id: "id; notification id; job id; uid; guid; vacancy id; post id; record id",
  title:
    "title; job title; job name; post name title; post name; post; position; name; पद का नाम; name of post; name of the post; name of posts; name of the posts; post title; name of vacancy; vacancy name; vacancy title; designation; role; headline; subject; title of post; posts name; name of position; name of the position; name of recruitment; recruitment; examination name; name of examination; exam name; position title; पदनाम; पद; पदों का नाम; पदों के नाम; विज्ञापित पद; भर्ती का नाम; भर्ती; परीक्षा का नाम; शीर्षक",
  titleHindi:
    "title hindi; title hi; title in hindi; job title hindi; job title in hindi; post name hindi; पद का नाम हिन्दी; पद का नाम हिंदी में",
  organisation:
    "organisation; organization; recruiting organization; rec board; recruitment board; board; company; employer; agency; body; recruiting body; recruiting organisation; org name; organisation name; organization name; name of organisation; name of organization; name of the organisation; name of the organization; hiring organization; company name; conducting body; conducting authority; recruiting agency; recruiting authority; commission; name of rrb; institution; institute; institute name; university; office; issued by; published by; संस्था; संगठन; विभाग का नाम; संस्थान; संस्था का नाम; संगठन का नाम; आयोग; बोर्ड; भर्ती बोर्ड; कार्यालय; कंपनी का नाम",
  organisationHindi:
    "organisation hindi; organization hindi; recruiting organization hi; recruiting organization hindi; board hindi; body hindi",
  department:
    "department; dept; ministry; department name; name of department; name of the department; dept name; ministry department; विभाग; मंत्रालय",
  location:
    "location; job location; place; city; place of posting; posting place; place of work; work location; job place; district; venue; address locality; नियुक्ति स्थान; कार्य स्थल; कार्यस्थल; स्थान; जिला; नौकरी का स्थान; पदस्थापना स्थान",
  state: "state; region; state name; name of state; address region; राज्य; प्रदेश; राज्य का नाम",
  qualification:
    "qualification; qualifications; education; eligibility; educational qualification; educational qualifications; essential qualification; essential qualifications; eligibility criteria; minimum qualification; required qualification; qualification required; education required; education requirements; academic qualification; शैक्षणिक योग्यता; शैक्षिक योग्यता; योग्यता; अर्हता; शैक्षिक अर्हता; पात्रता; न्यूनतम योग्यता",
  vacancies:
    "vacancies; vacancy; positions; posts; total posts; total vacancies; no of posts; number of vacancies; number of posts; no of vacancies; no of vacancy; no of post; total vacancy; total no of posts; total post; total number of posts; number of positions; no of positions; post count; vacancy count; openings; total job openings; seats; रिक्तियां; रिक्तियाँ; रिक्ति; पदों की संख्या; पदों की कुल संख्या; कुल पदों की संख्या; पद संख्या; vacancies total; vacancy total; posts total; positions total; vacancies count; कुल पद; कुल रिक्तियां; रिक्त पद; रिक्त पदों की संख्या; संख्या",
  salary:
    "salary; pay; pay scale; stipend; remuneration; salary range; pay level; scale of pay; pay matrix; pay band; emoluments; consolidated pay; consolidated salary; monthly salary; salary per month; monthly remuneration; level in pay matrix; base salary; honorarium; ctc; वेतन; वेतनमान; मानदेय; वेतन स्तर; मासिक वेतन; वेतन मान",
  postedOn:
    "posted on; posted date; post date; date posted; published on; publication date; notification date; pub date; date published; published; date of publication; date of notification; date of advertisement; date of issue; issue date; advertisement date; advt date; date of advt; date of upload; upload date; uploaded on; posted; publish date; dc date; date; प्रकाशन तिथि; प्रकाशन की तिथि; जारी तिथि; जारी करने की तिथि; विज्ञापन तिथि; विज्ञापन की तिथि; अधिसूचना तिथि; दिनांक",
  firstSeen: "first seen; sort date; created at; created; created on; date created",
  startsOn:
    "application start date; application start; start date; opening date; open date; apply start; application begin; application begins; application open date; start date to apply; start date of application; starting date; online application start date; opening date for application; application opens; applications open; commencement of application; online start date; registration start date; apply from; application from; applications from; online application from; online applications from; online registration from; from date; date from; dates start; dates open; dates opening; important dates start; आवेदन प्रारंभ तिथि; आवेदन प्रारम्भ तिथि; आवेदन शुरू; आवेदन आरंभ तिथि; प्रारंभ तिथि; आरंभ तिथि; आवेदन शुरू होने की तिथि",
  deadline:
    "extended last date; revised last date; new last date; last date extended; extended date; extended upto; extended up to; extended till; extended to; date extended upto; date extended up to; date extended to; date extended till; last date extended upto; last date extended up to; last date extended to; revised closing date; extended closing date; विस्तारित अंतिम तिथि; संशोधित अंतिम तिथि; बढ़ी हुई अंतिम तिथि; deadline; l date; last date; last date to apply; application end; application deadline; closing date; close date; end date; sort deadline; valid through; last date of registration; last date for registration; last date of online registration; registration end date; registration last date; last date of application; last date for application; last date for receipt of applications; last date for receipt of application; last date of receipt of application; last date of receipt; last date of submission; last date for submission; last date of online application; last date for online application; last date to apply online; last date for apply; last date for applying; application last date; application closing date; apply by; apply before; apply last date; due date; last dt; last date and time; last date time; closing date and time; closing date time; last date of applying; last date of apply; last date to submit application; last date for submission of application; last date for submission of applications; last date of submission of application; last date of submission of applications; expiry date; expires; valid upto; valid till; application closes; applications close; date of closing; closing on; closing date of application; closing date for application; online last date; end date to apply; application end date; apply upto; apply up to; apply till; application upto; application up to; application till; online application to; online application upto; online application up to; online application till; online registration to; online registration upto; online registration till; to date; date to; dates last; dates end; dates close; dates closing; important dates last; important dates end; walk in date; date of interview; interview date; walk in interview date; date of walk in; date of walk in interview; date and time of walk in; date time of walk in; date and time of walk in interview; date time of walk in interview; अंतिम तिथि; आवेदन की अंतिम तिथि; अन्तिम तिथि; आवेदन की अन्तिम तिथि; अंतिम दिनांक; आवेदन अंतिम तिथि; आवेदन करने की अंतिम तिथि; ऑनलाइन आवेदन की अंतिम तिथि; आखिरी तारीख; अंतिम तारीख",
  listingLink:
    "link; source url; website url; url; detail url; job url; detail link; details link; permalink; page url; web link; loc; href; लिंक",
  applyLink:
    "apply link; apply url; apply online; official link; application link; online application; registration link; apply online link; apply here; apply; आवेदन लिंक; आवेदन करें; ऑनलाइन आवेदन",
  noticeLink:
    "notification link; notifiaction link; official pdf; notification pdf; pdf; notification; advertisement; official notification; notice; advertisement link; advt; download; document; file; download notification; view notification; attachment; pdf link; pdf url; advertisement pdf; अधिसूचना; विज्ञापन; डाउनलोड; सूचना",
  website: "official website; website; organisation website; organization website; official site; आधिकारिक वेबसाइट; वेबसाइट",
  ageLimit:
    "age limit; age; ages; age criteria; maximum age; max age; upper age limit; age limits; age limit in years; आयु सीमा; आयु; अधिकतम आयु; उम्र; उम्र सीमा",
  applicationFee:
    "application fee; fee; fees; application fees; exam fee; examination fee; registration fee; fee details; आवेदन शुल्क; शुल्क; परीक्षा शुल्क; फीस",
  description:
    "description; intro; details; summary; job description; content; content encoded; content text; content html; body text; about; विवरण; संक्षिप्त विवरण",
  selectionProcess:
    "selection process; selection; selection procedure; mode of selection; selection method; selection mode; चयन प्रक्रिया; चयन",
  experience: "experience required; experience; work experience; experience requirements; required experience; अनुभव",
  kind: "type; kind; category; post type; notice type; notification type",
  employmentType: "employment type; job type; nature of job; nature of employment; नियुक्ति का प्रकार; रोजगार का प्रकार",
  breakdown: "vacancy breakdown; category wise; category wise vacancy; category wise vacancies; category wise posts; श्रेणीवार पद",
  advertisement:
    "advertisement number; advt no; advertisement no; notification no; advt number; advertisement num; notification number; advt; advt no date; notice no; notice number; employment notice no; cen no; reference no; ref no; adv no; विज्ञापन संख्या; विज्ञापन क्रमांक; विज्ञापन सं; अधिसूचना संख्या; विज्ञप्ति संख्या",
  ownId: "niyukti id",
  seenAt: "last checked; snapshot; scraped at; fetched at",
} as const satisfies Record<Field, string>;

/** Every field by its name. */
export const FIELDS = Object.keys(COLUMN_NAMES) as readonly Field[];

/** Columns of both days between which one applies ("01-12-2026 to 31-12-2026"); one day alone in them may be the first. */
export const PERIODS: readonly string[] =
  "application dates; application period; application window; apply dates; online application dates; online application period; dates of application; period of application; registration dates; registration period; registration window; आवेदन अवधि; आवेदन की अवधि; ऑनलाइन आवेदन की अवधि".split(
    "; ",
  );

/** Columns of all days of a notice: "Start: 01-12-2026 Last: 20-12-2026 Exam: 10-01-2027". */
export const ALL_DATES: readonly string[] =
  "important dates; important date; key dates; महत्वपूर्ण तिथियां; महत्वपूर्ण तिथियाँ; महत्वपूर्ण तिथि".split("; ");

const set = (words: string) => new Set(words.normalize("NFKC").split(" "));
const LAST = set("last closing close due end अंतिम अन्तिम आखिरी");
const FIRST = set("start starting begin beginning commencement commencing opening open प्रारंभ प्रारम्भ आरंभ आरम्भ शुरू");
const DAY = set("date dates day तिथि तारीख दिनांक");
const APPLYING = set(
  "apply applying application applications online registration registering register submission submitting submit receipt receiving form forms आवेदन ऑनलाइन आनलाइन पंजीकरण पंजीयन फॉर्म फार्म",
);
const BETWEEN = set(
  "the of for to and by in on off line offline physical physically up filling fill time hours candidates की का के को लिए हेतु करने होने भरने जमा प्राप्त प्राप्ति पत्र पत्रों एवं व समय ऑफलाइन ऑफ़लाइन आफलाइन",
);

/**
 * The first or the last day of applying, of which offices write the name in a hundred ways ("Closing date for submission of on-line application"); null where a word
 * speaks of anything else, as a fee or a hard copy.
 */
export function dayOfApplying(header: string): "deadline" | "startsOn" | null {
  const words = header
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  if (!words || words.length > 14) return null;
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  const isKnown = words.every((word) => [LAST, FIRST, DAY, APPLYING, BETWEEN].some((some) => some.has(word)));
  const isDay = has(DAY) || (words[1] === "of" && [LAST, FIRST].some((some) => some.has(words[0] ?? "")));
  if (!isKnown || !isDay || !has(APPLYING) || has(LAST) === has(FIRST)) return null;
  return has(LAST) ? "deadline" : "startsOn";
}

/** Whom posts are kept for, or who pays another fee, and posts of one kind of several. */
export const OF_SOME_POSTS =
  /(?<![\p{L}\p{M}\p{N}])(?:(?:u\.?r|gen|general|unreserved|[oem]?bc|o\.b\.c|ews|s\.?c|s\.?t|pw[bd]+|ph|esm|ex-?\s?servicem[ae]n|wom[ae]n|females?|males?|backlog)(?!\p{L})|अनारक्षित|सामान्य|अनुसूचित|पिछ|महिला|पुरुष|दिव्यांग|अ\.?\s?(?:ज\.?\s?)?जा)/giu;

/** "Total Posts (including backlog)" */
const WITH_THEM = /\((?=[^()]*(?:\bincl|सहित))[^()]*\)/giu;

/** Whether a column counts the posts of one kind or for some people alone: "Vacancy (SC)". */
export function isOfSomePosts(header: string): boolean {
  return header.normalize("NFKC").replace(WITH_THEM, "").match(OF_SOME_POSTS)?.length === 1;
}
