"use client";

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

/** A member of the staff and what an admin may do to them. */
export function UserRow({ user, isSelf, change }: Props) {
  const { username, isActive, hasSecondFactor } = user;
  const path = `/api/admin/users/${user.id}`;
  const other = user.role === "admin" ? "editor" : "admin";
  const act = (body: UserChange["body"], done: string) => () => change({ path, body, done });
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
      <td className="whitespace-nowrap">{user.lastLogin ? formatStaffInstant(user.lastLogin) : "Never"}</td>
      <td>
        <div className="flex gap-2 whitespace-nowrap max-lg:flex-col">
          <Button size="sm" onClick={act({ role: other }, `${username} is now ${other}`)}>
            Make {other}
          </Button>
          <Button size="sm" onClick={act({ endSessions: true }, `All sessions of ${username} have ended`)}>
            End sessions
          </Button>
          {hasSecondFactor && !isSelf && <ResetSecondFactor user={user} />}
          <Button
            variant={isActive ? "danger" : "quiet"}
            size="sm"
            onClick={act({ isActive: !isActive }, `${username} was ${isActive ? "deactivated" : "activated"}`)}
          >
            {isActive ? "Deactivate" : "Activate"}
          </Button>
        </div>
      </td>
    </tr>
  );
}
