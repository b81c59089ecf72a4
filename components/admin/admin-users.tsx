"use client";

import { useCallback, useEffect, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { ScrollBox } from "@/components/admin/scroll-box";
import { ResetSecondFactor } from "@/components/admin/second-factor/reset-second-factor";
import { showToast } from "@/components/ui/toast";
import { formatInstant } from "@/lib/i18n/instant";
import type { AdminUserDto } from "@/lib/staff/schema";

type Row = AdminUserDto & { hasSecondFactor: boolean };
type Change = { role?: "admin" | "editor"; isActive?: boolean; endSessions?: true };

/** Everybody of the staff, with their roles and sessions. */
export function AdminUsers({ ownId }: { ownId: number }) {
  const [users, setUsers] = useState<Row[] | "failed" | null>(null);
  const load = useCallback(async () => {
    const [answer, factors] = await Promise.all([
      callAdmin<AdminUserDto[]>("GET", "/api/admin/users"),
      callAdmin<number[]>("GET", "/api/admin/users/second-factors"),
    ]);
    const isLoaded = answer.ok && factors.ok;
    setUsers(isLoaded ? answer.body.map((user) => ({ ...user, hasSecondFactor: factors.body.includes(user.id) })) : "failed");
  }, []);
  useEffect(() => void load(), [load]);

  const change = (user: Row, body: Change, done: string) => act("PATCH", `/api/admin/users/${user.id}`, body, done);
  const reset = (user: Row) =>
    act("DELETE", `/api/admin/users/${user.id}/second-factor`, undefined, `${user.username} signs in by password alone now`);

  async function act(method: string, path: string, body: Change | undefined, done: string) {
    const answer = await callAdmin(method, path, body);
    if (answer.ok) showToast({ title: done });
    else
      showToast({ title: "Error", description: answer.body.message ?? "Connection error. Please try again.", destructive: true });
    await load();
  }

  if (users === null) return <p role="status">Loading the users...</p>;
  if (users === "failed") {
    return (
      <p role="alert">
        The users could not be loaded.{" "}
        <button type="button" className="button-quiet small" onClick={load}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <ScrollBox label="Admin users">
      <table className="admin-table">
        <caption className="sr-only">Admin users</caption>
        <thead>
          <tr>
            <th scope="col">Username</th>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">Status</th>
            <th scope="col">Second factor</th>
            <th scope="col">Last login</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} isSelf={user.id === ownId} change={change} reset={reset} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

type RowProps = {
  user: Row;
  isSelf: boolean;
  change: (user: Row, body: Change, done: string) => void;
  reset: (user: Row) => Promise<void>;
};

function UserRow({ user, isSelf, change, reset }: RowProps) {
  const other = user.role === "admin" ? "editor" : "admin";
  return (
    <tr>
      <th scope="row" className="text-ink!">
        {user.username} {isSelf && <span className="font-normal text-muted">(you)</span>}
      </th>
      <td>{user.email}</td>
      <td>{user.role}</td>
      <td>
        <span className={`chip ${user.isActive ? "bg-open-bg text-open" : "bg-expired-bg text-expired"}`}>
          {user.isActive ? "Active" : "Deactivated"}
        </span>
      </td>
      <td>{user.hasSecondFactor ? "On" : "Off"}</td>
      <td className="whitespace-nowrap">{user.lastLogin ? formatInstant(user.lastLogin) : "Never"}</td>
      <td>
        <div className="flex gap-2 whitespace-nowrap">
          <button
            type="button"
            className="button-quiet small"
            onClick={() => change(user, { role: other }, `${user.username} is now ${other}`)}
          >
            Make {other}
          </button>
          <button
            type="button"
            className="button-quiet small"
            onClick={() => change(user, { endSessions: true }, `All sessions of ${user.username} have ended`)}
          >
            End sessions
          </button>
          {user.hasSecondFactor && !isSelf && <ResetSecondFactor username={user.username} reset={() => reset(user)} />}
          <button
            type="button"
            className={user.isActive ? "button-danger small" : "button-quiet small"}
            onClick={() =>
              change(user, { isActive: !user.isActive }, `${user.username} was ${user.isActive ? "deactivated" : "activated"}`)
            }
          >
            {user.isActive ? "Deactivate" : "Activate"}
          </button>
        </div>
      </td>
    </tr>
  );
}
