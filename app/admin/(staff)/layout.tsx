import type { ReactNode } from "react";
import { AdminHeader } from "@/components/admin/admin-header";
import { KeepFocus } from "@/components/admin/keep-focus";
import { QueryProvider } from "@/components/admin/query-client";
import { ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { requireSignedInAdmin } from "@/lib/auth/guards";
import { countWaiting } from "@/lib/staff/queries";

/** Frame of the pages behind the sign-in. Each page checks the session, and whether a second factor is owed, by itself: layouts are not rendered at every navigation. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const admin = await requireSignedInAdmin();
  return (
    <QueryProvider>
      <KeepFocus />
      <ButtonLink href="#main" variant="primary" className="sr-only focus:not-sr-only focus:absolute focus:z-50">
        Skip to the content
      </ButtonLink>
      <AdminHeader username={admin.username} role={admin.role} waiting={admin.owesSecondFactor ? null : await countWaiting()} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[90rem] px-4 py-6 outline-none md:px-6">
        <noscript>
          <Callout tone="warning" className="mb-4">
            JavaScript is off in this browser. These pages can be read, but lists of jobs, exams and users do not load, and
            nothing can be saved. Turn it on, and open the page again.
          </Callout>
        </noscript>
        {children}
      </main>
      <footer className="mx-auto w-full max-w-[90rem] px-4 pb-4 text-muted text-sm md:px-6">
        All times of these pages are Indian Standard Time (IST).
      </footer>
    </QueryProvider>
  );
}
