"use client";

import { ChevronDown } from "lucide";
import { useState } from "react";
import type { DialogProps } from "@/components/dialogs/dialog-address";
import { HelpContact } from "@/components/help/help-contact";
import { HelpStats } from "@/components/help/help-stats";
import { DialogFrame } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { type HelpGroup, readHelp, searchHelp } from "@/lib/help/questions";
import { links } from "@/lib/links";

/** The Help Center: questions in four groups with a search, figures of the site, and the ways to support. */
export default function HelpDialog({ t, language, close }: DialogProps<"help">) {
  const [search, setSearch] = useState("");
  // What the operator configured stands in the page; the browser has no settings of its own.
  const [footer] = useState(() => document.querySelector<HTMLElement>("[data-support-mail]")?.dataset);
  const groups = searchHelp(readHelp(t, footer?.sources || null), search);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <DialogFrame title={t("title")} description={t("description")} closeLabel={t("close")} size="lg" onClose={close}>
      <Input
        label={t("search")}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        maxLength={100}
        autoComplete="off"
      />
      <p role="status" className="mt-1 text-muted text-sm">
        {search.trim() !== "" && (count === 0 ? t("noneFound") : t("found", { count }))}
      </p>
      {groups.map((group) => (
        <QuestionGroup key={group.id} group={group} isOpen={search.trim() !== ""} />
      ))}
      <p className="mt-4">
        <a href={links.page(language, "/faq")}>{t("allQuestions")}</a>
      </p>
      <HelpStats t={t} language={language} />
      <section className="mt-6">
        <HelpContact t={t} language={language} mailHref={footer?.supportMail ?? links.contact(language)} />
      </section>
    </DialogFrame>
  );
}

/** The answers open where a search has found them. */
function QuestionGroup({ group, isOpen }: { group: HelpGroup; isOpen: boolean }) {
  return (
    <section className="mt-4" aria-labelledby={`help-${group.id}`}>
      <h3 id={`help-${group.id}`} className="text-lg">
        {group.title}
      </h3>
      {group.questions.map(({ id, question, answer }) => (
        <details key={`${id}-${isOpen}`} open={isOpen} className="group border-line border-b">
          <summary className="flex min-h-11 items-center justify-between gap-3 py-2">
            {question}
            <Icon of={ChevronDown} size={20} className="shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="pb-3 text-muted">{answer}</p>
        </details>
      ))}
    </section>
  );
}
