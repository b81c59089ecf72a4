"use client";

import { use, useEffect, useState } from "react";
import { useLoaded } from "@/components/refresh/use-loaded";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { noteList } from "@/lib/device/last-list";
import { allListings } from "@/lib/device/open-rules";
import { ownProfile } from "@/lib/device/own-profile";
import { GROUPS } from "@/lib/eligibility/open-jobs";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import { links } from "@/lib/links";
import { JudgedRows } from "./judged-rows";
import { NextQuestion } from "./next-question";
import { addressOf, showGroup, useShownGroup } from "./shown-group";
import { useJudgedJobs } from "./use-judged-jobs";

/** All open jobs in four groups, soonest last date first; judged and filtered on the device. */
export default function JobsPage({ language }: { language: Language }) {
  const t = use(loadTranslator(language, "profile"));
  const { profile, judge, groups, hasFailed, retry } = useJudgedJobs();
  const [isKept, setKept] = useState(true);
  const group = useShownGroup();
  const title = group === "eligible" ? t("jobsTitle") : t(`titles.${group}`);
  // A notice leads back here, to the same group.
  useEffect(() => noteList({ href: addressOf(group), words: title }), [group, title]);
  const listings = useLoaded(() => allListings(language));
  if (!profile) {
    return (
      <div className="card mt-4 p-6 md:p-8">
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
  if (!groups || !listings.loaded) {
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
            className="aria-pressed:border-neel aria-pressed:bg-neel-soft forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:underline"
            onClick={() => showGroup(name)}
          >
            {t(`tab.${name}`)} <b className="tabular-nums">{formatNumber(groups[name].length, language)}</b>
          </Button>
        ))}
      </fieldset>
      <NextQuestion
        jobs={groups.cannot_tell}
        judge={judge}
        profile={profile}
        keep={(next) => setKept(ownProfile.keep(next, new Date()))}
        t={t}
        formHref={links.forYou(language)}
      />
      {!isKept && (
        <Callout tone="critical" role="alert" className="mt-2">
          {t("notKept")}
        </Callout>
      )}
      <JudgedRows
        key={group}
        group={group}
        found={groups[group]}
        profile={profile}
        listings={listings.loaded}
        language={language}
        t={t}
      />
    </>
  );
}
