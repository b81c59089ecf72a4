import { notFound } from "next/navigation";
import { isLanguage } from "@/lib/i18n/languages";
import { setRequestLanguage } from "@/lib/i18n/request-language";

// Not cached: addresses that visitors mistype must not push real pages out of the cache.
export const dynamic = "force-dynamic";

/** Every address that no page has. */
export default async function UnknownPage({ params }: { params: Promise<{ lang: string }> }): Promise<never> {
  const { lang } = await params;
  if (isLanguage(lang)) setRequestLanguage(lang);
  notFound();
}
