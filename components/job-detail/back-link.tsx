"use client";

import { useEffect, useState } from "react";
import { type LastList, lastList } from "@/lib/device/last-list";

type Props = {
  /** The plain list: where the link leads without a script, and for a reader who came from elsewhere. */
  href: string;
  label: string;
  /** "Back to {words}", for the list that the reader came from. */
  template: string;
};

/** The way back to the list a reader came from, with its filters, in its words. */
export function BackLink({ href, label, template }: Props) {
  const [list, setList] = useState<LastList | null>(null);
  useEffect(() => setList(lastList()), []);
  return (
    <a href={list?.href ?? href} className="inline-flex min-h-11 items-center">
      ← {list ? template.replace("{words}", list.words) : label}
    </a>
  );
}
