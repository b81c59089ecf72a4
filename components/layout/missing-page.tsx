import { OpenNow, type OpenNowProps } from "@/components/layout/open-now";
import { MissingNotice } from "@/components/layout/page-notice";
import { translator } from "@/lib/i18n/translate";

/** The page of an address that leads nowhere, with what is open, of the department or state that its words name where they name one. */
export function MissingPage(props: OpenNowProps) {
  const t = translator(props.language, "site");
  const words = { title: t("notFoundTitle"), text: t("notFoundText"), help: t("notFoundHelp"), label: t("goHome") };
  return (
    <MissingNotice {...words} language={props.language}>
      <OpenNow {...props} />
    </MissingNotice>
  );
}
