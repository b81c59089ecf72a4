import { Rss } from "lucide";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { type CorrectionPage, pagesOf } from "@/lib/corrections/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { CorrectionList } from "./correction-list";

type Props = { shown: CorrectionPage; page: number; language: Language };

/** The ledger: every corrected fact of the notices on this site. */
export function CorrectionsPage({ shown: { corrections, total }, page, language }: Props) {
  const t = translator(language, "corrections");
  const lists = translator(language, "jobs");
  return (
    <article className="page-narrow pt-4 pb-8">
      <h1 className="text-2xl md:text-3xl">{t("title")}</h1>
      <p className="mt-1 text-muted">{t("intro")}</p>
      <p className="mt-1">
        <a href={links.correctionFeed(language)} className="inline-flex min-h-11 items-center gap-2">
          <Icon of={Rss} size={20} />
          {t("feed")}
        </a>
      </p>
      {total === 0 ? (
        <p className="card mt-4 p-6">{t("empty")}</p>
      ) : (
        <CorrectionList corrections={corrections} language={language} />
      )}
      <Pagination
        page={page}
        lastPage={pagesOf(total)}
        hrefOf={(other) => links.corrections(language, other)}
        labels={{
          pages: lists("pagination"),
          previous: lists("previous"),
          next: lists("next"),
          page: (number) => lists("page", { page: number }),
        }}
      />
    </article>
  );
}
