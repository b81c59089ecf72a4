"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { nextFact } from "@/lib/eligibility/next-fact";
import type { OpenJudge } from "@/lib/eligibility/open-judge";
import type { Fact, Profile } from "@/lib/eligibility/profile";
import { YES_NO_FACTS } from "@/lib/eligibility/profile-form";
import type { OpenJob } from "@/lib/eligibility/rules-file/unpack";
import type { Translator } from "@/lib/i18n/translate";
import { CATEGORIES } from "@/lib/notice/terms";

type Props = {
  /** The jobs that cannot be told. */
  jobs: readonly OpenJob[];
  judge: OpenJudge;
  profile: Profile;
  keep: (profile: Profile) => void;
  t: Translator<"profile">;
  /** Where what cannot be answered by one press is filled in. */
  formHref?: string;
};

type Answer = { label: string; facts: Partial<Profile> };

/** The one fact more that may decide most open jobs, answered by one press where a press says enough. */
export function NextQuestion({ jobs, judge, profile, keep, t, formHref = "" }: Props) {
  const next = useMemo(() => nextFact(jobs.map(judge.decidingFacts)), [jobs, judge]);
  if (!next) return null;
  const answer = (facts: Partial<Profile>) => {
    keep({ ...profile, ...facts });
    // The button may have gone with its question: the next one is read, or the page goes on from its beginning.
    requestAnimationFrame(() => (document.getElementById("next-question") ?? document.getElementById("main"))?.focus());
  };
  return (
    <section
      className="card mt-4 p-4 md:flex md:w-fit md:max-w-full md:flex-wrap md:items-center md:gap-x-4 md:py-2"
      aria-labelledby="next-question"
    >
      <h2 id="next-question" tabIndex={-1} className="text-base outline-none">
        {t("next", { count: next.jobs })} <b>{questionOf(next.fact, profile, t)}</b>
      </h2>
      <div className="mt-2 flex flex-wrap gap-2 md:mt-0">
        {answersOf(next.fact, profile, t).map(({ label, facts }) => (
          <Button key={label} onClick={() => answer(facts)}>
            {label}
          </Button>
        ))}
        {!isAnsweredByNo(next.fact) && <FillIn fact={next.fact} href={formHref} t={t} />}
      </div>
    </section>
  );
}

/** What takes more than a press: a day, a state, a qualification, years of service. */
function FillIn({ fact, href, t }: { fact: Fact; href: string; t: Translator<"profile"> }) {
  if (fact === "category" || fact === "sex") return null;
  return (
    <a href={`${href}#own-${fact}`} className="inline-flex min-h-11 items-center px-2">
      {fact === "exServiceman" || fact === "centralEmployee" ? `${t("yes")}: ${t("nextFill")}` : t("nextFill")}
    </a>
  );
}

function isAnsweredByNo(fact: Fact): boolean {
  return (YES_NO_FACTS as readonly Fact[]).includes(fact);
}

function questionOf(fact: Fact, { qualifications }: Profile, t: Translator<"profile">): string {
  switch (fact) {
    case "dateOfBirth":
    case "category":
    case "sex":
    case "state":
      return t(fact);
    case "qualifications":
      return t(qualifications ? "another" : "qualification");
    case "experienceMonths":
      return t("experienceYears");
    default:
      return t(`facts.${fact}`);
  }
}

function answersOf(fact: Fact, { qualifications }: Profile, t: Translator<"profile">): Answer[] {
  // Of what somebody may hold beside what they told.
  if (fact === "qualifications" && qualifications) return [{ label: t("noOther"), facts: { othersHeld: "none" } }];
  if (fact === "category") return CATEGORIES.map((category) => ({ label: t(`categories.${category}`), facts: { category } }));
  if (fact === "sex") {
    return [
      { label: t("female"), facts: { sex: "female" } },
      { label: t("male"), facts: { sex: "male" } },
    ];
  }
  if (fact === "exServiceman" || fact === "centralEmployee") return [{ label: t("no"), facts: { [fact]: null } }];
  if (!isAnsweredByNo(fact)) return [];
  return [
    { label: t("yes"), facts: { [fact]: true } },
    { label: t("no"), facts: { [fact]: false } },
  ];
}
