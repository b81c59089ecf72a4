"use client";

import { use, useEffect, useState } from "react";
import { useSession } from "@/components/device/use-device";
import { useIsVerified } from "@/components/device/use-is-verified";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import type { Language } from "@/lib/i18n/languages";
import { loadTranslator } from "@/lib/i18n/load-translator";
import { canRemindHere, remindsHere, startReminding, stopReminding } from "./remind-here";

/** Offers reminders of last dates on this device to whom no mail reminds; nothing where the browser has no notifications. */
export function DeviceReminders({ language }: { language: Language }) {
  const t = use(loadTranslator(language, "saved"));
  const user = useSession();
  const isMailed = useIsVerified(user?.id) !== false;
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (canRemindHere()) setOn(remindsHere());
  }, []);
  if (isOn === null || (user !== null && isMailed)) return null;

  async function change() {
    setBusy(true);
    try {
      if (isOn) await stopReminding(language);
      else if (!(await startReminding(language))) return showToast({ title: t("remindDenied"), destructive: true });
      setOn(!isOn);
      showToast({ title: t(isOn ? "remindStopped" : "remindStarted") });
    } catch {
      showToast({ title: t("remindFailed"), destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button disabled={isBusy} onClick={() => void change()}>
        {t(isOn ? "remindStop" : "remindStart")}
      </Button>
      <p className="text-muted text-sm">{t("remindText")}</p>
    </div>
  );
}
