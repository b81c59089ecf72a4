import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { addressOf } from "@/lib/seo/metadata";
import { site } from "@/lib/site";

/** Made by the server that answers: a build does not know its address. */
export const dynamic = "force-dynamic";

/** /llms.txt: what the site is and where its facts stand for programs that read (llmstxt.org). */
export function GET(): Response {
  const t = translator("en", "developers");
  const line = (name: string, path: string, text: string) => `- [${name}](${addressOf(path)}): ${text}`;
  const lines = [
    `# ${site.name}`,
    "",
    `> ${t("llms.about")}`,
    "",
    `## ${t("llms.pages")}`,
    line(t("llms.jobs"), links.home("en"), t("llms.jobsText")),
    line(t("llms.departments"), links.departments("en"), t("llms.departmentsText")),
    line(t("llms.exams"), links.exams("en"), t("llms.examsText")),
    line(t("llms.corrections"), links.corrections("en"), t("llms.correctionsText")),
    "",
    `## ${t("llms.machines")}`,
    line("OpenAPI", "/api/openapi.json", t("apiText")),
    line("JSON Lines", "/open-data/jobs.jsonl", t("dataText")),
    line("RSS", links.feed("en", "rss", {}), t("feedsText")),
    line("Sitemap", "/sitemap.xml", t("llms.sitemap")),
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
