"use client";

import { lazy } from "react";
import { DeviceSection } from "@/components/device/device-section";
import type { Language } from "@/lib/i18n/languages";

// What lists saved jobs comes after the page: nothing of it can be shown before the device has been asked.
const SavedList = lazy(() => import("./saved-list"));

/** The saved jobs of this device. */
export function SavedSection({ language, labels }: { language: Language; labels: { loading: string; failed: string } }) {
  return (
    <DeviceSection labels={labels} className="mt-6 h-40">
      <SavedList language={language} />
    </DeviceSection>
  );
}
