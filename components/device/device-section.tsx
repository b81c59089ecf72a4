"use client";

import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { cx } from "@/components/ui/cx";

type Props = { labels: { loading: string; failed: string }; className: string; children: ReactNode };

/** What of a page the device fills, once a script runs; its children are loaded after the page. */
export function DeviceSection({ labels, className, children }: Props) {
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
      <Suspense fallback={waiting}>{children}</Suspense>
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
