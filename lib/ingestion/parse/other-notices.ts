import { asksForApplications, kindAtBeginning } from "@/lib/announcements/kinds";

/*
 * What stands on the boards of offices beside recruitments, in the same columns: a list of who was found eligible ends on a day too, until which one
 * objects, and would be shown as a post for which one can apply.
 */

const KINDS =
  /^(?:admit[_ -]?card|hall[_ -]?ticket|results?|answer[_ -]?key|syllabus|updates?|news|exams?|exam[_ -]?(?:date|calendar)s?|cut[_ -]?off|score[_ -]?card|admissions?)$/i;
const TITLE = /\b(?:admit cards?|hall tickets?|answer keys?|results?|score ?cards?|merit list|syllabus|exam calendar)\b/i;
const RECRUITMENT_TITLE = /\b(?:recruitment|vacanc|posts?|apply|apprentice)/i;
/** "Recruitment 2025: Tier-I Result Out": what came of a recruitment, whatever else a title says. */
const IS_OUT =
  /\b(?:admit cards?|hall tickets?|answer keys?|results?|score ?cards?|merit lists?) (?:(?:is|are|has been|have been) )?(?:out|declared|released|announced|published)\b/i;
/** What never is a recruitment. */
const OTHER =
  /\b(?:blood donation|e-?tenders?|tender (?:notice|for|no|document|enquiry)|quotations?|auction|empanel\w*|rate contract|seniority list|gradation list|holiday list)\b|निविदा|कोटेशन|नीलामी/i;
/** What is told to those who have applied, whatever posts it names, unless the title asks for applications too. */
const TO_APPLICANTS = [
  /\b(?:lists?|names) of (?:the )?(?:[\p{L}/-]+ ){0,6}?(?:candidates|applicants|applications)\b/iu,
  /\b(?:(?:in|non-?)?eligible|(?:in)?eligibility|waiting|wait|rejected|rejection|provisional|tentative|select(?:ed|ion)?|short-?list(?:ed)?|merit) lists?\b/i,
  /\b(?:selected|short-? ?listed|rejected|recommended|provisionally \p{L}+) (?:candidates|applicants|applications)\b/iu,
  /\bclaims?(?: and|\s?[&/])? ?objections?\b|\bobjections? (?:(?:are )?invited|notice|list|on|form)\b/i,
  /\b(?:appointment|transfer|promotion|posting|joining) (?:orders?|letters?|instructions?)\b/i,
  /\b(?:postponement|rescheduling) of\b|\b(?:change|revision) (?:of|in) (?:the )?(?:exam(?:ination)?|test|interview)\b/i,
  /\b(?:notice|information|instructions?) (?:regarding|for|about|on|to) (?:the )?(?:hall tickets?|admit cards?|exam(?:ination)?|results?|documents?|candidates|applicants)\b/i,
  /^[^\p{L}]*(?:(?:notice|detailed|revised|new|download) (?:regarding )?)*(?:syllabus|scheme of exam(?:ination)?|exam pattern|question papers?|omr sheets?)\b/iu,
  /[-–—:|]\s*(?:(?:final|provisional|revised|written|typing|skill|exam(?:ination)?|test|list of) )*(?:results?|merit lists?|answer keys?|admit cards?|hall tickets?|score ?cards?|syllabus|interview schedule)(?: 20\d\d)?[^\p{L}\p{N}]*$/iu,
  /(?:पात्र|अपात्र|योग्य|अयोग्य|अंतिम|अनंतिम|अन्तिम|अनन्तिम|प्रतीक्षा|वरीयता|वरिष्ठता|मेरिट|मैरिट|चयन|चयनित|अभ्यर्थियों|उम्मीदवारों|आवेदकों)[^।|]{0,40}सूची/u,
  /दावा\s?[/-]?\s?आपत्ति|(?:नियुक्ति|स्थानांतरण|पदोन्नति) आदेश/u,
];
/** A notice that was called off takes no applications. */
const CALLED_OFF =
  /\bcancel(?:led|ed|lation)\b|\bwithdrawal of (?:the )?(?:advertisement|notification|recruitment|notice)\b|निरस्त|रद्द/iu;

/** What has come in the place of a notice that was called off: "Re-advertisement (earlier notice cancelled)". */
const ANEW = /\bre-?\s?(?:advertis|notif|invit|open)|\b(?:fresh|anew)\b|पुनः/iu;

/** Whether a column says that a row is no recruitment. */
export function isOtherKind(kind: string): boolean {
  return KINDS.test(kind);
}

/** Whether a title is of no recruitment for which one could apply. */
export function isOtherNotice(title: string): boolean {
  return isNoRecruitment(title) || isCalledOff(title);
}

/** Whether a title is of a recruitment for which one could apply until it was called off, and in whose place none has come. */
export function isCalledOff(title: string): boolean {
  return CALLED_OFF.test(title) && !ANEW.test(title) && !isNoRecruitment(title);
}

function isNoRecruitment(title: string): boolean {
  if (TITLE.test(title) && !RECRUITMENT_TITLE.test(title)) return true;
  if ([IS_OUT, OTHER].some((words) => words.test(title)) || kindAtBeginning(title) !== null) return true;
  return !asksForApplications(title) && TO_APPLICANTS.some((words) => words.test(title));
}
