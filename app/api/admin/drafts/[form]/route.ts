import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { DRAFT_FORM, jobDraftSchema } from "@/lib/jobs/editing/drafts/schema";
import { dropDraft, findDraft, keepDraft } from "@/lib/jobs/editing/drafts/store";

export const dynamic = "force-dynamic";

// A job of the longest texts and all its positions, as in the calls that save one, and what it began from.
const MAX_BODY_BYTES = 1024 * 1024;

type Call = { params: Record<string, string>; actor: { id: number } };

/** @throws AppError NOT_FOUND for what is no name of a form */
function keyOf({ params: { form = "" }, actor }: Call) {
  if (!DRAFT_FORM.test(form)) throw notFound();
  return { adminUserId: actor.id, form };
}

const notFound = () => new AppError("NOT_FOUND", "There is no such draft.");

/** What the caller typed into a form and did not save. */
export const GET = api({ role: "editor" }, async (call) => {
  const draft = await findDraft(keyOf(call));
  if (!draft) throw notFound();
  return respondPrivate(draft);
});

/** Keeps what the caller typed: `{values, base, version}`. Answers `{savedAt}`. */
export const PUT = api({ role: "editor", body: jobDraftSchema, maxBodyBytes: MAX_BODY_BYTES }, async (call) => {
  const now = new Date();
  await keepDraft(keyOf(call), call.body, now);
  return respondPrivate({ savedAt: now.toISOString() });
});

/** Takes a draft away; the answer is the same where there is none. */
export const DELETE = api({ role: "editor" }, async (call) => {
  await dropDraft(keyOf(call));
  return respondPrivate({ message: "The draft was discarded." });
});

export const { POST, PATCH, OPTIONS } = otherMethodsThan("GET", "PUT", "DELETE");
