import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { departmentMetadata } from "@/app/[lang]/(site)/jobs/[department]/metadata";
import { DepartmentView } from "@/components/departments/department-view";
import { listParams } from "@/components/jobs/list-params";
import { FailedList } from "@/components/jobs/list-states";
import { departmentFilters, findDepartmentPage, pageFiltersOf, searchesOf } from "@/lib/departments/pages";
import { readOrAway } from "@/lib/http/read-or-away";
import { languageOf } from "@/lib/i18n/languages";
import { DEPARTMENT_PAGE_SIZE, QUALIFICATIONS } from "@/lib/jobs/schema";
import { openFigures, searchesThatFind } from "@/lib/jobs/search/counts";
import { withoutOwn } from "@/lib/jobs/search/filters";
import { readListPage } from "@/lib/jobs/search/list-page";
import { readAllIndia } from "@/lib/jobs/search/reading/all-india";
import { cachedLandingLinks } from "@/lib/landings/counted";
import { links, viewOf } from "@/lib/links";
import type { PageQuery } from "@/lib/query-params";

type Props = { params: Promise<{ lang: string; department: string }>; searchParams: Promise<PageQuery> };

// The address is whatever a visitor filters by: nothing of it is kept.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, department } = await params;
  return departmentMetadata(languageOf(lang), department, { isLeftOut: true });
}

/** A department page with filters, sort or page in its address: made for each request. */
export default async function FilteredDepartmentPage({ params, searchParams }: Props) {
  const { lang, department: slug } = await params;
  const language = languageOf(lang);
  const department = findDepartmentPage(slug);
  if (!department) notFound();
  const query = await searchParams;
  const filters = departmentFilters(department, query);
  const now = new Date();
  const view = viewOf(query.view);
  const found = await readOrAway(() =>
    Promise.all([
      readListPage(filters, now, pageFiltersOf(department)),
      openFigures(department.own, now),
      searchesThatFind(department.own, searchesOf(department), now),
      readAllIndia(filters, now),
      cachedLandingLinks(({ family }) => family === slug, QUALIFICATIONS.length),
    ]),
  );
  if (!found) {
    const asked = listParams(withoutOwn(filters, department.own), view, DEPARTMENT_PAGE_SIZE);
    return <FailedList language={language} retryHref={links.department(language, slug, asked)} />;
  }
  const [page, active, open, also, levels] = found;
  return (
    <DepartmentView
      department={department}
      language={language}
      filters={filters}
      view={view}
      page={page}
      active={active}
      open={open}
      also={also}
      levels={levels}
      now={now}
    />
  );
}
