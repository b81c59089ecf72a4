"use client";

import { Download, Upload } from "lucide";
import { Button } from "@/components/ui/button";
import { downloadText } from "@/components/ui/download";
import { FileButton } from "@/components/ui/file-button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { MAX_PROFILE_FILE_BYTES, profileFile, profileOfFile } from "@/lib/device/own-profile-file";
import type { Profile } from "@/lib/eligibility/profile";
import type { Translator } from "@/lib/i18n/translate";

type Props = { profile: Profile | null; keep: (profile: Profile) => void; t: Translator<"profile"> };

/** Takes what is told to another device: by a file that the reader carries. */
export function ProfileFile({ profile, keep, t }: Props) {
  const read = async (file: File) => {
    const found = file.size > MAX_PROFILE_FILE_BYTES ? null : profileOfFile(await file.text());
    if (found) keep(found);
    showToast({ title: found ? t("taken") : t("notTaken"), destructive: !found });
  };
  return (
    <section aria-labelledby="elsewhere" className="mt-8">
      <h2 id="elsewhere" className="text-lg">
        {t("elsewhere")}
      </h2>
      <p className="mt-1 text-muted">{t("toFileHelp")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          disabled={!profile}
          onClick={() => profile && downloadText(profileFile(profile), "niyukti-for-you.json", "application/json")}
        >
          <Icon of={Download} size={20} />
          {t("toFile")}
        </Button>
        <FileButton label={t("fromFile")} accept="application/json,.json" onFile={(file) => void read(file)}>
          <Icon of={Upload} size={20} />
        </FileButton>
      </div>
    </section>
  );
}
