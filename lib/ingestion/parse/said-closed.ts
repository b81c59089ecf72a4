/*
 * What a record says of a notice beside its last date: that nobody can apply any more. "Expired" beside a day to come contradicts itself, and a person
 * looks at it.
 */

const namesOf = (names: string) => new Set(names.normalize("NFKC").split(" "));
/**
 * Columns that say how a notice stands, or its applications, as `foldHeader` has their names. None of what stands around it: whether one may comment
 * ("comment_status": "closed") is on every page of some sites.
 */
const OF_STATE = namesOf(
  "status jobstatus applicationstatus applicationsstatus recruitmentstatus vacancystatus noticestatus notificationstatus advertisementstatus advtstatus registrationstatus formstatus currentstatus verificationstatus statusofapplication statusofrecruitment स्थिति आवेदनकीस्थिति",
);
/** Columns of what else is to be said: that a notice was cancelled, or its last date put off. */
const REMARKS = namesOf(
  "remarks remark note notes corrigendum corrigenda anyotherinformation टिप्पणी टिप्पणियां अभ्युक्ति अभियुक्ति रिमार्क शुद्धिपत्र",
);
/** Columns of yes or no. */
const WHETHER_OPEN = namesOf("active isactive isopen isapplicationopen applicationopen registrationopen");
const WHETHER_CLOSED = namesOf("expired isexpired isclosed closed inactive isinactive applicationclosed isapplicationclosed");

/** Words for what takes no applications. A page that is a draft, archived, private or taken down says nothing of the notice on it. */
const SUBJECT =
  "(?:jobs?|posts?|recruitments?|selections?|vacanc(?:y|ies)|notices?|notifications?|advertisements?|advt|(?:online )?applications?|registrations?|forms?|form filling|(?:online )?links?|last date|date)(?: (?:process|drive|exercise|notice|notification|advertisement|form|link|window))?";
const UNTIL = "(?: (?:un)?till? further (?:notice|orders?)| sine die)?";
const CLOSED = new RegExp(
  `^(?:(?:the |this |above |said |entire |whole )*${SUBJECT} (?:(?:is|are|has|have|been|now|stands?|hereby|kept|put) )*)?(?:now )?(?:(?:closed?|expired|inactive|in active|not active|deactivated|over|ended|filled|suspended|halted|on hold|put on hold|deferred|postponed)${UNTIL}$|(?:cancell?ed|withdrawn|scrapped|stayed(?=$| by\\b)|(?:kept )?in abeyance)(?! (?:cheque|check))\\b)`,
);
const CLOSED_IN_HINDI =
  /^(?:यह )?(?:(?:आवेदन|भर्ती|विज्ञापन|अधिसूचना|पंजीकरण|पंजीयन|रजिस्ट्रेशन|फॉर्म) (?:प्रक्रिया )?)?(?:बंद|बन्द|समाप्त|निष्क्रिय|रद्द|निरस्त|स्थगित)(?: (?:(?:की|किया|कर) (?:गई|गया|गयी|दी|दिया|जाता|जाती)(?: (?:गई|गया|गयी))?(?: है)?|है|हैं|हो (?:गया|गई|गयी|गए|गये|चुका|चुकी|चुके)(?: है| हैं)?))?$/;
const [YES, NO] = [/^(?:true|yes|y|1|हाँ|हां)$/, /^(?:false|no|n|0|नहीं)$/];
const MAX_LENGTH = 200;

/** Whether a column, by its folded name, is of remarks, in which more may be said of a notice than whether it is open. */
export const isRemarks = (name: string) => REMARKS.has(name) || OF_STATE.has(name);

/** Whether a column, by its folded name, says by a value that no applications are taken. */
export function saysNotOpen(name: string, value: unknown): boolean {
  const isOfState = isRemarks(name);
  const [isOpen, isClosed] = [WHETHER_OPEN.has(name), WHETHER_CLOSED.has(name)];
  if (!(isOfState || isOpen || isClosed) || String(value).length > MAX_LENGTH) return false;
  const said = String(value)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  if (isOfState) return CLOSED.test(said) || CLOSED_IN_HINDI.test(said);
  return isOpen ? NO.test(said) : YES.test(said);
}
