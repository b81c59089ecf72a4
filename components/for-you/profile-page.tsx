"use client";

import { use, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { ownProfile } from "@/lib/device/own-profile";
import type { Profile } from "@/lib/eligibility/profile";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import { links } from "@/lib/links";
import { NextQuestion } from "./next-question";
import { ProfileFile } from "./profile-file";
import { ProfileForm } from "./profile-form";
import { useJudgedJobs } from "./use-judged-jobs";

/** What the reader says of themself, kept as it is typed, and what comes of it for all open jobs. */
export default function ProfilePage({ language }: { language: Language }) {
  const t = use(loadTranslator(language, "profile"));
  const { profile, judge, groups, hasFailed, retry } = useJudgedJobs();
  const [isKept, setKept] = useState(true);
  const [isErased, setErased] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const keep = (next: Profile) => {
    setErased(false);
    setKept(ownProfile.keep(next, new Date()));
  };
  const erase = () => {
    ownProfile.erase();
    setKept(true);
    setErased(true);
    // The button is off now, and would leave who goes by keyboard nowhere.
    said.current?.focus();
  };
  const count = groups?.eligible.length ?? 0;
  return (
    <>
      <ProfileForm profile={profile} keep={keep} t={t} language={language} />
      <div ref={said} tabIndex={-1} className="mt-4 min-h-12 outline-none" role="status">
        {isErased && <p>{t("erased")}</p>}
        {profile && !groups && !hasFailed && <p className="text-muted">{t("counting")}</p>}
        {profile && groups && (
          <p>
            {t("counts", {
              eligible: formatNumber(count, language),
              open: formatNumber(groups.cannot_tell.length, language),
              not: formatNumber(groups.not_eligible.length, language),
            })}{" "}
            <span className="text-muted">{t("unread", { count: groups.unread.length })}</span>
          </p>
        )}
        {hasFailed && (
          <p className="flex flex-wrap items-center gap-3">
            {t("failed")} <Button onClick={retry}>{t("retry")}</Button>
          </p>
        )}
      </div>
      {profile && groups && <NextQuestion jobs={groups.cannot_tell} judge={judge} profile={profile} keep={keep} t={t} />}
      <div className="for-you-bar">
        {!isKept && (
          <Callout tone="critical" role="alert" className="w-full">
            {t("notKept")}
          </Callout>
        )}
        <Button variant="danger" disabled={!profile} onClick={erase}>
          {t("erase")}
        </Button>
        <ButtonLink variant="primary" href={links.jobsForYou(language)} className="flex-1 md:flex-none">
          {profile && groups ? t("show", { count }) : t("showAll")}
        </ButtonLink>
      </div>
      <ProfileFile profile={profile} keep={keep} t={t} />
    </>
  );
}
