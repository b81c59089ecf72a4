import { AppError } from "@/lib/errors";
import { readText } from "@/lib/http/input/request-body";
import type { Translator } from "@/lib/i18n/translate";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** Whether a request is a plain form post, which wants a page for an answer and not JSON. */
export function isFormPost(request: Request): boolean {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() === FORM_TYPE;
}

/**
 * The fields of a plain form post, the first value of each, read no further than a bound.
 * @throws AppError TOO_LARGE
 */
export async function readForm(request: Request, maxBytes: number, t: Translator<"api">): Promise<Record<string, string>> {
  const text = await readText(request, maxBytes);
  if (text === null) throw new AppError("TOO_LARGE", t("bodyTooLarge"));
  // From the last to the first, so that the first value of a name stays. No prototype: a field may be called __proto__.
  return Object.assign(Object.create(null), Object.fromEntries([...new URLSearchParams(text)].reverse()));
}
