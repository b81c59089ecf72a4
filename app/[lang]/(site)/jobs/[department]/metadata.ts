import type { Metadata } from "next";
import { yearInIndia } from "@/lib/dates";
import { findDepartmentPage } from "@/lib/departments/pages";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { pageMetadata } from "@/lib/seo/metadata";

/** Title, description, keywords and canonical link of a department page, plain or filtered. */
export function departmentMetadata(language: Language, slug: string): Metadata {
  const page = findDepartmentPage(slug);
  if (!page) return {};
  const t = translator(language, "departments");
  return pageMetadata({
    language,
    path: `/jobs/${page.slug}`,
    title: t(`metaTitle.${page.slug}`, { year: yearInIndia(new Date()) }),
    description: t(`metaDescription.${page.slug}`),
    keywords: t(`keywords.${page.slug}`),
  });
}
