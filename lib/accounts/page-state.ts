import { cookies } from "next/headers";
import { FLASH_COOKIE, type Flash, readFlash } from "@/lib/http/forms/flash";
import { type Language, languageOf } from "@/lib/i18n/languages";

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
  return {
    language: languageOf(lang),
    flash: await readFlash(store.get(FLASH_COOKIE)?.value, path),
    parameter: (name) => [query[name]].flat()[0]?.slice(0, 500) ?? "",
  };
}
