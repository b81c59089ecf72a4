"use client";

import { useCallback, useEffect, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { showToast } from "@/components/ui/toast";
import type { AdminUserDto } from "@/lib/admins/schema";
import { formatInstant } from "@/lib/i18n/instant";

type Change = { role?: "admin" | "editor"; isActive?: boolean; endSessions?: true };

/** Everybody of the staff, with their roles and sessions. */
export function AdminUsers({ ownId }: { ownId: number }) {
  const [users, setUsers] = useState<AdminUserDto[] | "failed" | null>(null);
  const load = useCallback(async () => {
    const answer = await callAdmin<AdminUserDto[]>("GET", "/api/admin/users");
    setUsers(answer.ok ? answer.body : "failed");
  }, []);
  useEffect(() => void load(), [load]);

  async function change(user: AdminUserDto, body: Change, done: string) {
    const answer = await callAdmin<AdminUserDto>("PATCH", `/api/admin/users/${user.id}`, body);
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways by keyboard too
    <section className="admin-scroll card" aria-label="Admin users" tabIndex={0}>
      <table className="admin-table">
        <caption className="sr-only">Admin users</caption>
        <thead>
          <tr>
            <th scope="col">Username</th>
            <th scope="col">Email</th>
            <th scope="col">Role</th>
            <th scope="col">Status</th>
            <th scope="col">Last login</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} isSelf={user.id === ownId} change={change} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type RowProps = { user: AdminUserDto; isSelf: boolean; change: (user: AdminUserDto, body: Change, done: string) => void };

function UserRow({ user, isSelf, change }: RowProps) {
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
