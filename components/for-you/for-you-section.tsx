"use client";

import { lazy } from "react";
import { DeviceSection } from "@/components/device/device-section";
import type { Language } from "@/lib/i18n/languages";

// They come after the page: nothing of them can be shown before the device has been asked.
const PARTS = { form: lazy(() => import("./profile-page")), jobs: lazy(() => import("./jobs-page")) };

type Props = { part: keyof typeof PARTS; language: Language; labels: { loading: string; failed: string } };

/** What of these pages the device fills. */
export function ForYouSection({ part, language, labels }: Props) {
  const Part = PARTS[part];
  return (
    <DeviceSection labels={labels} className="mt-4 min-h-screen">
      <Part language={language} />
    </DeviceSection>
  );
}
