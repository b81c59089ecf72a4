import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormNotice, PlainForm } from "@/components/account/plain-form";
import { AskByMail } from "@/components/alerts/ask-by-mail";
import { listParams } from "@/components/jobs/list-params";
import { type AccountPageProps, readAccountPage } from "@/lib/accounts/page-state";
import { criteriaOfSearch } from "@/lib/alerts/of-search";
import { currentUser } from "@/lib/auth/guards";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { listWords } from "@/lib/jobs/filter-words/list-words";
import { lenientFilters } from "@/lib/jobs/search/filters";
import { links } from "@/lib/links";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return { title: translator(languageOf((await params).lang), "alerts")("ofSearchTitle"), robots: { index: false } };
}

/**
 * /settings/alert?qualification=12th: confirms an alert for a list where no script runs. It is kept with the account; who is not signed in gets it by
 * a mail address alone.
 */
export default async function AlertOfSearchPage(props: AccountPageProps) {
  const { language, flash } = await readAccountPage("/settings/alert", props);
  const filters = lenientFilters(await props.searchParams);
  if (!criteriaOfSearch(filters)) notFound();
  const params = { ...listParams(filters, "list"), sortBy: undefined, page: undefined, limit: undefined, open: undefined };
  const user = await currentUser();
  const t = translator(language, "alerts");
  const words = listWords(filters, language);
  const hidden = { search: links.alertOfSearch("en", params).split("?")[1] };
  return (
    <>
      <h1 className="mb-6 text-2xl">{t("ofSearchTitle")}</h1>
      <FormNotice state={flash} />
      <p className="text-lg">
        <a href={links.home(language, params)} className="inline-flex min-h-11 items-center">
          {words}
        </a>
      </p>
      {user ? (
        <>
          <p className="mt-2 mb-6 text-muted">{t("mailedTo", { email: user.email })}</p>
          <PlainForm action={links.accountForm(language, "alert")} submit={t("save")} hidden={hidden} />
        </>
      ) : (
        <AskByMail
          language={language}
          state={flash}
          hidden={hidden}
          signIn={links.signIn(language, links.alertOfSearch(language, params))}
        />
      )}
    </>
  );
}
