"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { cx } from "@/components/ui/cx";
import type { Language } from "@/lib/i18n/languages";

/** They come after the page: nothing of them can be shown before the device has been asked. With each the room that it will take. */
const PARTS = {
  saved: { Content: lazy(() => import("@/components/saved/saved-list")), className: "mt-6 h-40" },
  profile: { Content: lazy(() => import("@/components/for-you/profile-page")), className: "mt-4 min-h-screen" },
  jobsForYou: { Content: lazy(() => import("@/components/for-you/jobs-page")), className: "mt-4 min-h-screen" },
};

type Props = { part: keyof typeof PARTS; language: Language; labels: { loading: string; failed: string } };

/** What of a page the device fills, once a script runs. */
export function DeviceSection({ part, language, labels }: Props) {
  const { Content, className } = PARTS[part];
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const waiting = (
    <p role="status" className={cx("needs-script animate-pulse rounded-lg bg-sunken p-4", className)}>
      {labels.loading}
    </p>
  );
  if (!isReady) return waiting;
  return (
    <Boundary text={labels.failed}>
      <Suspense fallback={waiting}>
        <Content language={language} />
      </Suspense>
    </Boundary>
  );
}

/** Says that the scripts of the section could not be loaded, the network being away. */
class Boundary extends Component<{ children: ReactNode; text: string }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p role="alert">{this.props.text}</p> : this.props.children;
  }
}
