"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { type ShareLabels, share } from "./share";

type Props = {
  title: string;
  /** Path of the page to share. */
  path: string;
  /** Comes finished from the server, where the icon library stays. */
  icon: ReactNode;
  labels: ShareLabels & { share: string };
  className?: string;
};

/** The device's share sheet where there is one, else the address is copied. */
export function ShareButton({ title, path, icon, labels, className = "" }: Props) {
  return (
    <Button onClick={() => share({ title, path }, labels)} className={`needs-script px-3 ${className}`}>
      {icon}
      <span>{labels.share}</span>
    </Button>
  );
}
