import { PUBLIC_CALLS } from "@/app/api/openapi.json/public-calls";
import { CallView } from "@/components/developers/call-view";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { openApiDocument } from "@/lib/openapi/document";
import { metadataOf } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export function generateStaticParams() {
  return [];
}

export const generateMetadata = metadataOf("/developers", "developers", { title: "title", description: "metaDescription" });

/** The calls that anybody may make, in the order of reading. */
const SHOWN = {
  "/api/jobs": "getJobs",
  "/api/jobs/by-id": "getJobsById",
  "/api/jobs/{id}": "getJobsId",
  "/api/jobs/{id}/positions": "getJobsIdPositions",
  "/api/jobs/{id}/calendar": "getJobsIdCalendar",
  "/api/exams": "getExams",
  "/api/stats": "getStats",
  "/api/suggest": "getSuggest",
} as const;

/** /developers: the API to read and try, the open data, feeds and calendars. */
export default async function DevelopersPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "developers");
  const { paths } = openApiDocument(PUBLIC_CALLS);
  const file = (href: string, label: string) => (
    <li>
      <a href={href} className="inline-flex min-h-11 items-center">
        {label}
      </a>{" "}
      {/* On a phone in a line of its own: beside its name the one fits and the next does not, and letters that come late change which. */}
      <code className="-mt-1 block break-all text-muted text-sm sm:inline">{href}</code>
    </li>
  );
  return (
    <article className="page-narrow pt-4 pb-8">
      <h1 className="text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 text-muted">{t("intro")}</p>
      <h2 id="open-data" className="mt-6 text-xl">
        {t("dataHeading")}
      </h2>
      <p className="mt-1">{t("dataText")}</p>
      <ul>
        {file("/open-data/jobs.csv", t("csv"))}
        {file("/open-data/jobs.jsonl", t("jsonl"))}
      </ul>
      <h2 className="mt-6 text-xl">{t("feedsHeading")}</h2>
      <p className="mt-1">{t("feedsText")}</p>
      <ul>
        {file(links.feed("en", "rss", { location: "Bihar" }), t("feedExamples.rss"))}
        {file(links.feed("en", "json", { search: "clerk" }), t("feedExamples.json"))}
        {file(links.listCalendar("en", {}), t("feedExamples.calendar"))}
      </ul>
      <h2 className="mt-6 text-xl">{t("apiHeading")}</h2>
      <p className="mt-1">
        {t("apiText")} {t("accountsText")} {t("tryHint")}
      </p>
      <ul>{file("/api/openapi.json", t("apiFile"))}</ul>
      {Object.entries(SHOWN).map(([path, call]) => (
        <CallView
          key={path}
          path={path}
          summary={t(`calls.${call}`)}
          parameters={paths[path]?.get?.parameters ?? []}
          language={language}
        />
      ))}
    </article>
  );
}
