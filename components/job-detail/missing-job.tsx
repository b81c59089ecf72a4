import { BackLink } from "@/components/job-detail/back-link";
import { OpenNow, type OpenNowProps } from "@/components/layout/open-now";
import { MissingNotice } from "@/components/layout/page-notice";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

/** A job that is not there, with what is open, of its department where that is known. */
export function MissingJob({ language, ...shown }: OpenNowProps) {
  const t = translator(language, "job");
  const words = { title: t("notFoundTitle"), text: t("notFoundText"), help: t("notFoundHelp"), label: t("back") };
  const back = <BackLink href={links.home(language)} label={words.label} template={t("backTo", { words: "{words}" })} />;
  return (
    <MissingNotice {...words} back={back} language={language}>
      <OpenNow {...shown} language={language} />
    </MissingNotice>
  );
}
