import { keepDraft } from "@/lib/contact/drafts";
import { CONTACT_LIMITS, MARK_HEADER } from "@/lib/contact/fields";
import { makeFormMark } from "@/lib/contact/form-mark";
import { receiveMessage } from "@/lib/contact/receive-message";
import { AppError } from "@/lib/errors";
import { type ApiCall, api } from "@/lib/http/api";
import { seeOther } from "@/lib/http/forms/form-action";
import { isFormPost, readForm } from "@/lib/http/input/read-form";
import { readJson } from "@/lib/http/input/request-body";
import { respondPrivate } from "@/lib/http/json-response";
import { type RateLimit, secondsToWait } from "@/lib/http/limits/rate-limit";
import { clientAddress } from "@/lib/http/network";
import { otherMethodsThan } from "@/lib/http/other-methods";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

export const dynamic = "force-dynamic";

// Twenty an hour from one network: enough for a shared one, too few to fill a mailbox.
const LIMIT: RateLimit = { name: "contact", calls: 20, seconds: 3_600 };

/** A message of full length, percent-encoded in a form: nine bytes for a letter of Devanagari. */
const MAX_BODY_BYTES = 64 * 1024;

type Call = ApiCall<undefined, undefined>;

/** A message to support. JSON is answered with JSON, a plain form with 303 to the contact page, which says how it went. */
export const POST = api({ sameOrigin: true }, (call) => (isFormPost(call.request) ? receiveForm(call) : receiveJson(call)));

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");

async function receiveJson({ request, language, t }: Call): Promise<Response> {
  await limitSender(request, language);
  const body = await readJson(request, MAX_BODY_BYTES, t);
  const now = new Date();
  await receiveMessage(body, { language, now, isForm: false });
  // The form stays on the screen: its next message is another form.
  const headers = { [MARK_HEADER]: makeFormMark(now) };
  return respondPrivate({ message: translator(language, "contact")("sentTitle") }, { status: 201, headers });
}

async function receiveForm({ request, language, t }: Call): Promise<Response> {
  const fields = await readForm(request, MAX_BODY_BYTES, t);
  try {
    await limitSender(request, language);
    await receiveMessage(fields, { language, now: new Date(), isForm: true });
    return seeContactPage(language, { sent: "1" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const kept = (name: keyof typeof CONTACT_LIMITS) => (fields[name] ?? "").slice(0, CONTACT_LIMITS[name] * 2);
    const values = { name: kept("name"), email: kept("email"), subject: kept("subject"), message: kept("message") };
    const draft = { values, job: fields.job?.slice(0, 20), message: error.message, errors: error.fields ?? {} };
    return seeContactPage(language, { draft: keepDraft(draft) });
  }
}

/** 303: the browser goes on with GET, so that a reload sends nothing again. */
function seeContactPage(language: Language, query: { sent?: string; draft?: string }): Response {
  return seeOther(links.contact(language, query));
}

async function limitSender(request: Request, language: Language): Promise<void> {
  const seconds = await secondsToWait(LIMIT, clientAddress(request));
  if (seconds === null) return;
  const message = translator(language, "contact")("errors.tooMany");
  throw new AppError("RATE_LIMITED", message, undefined, { "retry-after": String(seconds) });
}
