import { DepartmentIndex } from "@/components/departments/department-index";
import { DEPARTMENT_PAGES, isStatePage } from "@/lib/departments/pages";
import { languageOf } from "@/lib/i18n/languages";
import { cachedOpenCount } from "@/lib/jobs/cache";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/jobs", "departments", { title: "indexTitle", description: "indexDescription" });

/** /jobs: every department and state with its open jobs. */
export default async function DepartmentsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const pages = await Promise.all(DEPARTMENT_PAGES.map(async (page) => ({ page, open: await cachedOpenCount(page.own) })));
  return (
    <DepartmentIndex
      language={language}
      departments={pages.filter(({ page }) => !isStatePage(page))}
      states={pages.filter(({ page }) => isStatePage(page))}
    />
  );
}
