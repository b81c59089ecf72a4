"use client";

import { ChevronDown } from "lucide-react";
import { callAdmin, forgetToken } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";
import { adminLinks } from "@/lib/admin-links";
import type { AdminRole } from "@/lib/auth/schema";

const ITEM = "flex min-h-11 w-full items-center rounded-md px-3 text-left text-ink no-underline hover:bg-sunken";

/** Manage Users, the own second factor and Logout: a native popover, like the theme menu. */
export function UserMenu({ username, role }: { username: string; role: AdminRole }) {
  async function signOut() {
    const answer = await callAdmin("POST", "/api/admin/logout");
    if (answer.status === 0) {
      showToast({ title: "Connection error. Please try again.", destructive: true });
      return;
    }
    forgetToken();
    location.assign(adminLinks.login());
  }
  return (
    <>
      <button type="button" popoverTarget="user-menu" className="button-quiet px-3">
        <span className="max-w-28 truncate sm:max-w-56">{username}</span>{" "}
        <span className="hidden font-normal text-muted sm:inline">({role})</span>
        <ChevronDown aria-hidden size={16} />
      </button>
      <div id="user-menu" popover="auto" className="theme-menu card m-0 p-1 text-ink shadow-lg">
        <a href={adminLinks.dashboard({ panel: role === "admin" ? "users" : "password" })} className={ITEM}>
          {role === "admin" ? "Manage Users" : "Change Password"}
        </a>
        <a href={adminLinks.secondFactor()} className={ITEM}>
          Second Factor
        </a>
        <button type="button" onClick={signOut} className={ITEM}>
          Logout
        </button>
      </div>
    </>
  );
}
