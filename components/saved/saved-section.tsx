"use client";

import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Language } from "@/lib/i18n/languages";

// What lists saved jobs comes after the page: nothing of it can be shown before the device has been asked.
const SavedList = lazy(() => import("./saved-list"));

type Props = { language: Language; labels: { loading: string; failed: string } };

/** The saved jobs of this device, once a script runs. */
export function SavedSection({ language, labels }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const waiting = (
    <p role="status" className="needs-script mt-6 h-40 animate-pulse rounded-lg bg-sunken p-4">
      {labels.loading}
    </p>
  );
  if (!isReady) return waiting;
  return (
    <Boundary text={labels.failed}>
      <Suspense fallback={waiting}>
        <SavedList language={language} />
      </Suspense>
    </Boundary>
  );
}

/** Says that the list could not be loaded, the network being away. */
class Boundary extends Component<{ children: ReactNode; text: string }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <p role="alert">{this.props.text}</p> : this.props.children;
  }
}
