"use client";

import { BellRing, Pause, Pencil, Play, Trash2 } from "lucide";
import { Fragment, type ReactNode } from "react";
import type { ShownAlert } from "@/components/alerts/shown-alerts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { alertListParams } from "@/lib/alerts/criteria";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";

type Props = {
  shown: ShownAlert;
  /** Open jobs that match; undefined while they are counted, null where that failed. */
  count: number | null | undefined;
  /** What it looks for, in words. */
  terms: readonly string[];
  language: Language;
  t: Translator<"alerts">;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One alert: what it looks for, how many open jobs match, and what can be done with it. */
export function AlertCard({ shown, count, terms, language, t, onToggle, onEdit, onDelete }: Props) {
  const { alert, sampleId } = shown;
  const { title, isActive } = alert;
  const channels = [alert.emailNotifications && t("email"), alert.smsNotifications && t("sms")].filter(Boolean).join(", ");
  return (
    <li className="card p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 basis-40 text-lg">{title}</h3>
        {sampleId && <Badge tone="soon">{t("sample")}</Badge>}
        <Badge tone={isActive ? "open" : "expired"}>
          {isActive ? <Icon of={BellRing} size={14} /> : <Icon of={Pause} size={14} />}
          {t(isActive ? "active" : "paused")}
        </Badge>
      </div>
      <p className="mt-1 text-muted">
        {[...terms, t(`frequencies.${alert.frequency}`), channels].filter(Boolean).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && " · "}
            {/* Searched words are as they were typed. */}
            <span lang={language === "hi" && /[a-z]/i.test(part) ? "en" : undefined}>{part}</span>
          </Fragment>
        ))}
      </p>
      <p className="mt-2">
        <MatchCount shown={shown} count={count} language={language} t={t} />
      </p>
      {sampleId && <p className="mt-1 text-muted text-sm">{t("sampleHelp")}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <CardButton label={t(isActive ? "pauseOf" : "resumeOf", { title })} onClick={onToggle}>
          {isActive ? <Icon of={Pause} size={18} /> : <Icon of={Play} size={18} />}
          {t(isActive ? "pause" : "resume")}
        </CardButton>
        <CardButton label={t("editOf", { title })} onClick={onEdit}>
          <Icon of={Pencil} size={18} />
          {t("edit")}
        </CardButton>
        <CardButton label={t("deleteOf", { title })} onClick={onDelete}>
          <Icon of={Trash2} size={18} />
          {t("delete")}
        </CardButton>
      </div>
    </li>
  );
}

function MatchCount({ shown, count, language, t }: Pick<Props, "shown" | "count" | "language" | "t">) {
  if (count === undefined) return <span className="text-muted">{t("counting")}</span>;
  if (count === null) return <span className="text-muted">–</span>;
  if (count === 0) return <span className="text-muted">{t("noMatches")}</span>;
  return (
    <a href={links.home(language, alertListParams(shown.alert))} className="inline-flex min-h-6 items-center font-semibold">
      {t("matches", { count })}
    </a>
  );
}

function CardButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button aria-label={label} onClick={onClick} className="gap-1.5 px-2.5">
      {children}
    </Button>
  );
}
