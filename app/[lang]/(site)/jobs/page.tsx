import { DepartmentIndex } from "@/components/departments/department-index";
import { LandingLinks } from "@/components/landings/landing-links";
import { DEPARTMENT_PAGES, isStatePage } from "@/lib/departments/pages";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedOpenCount } from "@/lib/jobs/cache";
import { cachedLandingLinks } from "@/lib/landings/counted";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/jobs", "departments", { title: "indexTitle", description: "indexDescription" });

/** Links to posts, bodies and exams each: those with most open notices. */
const MOST_OF_A_KIND = 12;

/** /jobs: every department and state with its open jobs. */
export default async function DepartmentsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const pages = await Promise.all(DEPARTMENT_PAGES.map(async (page) => ({ page, open: await cachedOpenCount(page.own) })));
  const t = translator(language, "landings");
  const [posts, bodies, exams] = await Promise.all(
    (["post", "body", "exam"] as const).map((wanted) => cachedLandingLinks(({ kind }) => kind === wanted, MOST_OF_A_KIND)),
  );
  return (
    <>
      <DepartmentIndex
        language={language}
        departments={pages.filter(({ page }) => !isStatePage(page))}
        states={pages.filter(({ page }) => isStatePage(page))}
      />
      <LandingLinks id="by-post" title={t("byPost")} landings={posts ?? []} language={language} />
      <LandingLinks id="by-body" title={t("byBody")} landings={bodies ?? []} language={language} />
      <LandingLinks id="by-exam" title={t("byExam")} landings={exams ?? []} language={language} />
    </>
  );
}
