"use client";

import { Component, type ReactNode } from "react";
import { closeDialog } from "@/components/dialogs/browser-address";
import type { DialogHostLabels } from "@/components/dialogs/dialog-host";
import { Button } from "@/components/ui/button";

type Props = {
  children: ReactNode;
  labels: DialogHostLabels;
  /** Another number tries again. */
  attempt: number;
  onFailed: () => void;
};

/** A dialog that could not be loaded, the network being away, says so and leaves the page as it is. */
export class DialogBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override componentDidUpdate({ attempt }: Props) {
    if (this.state.hasFailed && attempt !== this.props.attempt) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { failed, close } = this.props.labels;
    return (
      <div role="alert" className="card fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-sm items-center gap-3 p-3 shadow-lg">
        <p className="flex-1">{failed}</p>
        <Button onClick={closeDialog}>{close}</Button>
      </div>
    );
  }
}
