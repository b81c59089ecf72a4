import { BackLink } from "@/components/job-detail/back-link";
import { OpenNow } from "@/components/layout/open-now";
import { MissingNotice } from "@/components/layout/page-notice";
import { readOrAway } from "@/lib/http/read-or-away";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { cachedOpenNow } from "@/lib/jobs/cache";
import { links } from "@/lib/links";
import { unlistedMetadata } from "@/lib/seo/metadata";

type Props = { params: Promise<{ lang: string }> };

export const dynamic = "force-static";
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const generateMetadata = unlistedMetadata("job", "notFoundTitle");

/** What the server sends, with status 404, in place of the empty page that Next makes of a missing job (docs/decisions/003). */
export default async function JobNotFoundPage({ params }: Props) {
  const language = languageOf((await params).lang);
  const t = translator(language, "job");
  const open = await readOrAway(() => cachedOpenNow({}));
  const words = { title: t("notFoundTitle"), text: t("notFoundText"), help: t("notFoundHelp"), label: t("back") };
  const back = <BackLink href={links.home(language)} label={words.label} template={t("backTo", { words: "{words}" })} />;
  return (
    <MissingNotice {...words} back={back} language={language}>
      <OpenNow open={open} language={language} />
    </MissingNotice>
  );
}
