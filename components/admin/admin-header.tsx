import { PaletteOpener } from "@/components/admin/palette-opener";
import { UserMenu } from "@/components/admin/user-menu";
import { ThemeMenu } from "@/components/layout/theme-menu";
import { Badge } from "@/components/ui/badge";
import { adminLinks } from "@/lib/admin-links";
import type { AdminRole } from "@/lib/auth/schema";
import { site } from "@/lib/site";
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

/** `waiting` is null where a second factor is owed: no other part of the admin area is open then. */
type Props = { username: string; role: AdminRole; waiting: Waiting | null };

/** Name of the site, the parts of the admin area with what waits in them, theme and the menu of whoever is signed in. */
export function AdminHeader({ username, role, waiting }: Props) {
  return (
    <header className="border-line border-b bg-surface">
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-6">
        <a href={adminLinks.dashboard()} className="font-semibold text-ink text-lg no-underline">
          {site.name} <span className="font-normal text-muted">admin</span>
        </a>
        {/* Where it does not fit beside the name, a line of its own below it; on a phone that line is pushed sideways: wrapped it was a third of the
            screen. The place of what is only read aloud in it. */}
        <nav
          aria-label="Admin area"
          className="relative flex flex-wrap items-center max-xl:order-last max-xl:w-full max-md:flex-nowrap max-md:overflow-x-auto"
        >
          {(waiting ? PARTS : []).map(({ href, label, waiting: counted }) => (
            <a key={href} href={href} className={`${ITEM} text-ink no-underline hover:bg-sunken hover:underline`}>
              {label}
              {counted && waiting && <Count count={waiting[counted.part]} what={counted.what} />}
            </a>
          ))}
          <a href="/" className={ITEM}>
            Public site
          </a>
        </nav>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {waiting && <PaletteOpener />}
          <ThemeMenu language="en" />
          <UserMenu username={username} role={role} />
        </div>
      </div>
    </header>
  );
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
