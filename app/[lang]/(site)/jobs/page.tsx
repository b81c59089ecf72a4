import { DepartmentIndex } from "@/components/departments/department-index";
import { LandingLinks } from "@/components/landings/landing-links";
import { DEPARTMENT_PAGES, isStatePage } from "@/lib/departments/pages";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedOpenCount } from "@/lib/jobs/cache";
import { cachedLandingLinks } from "@/lib/landings/counted";
import { LANDINGS } from "@/lib/landings/landings";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/jobs", "departments", { title: "indexTitle", description: "indexDescription" });

/** Posts, bodies and exams each that stand there at once: those with most open notices. The others unfold, so that a way leads to each that the site map names. */
const AT_ONCE = 12;

/** /jobs: every department and state with its open jobs. */
export default async function DepartmentsPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const pages = await Promise.all(DEPARTMENT_PAGES.map(async (page) => ({ page, open: await cachedOpenCount(page.own) })));
  const t = translator(language, "landings");
  const [posts, bodies, exams] = await Promise.all(
    (["post", "body", "exam"] as const).map((wanted) => cachedLandingLinks(({ kind }) => kind === wanted, LANDINGS.length)),
  );
  return (
    <>
      <DepartmentIndex
        language={language}
        departments={pages.filter(({ page }) => !isStatePage(page))}
        states={pages.filter(({ page }) => isStatePage(page))}
      />
      <LandingLinks id="by-post" title={t("byPost")} landings={posts ?? []} language={language} atOnce={AT_ONCE} />
      <LandingLinks id="by-body" title={t("byBody")} landings={bodies ?? []} language={language} atOnce={AT_ONCE} />
      <LandingLinks id="by-exam" title={t("byExam")} landings={exams ?? []} language={language} atOnce={AT_ONCE} />
    </>
  );
}
