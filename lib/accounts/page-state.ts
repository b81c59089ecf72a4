import { cookies } from "next/headers";
import { FLASH_COOKIE, type Flash, readFlash } from "@/lib/http/forms/flash";
import { type Language, languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

export type AccountPageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export type AccountPage = {
  language: Language;
  /** What a form posted just now has to say here. */
  flash: Flash | null;
  /** The first value of a parameter of the address, bounded; blank where it is not there. */
  parameter: (name: string) => string;
};

/** What every account page reads of its request. */
export async function readAccountPage(path: string, { params, searchParams }: AccountPageProps): Promise<AccountPage> {
  const [{ lang }, query, store] = await Promise.all([params, searchParams, cookies()]);
  const language = languageOf(lang);
  return {
    language,
    flash: summedUp(await readFlash(store.get(FLASH_COOKIE)?.value, path), language),
    parameter: (name) => [query[name]].flat()[0]?.slice(0, 500) ?? "",
  };
}

/** Of several wrong fields it says how many: the words of one, which stand beside it too, would hide the others. */
function summedUp(flash: Flash | null, language: Language): Flash | null {
  const count = Object.keys(flash?.errors ?? {}).length;
  return flash && count > 1 ? { ...flash, message: translator(language, "account")("page.severalWrong", { count }) } : flash;
}
