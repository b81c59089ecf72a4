import { type ContactField, MARK_HEADER } from "@/lib/contact/fields";
import { looksLikeMailAddress } from "@/lib/web-address";

/** How sending went: the sentence for the whole form and one for each field that is wrong. */
export type SendResult = { isSent: boolean; message: string; errors: Partial<Record<ContactField, string>> };

type Words = Record<`${ContactField}Missing` | "emailInvalid", string>;

/** What the browser itself sees wrong, in the words of the page. */
export function fieldErrors(form: HTMLFormElement, names: readonly ContactField[], words: Words): SendResult["errors"] {
  const errors: SendResult["errors"] = {};
  for (const name of names) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    if (field.value.trim() === "") errors[name] = words[`${name}Missing`];
    // Not as browsers check: to them an address in Hindi is none.
    else if (name === "email" && !looksLikeMailAddress(field.value)) errors[name] = words.emailInvalid;
  }
  return errors;
}

/** Sends the form as JSON. Never throws: a network that is away is an outcome too. */
export async function postMessage(
  action: string,
  form: HTMLFormElement,
  mark: string,
  networkError: string,
): Promise<SendResult & { mark: string | null }> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...Object.fromEntries(new FormData(form)), mark }),
    });
    const body = (await response.json()) as { message: string; errors?: Record<string, string[]> };
    const errors = Object.fromEntries(Object.entries(body.errors ?? {}).map(([name, [first]]) => [name, first]));
    return { isSent: response.ok, message: body.message, errors, mark: response.headers.get(MARK_HEADER) };
  } catch {
    return { isSent: false, message: networkError, errors: {}, mark: null };
  }
}
