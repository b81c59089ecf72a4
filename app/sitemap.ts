import type { MetadataRoute } from "next";
import { isOpen } from "@/lib/dates";
import { DEPARTMENT_PAGES } from "@/lib/departments/pages";
import { listSitemapJobs, MAX_SITEMAP_JOBS } from "@/lib/jobs/queries";
import { links } from "@/lib/links";
import { site } from "@/lib/site";

// Read from the database at each request: the build has none, and a crawler asks rarely.
export const dynamic = "force-dynamic";

/** Pages that hold no jobs of their own. */
const STATIC_PATHS = [
  "/contact",
  "/faq",
  "/guide",
  "/privacy-policy",
  "/terms-of-service",
  "/disclaimer",
  "/exam-results",
  "/admit-cards",
  "/syllabus",
  "/previous-papers",
] as const;

/** Home, exams, static pages, department pages and every open job, each with its Hindi address. Closed jobs keep their page but are not offered. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const now = new Date();
  const jobs = await listSitemapJobs(now, 0, MAX_SITEMAP_JOBS);
  return [
    entry("/"),
    entry("/exams"),
    ...STATIC_PATHS.map((path) => entry(path)),
    entry("/jobs"),
    ...DEPARTMENT_PAGES.map(({ slug }) => entry(`/jobs/${slug}`)),
    ...jobs.filter((job) => isOpen(job, now)).map((job) => entry(`/job/${job.id}`, job.updatedAt)),
  ];
}

function entry(path: string, lastModified?: string): MetadataRoute.Sitemap[number] {
  const address = (language: "en" | "hi") => site.url + links.page(language, path);
  return {
    url: address("en"),
    ...(lastModified && { lastModified }),
    alternates: { languages: { "en-IN": address("en"), "hi-IN": address("hi"), "x-default": address("en") } },
  };
}
