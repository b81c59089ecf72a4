"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { ListState } from "@/components/admin/list-state";
import { RequireOfAll } from "@/components/admin/second-factor/require-of-all";
import { type UserChange, UserRow } from "@/components/admin/user-row";
import { Table } from "@/components/ui/table";
import { showToast } from "@/components/ui/toast";
import type { AdminUserDto } from "@/lib/staff/schema";

/** Everybody of the staff, with their roles and sessions. */
export function AdminUsers({ ownId }: { ownId: number }) {
  const list = useQuery({
    queryKey: ["users"],
    queryFn: async ({ signal }) => {
      const [users, factors] = await Promise.all([
        callAdmin<AdminUserDto[]>("GET", "/api/admin/users", undefined, signal),
        callAdmin<number[]>("GET", "/api/admin/users/second-factors", undefined, signal),
      ]);
      return users.map((user) => ({ ...user, hasSecondFactor: factors.includes(user.id) }));
    },
  });
  const change = useMutation({
    mutationFn: ({ path, body }: UserChange) => callAdmin("PATCH", path, body),
    meta: { failed: "Error", changes: "users" },
    onSuccess: (_answer, { done }) => showToast({ title: done }),
  });

  return (
    <div className="grid gap-3">
      <RequireOfAll />
      <ListState list={list} loading="Loading the users..." failed="The users could not be loaded." />
      {list.data && (
        <Table label="Admin users" boxClassName="card" beside="last login and actions">
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
            {list.data.map((user) => (
              <UserRow key={user.id} user={user} isSelf={user.id === ownId} change={change.mutate} />
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}
