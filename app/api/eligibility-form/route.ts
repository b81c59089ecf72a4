import { CHECK_FIELDS, checkFormSchema } from "@/lib/eligibility/check-form";
import { flashCookie } from "@/lib/http/forms/flash";
import { formAction } from "@/lib/http/forms/form-action";
import { otherMethodsThan } from "@/lib/http/other-methods";
import type { Language } from "@/lib/i18n/languages";
import { parseId } from "@/lib/ids";
import { links } from "@/lib/links";

export const dynamic = "force-dynamic";

const LIMIT = { name: "eligibility-form", calls: 120, seconds: 60 };

/**
 * Asks by a plain form whether one may apply: 303 to the page of the job's form, which answers. What was told travels there in a cookie that only
 * this site reads and that lasts a minute; nothing of it is stored here or stands in an address.
 */
export const POST = formAction(
  {
    fields: checkFormSchema,
    limit: LIMIT,
    page: (language, typed) => pageOf(language, typed.job),
    keep: CHECK_FIELDS,
  },
  async ({ typed, language }) => {
    const to = pageOf(language, typed.job);
    const values = Object.fromEntries(CHECK_FIELDS.flatMap((name) => (typed[name] ? [[name, typed[name].slice(0, 300)]] : [])));
    return {
      to,
      cookies: [await flashCookie({ page: to.split("?")[0] ?? to, outcome: "done", message: "", errors: {}, values })],
    };
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");

function pageOf(language: Language, job: string | undefined): string {
  const id = parseId(job ?? "");
  return id === null ? links.home(language) : links.eligibility(language, id);
}
