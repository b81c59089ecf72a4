import type { Metadata } from "next";
import { yearInIndia } from "@/lib/dates";
import { departmentTitle } from "@/lib/departments/page-title";
import { findDepartmentPage } from "@/lib/departments/pages";
import { feedsOfList } from "@/lib/feeds/alternates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { pageMetadata } from "@/lib/seo/metadata";

/** Title, description, keywords and canonical link of a department page; filtered, without the link: search engines leave it out. */
export function departmentMetadata(language: Language, slug: string, { isLeftOut = false } = {}): Metadata {
  const page = findDepartmentPage(slug);
  if (!page) return {};
  const t = translator(language, "departments");
  const name = page.name[language];
  const exams = page.exams.map((exam) => exam.name[language]).join(", ");
  const { title, isAlone } = departmentTitle(page, language, yearInIndia(new Date()));
  const metadata = pageMetadata({
    language,
    path: `/jobs/${page.slug}`,
    title,
    description: t("metaDescription", { name, exams }),
    keywords: t("keywords", { name, exams }),
    feeds: feedsOfList(language, page.own, name),
    isLeftOut,
  });
  return isAlone ? { ...metadata, title: { absolute: title } } : metadata;
}
