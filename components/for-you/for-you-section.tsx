"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Language } from "@/lib/i18n/languages";

// They come after the page: nothing of them can be shown before the device has been asked.
const PARTS = { form: lazy(() => import("./profile-page")), jobs: lazy(() => import("./jobs-page")) };

type Props = { part: keyof typeof PARTS; language: Language; labels: { loading: string; failed: string } };

/** What of these pages the device fills, once a script runs. */
export function ForYouSection({ part, language, labels }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const Part = PARTS[part];
  const waiting = (
    <p role="status" className="needs-script mt-4 min-h-screen animate-pulse rounded-lg bg-sunken p-4">
      {labels.loading}
    </p>
  );
  if (!isReady) return waiting;
  return (
    <Boundary text={labels.failed}>
      <Suspense fallback={waiting}>
        <Part language={language} />
      </Suspense>
    </Boundary>
  );
}

/** Says that the scripts of the page could not be loaded, the network being away. */
class Boundary extends Component<{ children: ReactNode; text: string }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p role="alert">{this.props.text}</p> : this.props.children;
  }
}
