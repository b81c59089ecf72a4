import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormNotice, PlainForm } from "@/components/account/plain-form";
import { listParams } from "@/components/jobs/list-params";
import { listWords } from "@/components/jobs/list-words";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { criteriaOfSearch } from "@/lib/alerts/of-search";
import { requireUser } from "@/lib/auth/guards";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { links } from "@/lib/links";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return { title: translator(languageOf((await params).lang), "alerts")("ofSearchTitle"), robots: { index: false } };
}

/** /settings/alert?qualification=12th: confirms an alert for a list where no script runs. It is kept with the account. */
export default async function AlertOfSearchPage(props: AccountPageProps) {
  const { language, flash } = await readAccountPage("/settings/alert", props);
  const filters = lenientFilters(await props.searchParams);
  if (!criteriaOfSearch(filters)) notFound();
  const params = listParams(filters, "list");
  const { email } = await requireUser(language, links.alertOfSearch(language, params));
  const t = translator(language, "alerts");
  const words = listWords(filters, language);
  return (
    <>
      <h1 className="mb-6 text-2xl">{t("ofSearchTitle")}</h1>
      <FormNotice state={flash} />
      <p className="text-lg">
        <a href={links.home(language, params)}>{words}</a>
      </p>
      <p className="mt-2 mb-6 text-muted">{t("mailedTo", { email })}</p>
      <PlainForm
        action={links.accountForm(language, "alert")}
        submit={t("save")}
        hidden={{ title: words, search: links.alertOfSearch("en", params).split("?")[1] }}
      />
    </>
  );
}
