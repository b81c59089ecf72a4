import { BellRing } from "lucide";
import { type JobFacts, markedJob } from "@/components/jobs/marked-job";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

type Props = { job: JobFacts; language: Language };

/** The toggle that follows a recruitment, and what that means; components/jobs/job-actions.tsx gives it life. */
export function FollowMark({ job, language }: Props) {
  const t = translator(language, "follow");
  return (
    <div className="needs-script no-print mt-4 flex max-w-prose flex-wrap items-center gap-x-3 gap-y-1" data-job={markedJob(job)}>
      <Button
        data-mark="follow"
        data-act="follow"
        aria-pressed="false"
        className="group px-3 aria-pressed:border-neel aria-pressed:text-neel"
      >
        <Icon of={BellRing} size={20} className="group-aria-pressed:fill-current" />
        <span className="group-aria-pressed:hidden">{t("follow")}</span>
        <span className="hidden group-aria-pressed:inline">{t("following")}</span>
      </Button>
      <p className="min-w-0 flex-1 basis-64 text-muted text-sm">{t("followedHelp")}</p>
    </div>
  );
}
