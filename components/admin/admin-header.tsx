import { Moon } from "lucide-react";
import { PaletteOpener } from "@/components/admin/palette-opener";
import { UserMenu } from "@/components/admin/user-menu";
import { ThemeMenu } from "@/components/layout/theme-menu";
import { adminLinks } from "@/lib/admin-links";
import type { AdminRole } from "@/lib/auth/schema";
import { site } from "@/lib/site";

const NAVIGATION = [
  { href: adminLinks.dashboard(), label: "Dashboard" },
  { href: adminLinks.newJob(), label: "New job" },
  { href: adminLinks.review(), label: "Review" },
  { href: adminLinks.import(), label: "Import" },
  { href: adminLinks.inbox(), label: "Inbox" },
  { href: adminLinks.log(), label: "Log" },
];

/** Name of the site, the parts of the admin area, theme and the menu of whoever is signed in. */
export function AdminHeader({ username, role }: { username: string; role: AdminRole }) {
  return (
    <header className="border-line border-b bg-surface">
      <div className="mx-auto flex w-full max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-6">
        <a href={adminLinks.dashboard()} className="font-semibold text-ink text-lg no-underline">
          {site.name} <span className="font-normal text-muted">admin</span>
        </a>
        <nav aria-label="Admin area" className="flex flex-wrap items-center">
          {NAVIGATION.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center rounded-md px-3 text-ink no-underline hover:bg-sunken hover:underline"
            >
              {label}
            </a>
          ))}
          <a href="/" className="inline-flex min-h-11 items-center rounded-md px-3">
            Public site
          </a>
        </nav>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <PaletteOpener />
          <ThemeMenu
            labels={{ theme: "Theme", light: "Light", dark: "Dark", system: "System" }}
            icon={<Moon aria-hidden size={20} />}
          />
          <UserMenu username={username} role={role} />
        </div>
      </div>
    </header>
  );
}
