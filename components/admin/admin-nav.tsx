"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { adminLinks } from "@/lib/admin-links";
import { MAX_WAITING, type Waiting } from "@/lib/staff/schema";

type Part = { href: string; label: string; waiting?: { part: keyof Waiting; what: string } };

const PARTS: readonly Part[] = [
  { href: adminLinks.dashboard(), label: "Dashboard" },
  { href: adminLinks.jobs(), label: "Jobs" },
  { href: adminLinks.newJob(), label: "New job" },
  { href: adminLinks.review(), label: "Review", waiting: { part: "review", what: "waiting" } },
  { href: adminLinks.import(), label: "Import" },
  { href: adminLinks.sources(), label: "Sources" },
  { href: adminLinks.inbox(), label: "Inbox", waiting: { part: "inbox", what: "new" } },
  { href: adminLinks.outbox(), label: "Outbox" },
  { href: adminLinks.bodies(), label: "Bodies" },
  { href: adminLinks.words(), label: "Words" },
  { href: adminLinks.log(), label: "Log" },
];
const ITEM = "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2";

/** The parts of the admin area with what waits in them, and which of them the page belongs to: a layout is not told where it is. */
export function AdminNav({ waiting }: { waiting: Waiting | null }) {
  const path = usePathname();
  const current = partOf(path);
  const parts = useRef<HTMLElement>(null);
  // On a phone the part that the page belongs to may stand outside of the line. Sideways alone: the page itself stays where it was read.
  useEffect(() => {
    const [nav, link] = [parts.current, parts.current?.querySelector<HTMLElement>(`[href="${current}"]`)];
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  // Where it does not fit beside the name, a line of its own below it; on a phone that line is pushed sideways: wrapped it was a third of the
  // screen. The place of what is only read aloud in it.
  return (
    <nav
      ref={parts}
      aria-label="Admin area"
      className="relative flex flex-wrap items-center max-xl:order-last max-xl:w-full max-md:flex-nowrap max-md:overflow-x-auto"
    >
      {(waiting ? PARTS : []).map(({ href, label, waiting: counted }) => (
        <a
          key={href}
          href={href}
          aria-current={href === current ? (href === path ? "page" : "true") : undefined}
          className={`${ITEM} text-ink no-underline hover:bg-sunken hover:underline aria-[current]:bg-neel-soft aria-[current]:font-semibold`}
        >
          {label}
          {counted && waiting && <Count count={waiting[counted.part]} what={counted.what} />}
        </a>
      ))}
      <a href="/" className={ITEM}>
        Public site
      </a>
    </nav>
  );
}

/** The part that a page belongs to: the one with the longest address that its own begins with. */
function partOf(path: string): string | undefined {
  const parts = PARTS.map(({ href }) => href).filter((href) => path === href || path.startsWith(`${href}/`));
  return parts.sort((a, b) => b.length - a.length)[0];
}

/** How many wait; nothing where none does. */
function Count({ count, what }: { count: number; what: string }) {
  if (count === 0) return null;
  return (
    <Badge tone="info">
      {count > MAX_WAITING ? `${MAX_WAITING}+` : count}
      <span className="sr-only"> {what}</span>
    </Badge>
  );
}
