"use client";

import { useMutation } from "@tanstack/react-query";
import { ChevronDown } from "lucide";
import { callAdmin, forgetToken } from "@/components/admin/call";
import { usePopovers } from "@/components/layout/clicks";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import type { AdminRole } from "@/lib/auth/schema";

const ITEM = "flex min-h-11 w-full items-center rounded-md px-3 text-left text-ink no-underline hover:bg-sunken";

/** Manage Users, the own second factor and Logout: a native popover, like the theme menu. */
export function UserMenu({ username, role }: { username: string; role: AdminRole }) {
  usePopovers();
  const leave = () => {
    forgetToken();
    location.assign(adminLinks.login());
  };
  const signOut = useMutation({
    mutationFn: () => callAdmin("POST", "/api/admin/logout"),
    onSuccess: leave,
    // Only where no answer came is anybody still signed in.
    onError: (error) => (error.status === 0 ? showToast({ title: error.message, destructive: true }) : leave()),
  });
  return (
    <>
      <Button popoverTarget="user-menu" className="px-3">
        <span className="max-w-28 truncate sm:max-w-56">{username}</span>{" "}
        <span className="hidden font-normal text-muted sm:inline">({role})</span>
        <Icon of={ChevronDown} size={16} />
      </Button>
      <div id="user-menu" popover="auto" className="header-menu card min-w-44 p-1 text-ink shadow-lg">
        <a href={adminLinks.dashboard({ panel: role === "admin" ? "users" : "password" })} className={ITEM}>
          {role === "admin" ? "Manage Users" : "Change Password"}
        </a>
        <a href={adminLinks.secondFactor()} className={ITEM}>
          Second Factor
        </a>
        <Button variant="bare" onClick={() => signOut.mutate()} className={ITEM}>
          Logout
        </Button>
      </div>
    </>
  );
}
