/*
 * What a record says of a notice beside its last date: that nobody can apply any more. "Expired" beside a day to come contradicts itself, and a person
 * looks at it.
 */

const namesOf = (names: string) => new Set(names.split(" "));
/**
 * Columns that say how a notice stands, or its applications, as `foldHeader` has their names. None of what stands around it: whether one may comment
 * ("comment_status": "closed") is on every page of some sites.
 */
const OF_STATE = namesOf(
  "status jobstatus applicationstatus applicationsstatus recruitmentstatus vacancystatus noticestatus notificationstatus advertisementstatus advtstatus registrationstatus formstatus currentstatus verificationstatus statusofapplication statusofrecruitment स्थिति आवेदनकीस्थिति",
);
/** Columns of yes or no. */
const WHETHER_OPEN = namesOf("active isactive isopen isapplicationopen applicationopen registrationopen");
const WHETHER_CLOSED = namesOf("expired isexpired isclosed closed inactive isinactive applicationclosed isapplicationclosed");

/** Words for what takes no applications. A page that is a draft, archived, private or taken down says nothing of the notice on it. */
const CLOSED =
  /^(?:(?:the )?(?:jobs?|recruitments?|vacanc(?:y|ies)|notices?|notifications?|advertisements?|(?:online )?applications?|registrations?|forms?|links?|last date|date) (?:(?:is|are|has|have|been|now) )*)?(?:now )?(?:closed?|expired|inactive|in active|not active|over|ended|filled|cancell?ed|withdrawn|suspended|on hold|postponed)$/;
const CLOSED_IN_HINDI =
  /^(?:(?:आवेदन|भर्ती|पंजीकरण|पंजीयन|रजिस्ट्रेशन|फॉर्म) )?(?:बंद|बन्द|समाप्त|निष्क्रिय|रद्द|निरस्त|स्थगित)(?: (?:है|हैं|हो (?:गया|गई|गयी|गए|गये|चुका|चुकी|चुके)(?: है| हैं)?))?$/;
const [YES, NO] = [/^(?:true|yes|y|1|हाँ|हां)$/, /^(?:false|no|n|0|नहीं)$/];
const MAX_LENGTH = 60;

/** Whether a column, by its folded name, says by a value that no applications are taken. */
export function saysNotOpen(name: string, value: unknown): boolean {
  const isOfState = OF_STATE.has(name);
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
