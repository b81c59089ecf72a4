import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { departmentMetadata } from "@/app/[lang]/(site)/jobs/[department]/metadata";
import { DepartmentView } from "@/components/departments/department-view";
import { departmentFilters, findDepartmentPage, searchesOf } from "@/lib/departments/pages";
import { languageOf } from "@/lib/i18n/languages";
import { cachedAllIndia, cachedListPage, openSearches } from "@/lib/jobs/cache";
import { QUALIFICATIONS } from "@/lib/jobs/schema";
import { openFigures } from "@/lib/jobs/search/counts";
import { cachedLandingLinks } from "@/lib/landings/counted";

type Props = { params: Promise<{ lang: string; department: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, department } = await params;
  return departmentMetadata(languageOf(lang), department);
}

/** /jobs/ssc and its like. */
export default async function DepartmentJobsPage({ params }: Props) {
  const { lang, department: slug } = await params;
  const language = languageOf(lang);
  const department = findDepartmentPage(slug);
  if (!department) notFound();
  const filters = departmentFilters(department, {});
  const now = new Date();
  const [page, active, open, also, levels] = await Promise.all([
    cachedListPage(filters),
    openFigures(department.own, now),
    openSearches(department.own, searchesOf(department), now),
    cachedAllIndia(filters),
    cachedLandingLinks(({ family }) => family === slug, QUALIFICATIONS.length),
  ]);
  return (
    <DepartmentView
      department={department}
      language={language}
      filters={filters}
      view="list"
      page={page}
      active={active}
      open={open}
      also={also}
      levels={levels}
      now={now}
    />
  );
}
