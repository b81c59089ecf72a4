"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { ResetSecondFactor } from "@/components/admin/second-factor/reset-second-factor";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatStaffInstant } from "@/lib/i18n/format";
import type { AdminUserDto } from "@/lib/staff/schema";

/** What is done to a member of the staff, and what is said once it is done. */
export type UserChange = {
  path: string;
  body: { role?: "admin" | "editor"; isActive?: boolean; endSessions?: true };
  done: string;
};

type Props = {
  user: AdminUserDto & { hasSecondFactor: boolean };
  isSelf: boolean;
  change: (change: UserChange) => void;
};

/** What an admin is asked before they do to themselves what another admin has to take back. */
const OF_ONESELF = {
  role: "You become an editor: the users of the admin area are closed to you until another admin makes you one again.",
  isActive: "You are logged out and cannot sign in until another admin activates you again.",
  endSessions: "You are logged out of every device, this one too.",
} as const;

const ACTIONS = { role: "Make me an editor", isActive: "Deactivate me", endSessions: "End my sessions" } as const;

/** A member of the staff and what an admin may do to them; to oneself after a question. */
export function UserRow({ user, isSelf, change }: Props) {
  const { username, isActive, hasSecondFactor } = user;
  const path = `/api/admin/users/${user.id}`;
  const other = user.role === "admin" ? "editor" : "admin";
  const [asked, setAsked] = useState<{ of: keyof typeof OF_ONESELF; change: UserChange }>();
  const act = (of: keyof typeof OF_ONESELF, body: UserChange["body"], done: string) => () =>
    isSelf ? setAsked({ of, change: { path, body, done } }) : change({ path, body, done });
  const confirm = () => {
    setAsked(undefined);
    if (asked) change(asked.change);
  };
  return (
    <tr>
      <th scope="row" className="wrap-anywhere min-w-24">
        {username} {isSelf && <span className="font-normal text-muted">(you)</span>}
      </th>
      <td className="wrap-anywhere min-w-28">{user.email}</td>
      <td>{user.role}</td>
      <td>
        <Badge tone={isActive ? "open" : "expired"}>{isActive ? "Active" : "Deactivated"}</Badge>
      </td>
      <td>{hasSecondFactor ? "On" : "Off"}</td>
      <td className="lg:whitespace-nowrap">{user.lastLogin ? formatStaffInstant(user.lastLogin) : "Never"}</td>
      <td>
        <div className="flex gap-2 whitespace-nowrap max-lg:flex-col">
          <Button
            size="sm"
            aria-label={`Make ${other}: ${username}`}
            onClick={act("role", { role: other }, `${username} is now ${other}`)}
          >
            Make {other}
          </Button>
          <Button
            size="sm"
            aria-label={`End sessions: ${username}`}
            onClick={act("endSessions", { endSessions: true }, `All sessions of ${username} have ended`)}
          >
            End sessions
          </Button>
          {hasSecondFactor && !isSelf && <ResetSecondFactor user={user} />}
          <Button
            variant={isActive ? "danger" : "quiet"}
            size="sm"
            aria-label={`${isActive ? "Deactivate" : "Activate"}: ${username}`}
            onClick={act("isActive", { isActive: !isActive }, `${username} was ${isActive ? "deactivated" : "activated"}`)}
          >
            {isActive ? "Deactivate" : "Activate"}
          </Button>
          {asked && (
            <ConfirmDialog
              title="Your own account"
              question={OF_ONESELF[asked.of]}
              action={ACTIONS[asked.of]}
              confirm={confirm}
              close={() => setAsked(undefined)}
            >
              {username}
            </ConfirmDialog>
          )}
        </div>
      </td>
    </tr>
  );
}
