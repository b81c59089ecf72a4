import { AdminNav } from "@/components/admin/admin-nav";
import { PaletteOpener } from "@/components/admin/palette-opener";
import { UserMenu } from "@/components/admin/user-menu";
import { ThemeMenu } from "@/components/layout/theme-menu";
import { adminLinks } from "@/lib/admin-links";
import type { AdminRole } from "@/lib/auth/schema";
import { site } from "@/lib/site";
import type { Waiting } from "@/lib/staff/schema";

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
        <AdminNav waiting={waiting} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {waiting && <PaletteOpener />}
          <ThemeMenu language="en" />
          <UserMenu username={username} role={role} />
        </div>
      </div>
    </header>
  );
}
