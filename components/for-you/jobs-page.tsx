"use client";

import { use, useEffect, useMemo, useState } from "react";
import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import { Button, ButtonLink } from "@/components/ui/button";
import { allListings } from "@/lib/device/open-rules";
import { ownProfile } from "@/lib/device/own-profile";
import { markOf } from "@/lib/eligibility/mark";
import type { ListingsChunk } from "@/lib/eligibility/rules-file/chunk";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { GROUPS, type Group, grouped } from "./groups";
import { NextQuestion } from "./next-question";
import { type FoundJob, useJudgedJobs } from "./use-judged-jobs";
import { useOwnProfile } from "./use-own-profile";
import { VerdictMark } from "./verdict-mark";

const PAGE_SIZE = 20;
type Listings = ReadonlyMap<number, ListingsChunk[number]>;

/** All open jobs in four groups, soonest last date first; judged and filtered on the device. */
export default function JobsPage({ language }: { language: Language }) {
  const t = use(loadTranslator(language, "profile"));
  const profile = useOwnProfile();
  const { jobs, hasFailed, retry } = useJudgedJobs(profile);
  const groups = useMemo(() => jobs && grouped(jobs), [jobs]);
  const [group, setGroup] = useState<Group>("eligible");
  const listings = useListings(language);
  if (!profile) {
    return (
      <div className="card mt-4 p-8 text-center">
        <p className="font-semibold text-lg">{t("noProfile")}</p>
        <ButtonLink variant="primary" href={links.forYou(language)} className="mt-4">
          {t("tell")}
        </ButtonLink>
      </div>
    );
  }
  if (hasFailed || listings.hasFailed) {
    const again = () => {
      retry();
      listings.retry();
    };
    return (
      <p role="alert" className="mt-4 flex flex-wrap items-center gap-3">
        {t("failed")} <Button onClick={again}>{t("retry")}</Button>
      </p>
    );
  }
  if (!jobs || !groups || !listings.found) {
    return (
      <p role="status" className="mt-4 min-h-screen animate-pulse rounded-lg bg-sunken p-4">
        {t("counting")}
      </p>
    );
  }
  return (
    <>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">{t("tabs")}</legend>
        {GROUPS.map((name) => (
          <Button
            key={name}
            aria-pressed={group === name}
            className="aria-pressed:border-neel aria-pressed:bg-neel-soft"
            onClick={() => setGroup(name)}
          >
            {t(`tab.${name}`)} <b className="tabular-nums">{formatNumber(groups[name].length, language)}</b>
          </Button>
        ))}
      </fieldset>
      <NextQuestion
        jobs={jobs}
        profile={profile}
        keep={(next) => void ownProfile.keep(next, new Date())}
        t={t}
        formHref={links.forYou(language)}
      />
      <Rows key={group} group={group} found={groups[group]} listings={listings.found} language={language} t={t} />
    </>
  );
}

type RowsProps = { group: Group; found: readonly FoundJob[]; listings: Listings; language: Language; t: Translator<"profile"> };

function Rows({ group, found, listings, language, t }: RowsProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const words = use(loadTranslator(language, "eligibility"));
  const days = use(loadTranslator(language, "jobs"));
  const now = new Date();
  return (
    <section aria-live="polite" aria-label={t(`tab.${group}`)} className="mt-4">
      {group === "unread" && <p className="mb-3 text-muted">{t("unreadHelp")}</p>}
      {found.length === 0 && <p>{t(group === "eligible" ? "noneEligible" : "noneOther")}</p>}
      {found.length > 0 && (
        <ul className="rows">
          {found.slice(0, shown).map(({ job, judgement }) => (
            <li key={job.id} className="flex gap-3 p-3">
              <DeadlineLeaf last={job} now={now} language={language} t={days} />
              <div className="min-w-0 flex-1">
                <Listing listing={listings.get(job.id)} id={job.id} language={language} />
                <p className="mt-1">
                  <VerdictMark mark={markOf(judgement, words, language)} prefix={words("mark.prefix")} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-4">
          <span>
            {t("shown", {
              shown: formatNumber(Math.min(shown, found.length), language),
              total: formatNumber(found.length, language),
            })}
          </span>
          {shown < found.length && <Button onClick={() => setShown(shown + PAGE_SIZE)}>{t("moreJobs")}</Button>}
        </p>
      )}
    </section>
  );
}

function Listing({ listing, id, language }: { listing: ListingsChunk[number] | undefined; id: number; language: Language }) {
  return (
    <>
      <h2 className="font-semibold text-base">
        <a href={links.job(language, id)} lang={listing?.title.lang} className="inline-flex min-h-11 items-center">
          {listing?.title.text ?? id}
        </a>
      </h2>
      {listing && (
        <p className="text-muted text-sm">
          <span lang={listing.body.lang}>{listing.body.text}</span> · <span lang={listing.place.lang}>{listing.place.text}</span>
        </p>
      )}
    </>
  );
}

function useListings(language: Language) {
  const [found, setFound] = useState<Listings | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (found || hasFailed) return;
    let isGone = false;
    allListings(language).then(
      (all) => !isGone && setFound(all),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [found, hasFailed, language]);
  return { found, hasFailed, retry: () => setFailed(false) };
}
