"use client";

import { useEffect, useState } from "react";
import { lastList } from "@/lib/device/last-list";

type Props = {
  /** The plain list: where the link leads without a script, and for a reader who came from elsewhere. */
  href: string;
  label: string;
  /** "Back to {words}", for the list that the reader came from. */
  template: string;
};

/** The way back to the list a reader came from, with its filters, in its words where they are in the language of the page. */
export function BackLink({ href, label, template }: Props) {
  const [list, setList] = useState<ReturnType<typeof lastList>>(null);
  useEffect(() => setList(lastList(document.documentElement.lang)), []);
  return (
    <a href={list?.href ?? href} className="inline-flex min-h-11 items-center">
      ← {list?.words ? template.replace("{words}", list.words) : label}
    </a>
  );
}
