import { AppError } from "@/lib/errors";
import { feedFile } from "@/lib/feeds/files";
import { respondTagged } from "@/lib/http/json-response";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { lenientFilters } from "@/lib/jobs/search/filters";

type Options = { filters?: JobFilters; title: string; language: Language; t: Translator<"api"> };

/**
 * Answers a file of feeds and calendars, or 304 where the program has it. Search engines are not to list a file that says what a page says.
 * @throws AppError NOT_FOUND for a name that is none
 */
export async function answerFeed(request: Request, name: string, { filters, title, language, t }: Options): Promise<Response> {
  const file = await feedFile(name, { filters: filters ?? lenientFilters({}), title, language, now: new Date() });
  if (!file) throw new AppError("NOT_FOUND", t("notFound"));
  const response = respondTagged(request, file);
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
