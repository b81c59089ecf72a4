"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { ListState } from "@/components/admin/list-state";
import { ListTable } from "@/components/admin/list-table";
import { RequireOfAll } from "@/components/admin/second-factor/require-of-all";
import { type UserChange, UserRow } from "@/components/admin/user-row";
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
        <ListTable
          label="Admin users"
          columns={["Username", "Email", "Role", "Status", "Second factor", "Last login", { name: "Actions", isPlain: true }]}
        >
          {list.data.map((user) => (
            <UserRow key={user.id} user={user} isSelf={user.id === ownId} change={change.mutate} />
          ))}
        </ListTable>
      )}
    </div>
  );
}
