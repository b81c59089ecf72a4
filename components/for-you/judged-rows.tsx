"use client";

import { use, useRef } from "react";
import { DeadlineLeaf } from "@/components/days/deadline-leaf";
import { Button } from "@/components/ui/button";
import { openRulePool } from "@/lib/device/open-rules";
import { type Judgement, judge } from "@/lib/eligibility/judge";
import { type Mark, markOf } from "@/lib/eligibility/mark";
import type { Group } from "@/lib/eligibility/open-jobs";
import type { Profile } from "@/lib/eligibility/profile";
import type { ListingsChunk } from "@/lib/eligibility/rules-file/chunk";
import { noticeOf, type OpenJob } from "@/lib/eligibility/rules-file/unpack";
import { formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { useListPlace } from "./list-place";

const PAGE_SIZE = 20;
/** What a list shows of jobs, by id. */
type Listings = ReadonlyMap<number, ListingsChunk[number]>;

type Props = {
  group: Group;
  found: readonly OpenJob[];
  profile: Profile;
  listings: Listings;
  language: Language;
  t: Translator<"profile">;
};

/** The jobs of one group with the verdict on each, twenty more at a press. */
export function JudgedRows({ group, found, profile, listings, language, t }: Props) {
  const { shown, showMore } = useListPlace(PAGE_SIZE);
  const words = use(loadTranslator(language, "eligibility"));
  const days = use(loadTranslator(language, "jobs"));
  const rows = useRef<HTMLUListElement>(null);
  const now = new Date();
  const goOn = () => {
    showMore();
    // The button goes with the last of them: whoever pressed it goes on at the first new one.
    requestAnimationFrame(() => rows.current?.children[shown]?.querySelector("a")?.focus());
  };
  return (
    <section aria-label={t(`tab.${group}`)} className="mt-4">
      {group === "unread" && <p className="mb-3 text-muted">{t("unreadHelp")}</p>}
      {found.length === 0 && <p>{t(group === "eligible" ? "noneEligible" : "noneOther")}</p>}
      {found.length > 0 && (
        <ul ref={rows} className="rows">
          {found.slice(0, shown).map((job) => (
            <li key={job.id} className="flex gap-3 p-3">
              <DeadlineLeaf last={job} now={now} language={language} t={days} />
              <div className="min-w-0 flex-1">
                <Listing listing={listings.get(job.id)} id={job.id} language={language} />
                <p className="mt-1">
                  <VerdictMark mark={markOf(judged(job, profile), words, language)} prefix={words("mark.prefix")} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center gap-4">
          <span role="status">
            {t("shown", {
              shown: formatNumber(Math.min(shown, found.length), language),
              total: formatNumber(found.length, language),
            })}
          </span>
          {shown < found.length && <Button onClick={goOn}>{t("moreJobs")}</Button>}
        </p>
      )}
    </section>
  );
}

function judged(job: OpenJob, profile: Profile): Judgement | null {
  const notice = noticeOf(job, openRulePool);
  return notice && judge(profile, notice, job.deadline);
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

type MarkProps = {
  mark: Mark;
  /** What the sign says of a rule that is against somebody, for who does not see it. */
  prefix: string;
};

/** The verdict on a job: a sign (app/styles/for-you.css) and its words. */
function VerdictMark({ mark: { verdict, text }, prefix }: MarkProps) {
  return (
    <span className="verdict" data-is={verdict}>
      {verdict === "not_eligible" && <span className="sr-only">{prefix} </span>}
      {text}
    </span>
  );
}
