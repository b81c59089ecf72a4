"use client";

import { useMutation } from "@tanstack/react-query";
import { callAdmin } from "@/components/admin/call";
import { ListState } from "@/components/admin/list-state";
import { useList } from "@/components/admin/use-list";
import { Switch } from "@/components/ui/switch";
import { showToast } from "@/components/ui/toast";

const CALL = "/api/admin/users/second-factor-rule";
type Rule = { isRequired: boolean };

/** The switch by which an admin requires a second factor of all staff. */
export function RequireOfAll() {
  const rule = useList<Rule>("users", CALL);
  const change = useMutation({
    mutationFn: (isRequired: boolean) => callAdmin<Rule>("PUT", CALL, { isRequired }),
    meta: { failed: "Error", changes: "users" },
    onSuccess: ({ isRequired }) =>
      showToast({ title: isRequired ? "A second factor is required of all staff" : "A second factor is no longer required" }),
  });
  if (!rule.data) return <ListState list={rule} loading="Loading the rule..." failed="The rule could not be loaded." />;
  return (
    <Switch
      label="Require a second factor of all staff"
      hint="Whoever has none is led to set it up after signing in, and can do nothing else before."
      checked={rule.data.isRequired}
      disabled={change.isPending}
      onCheckedChange={(isRequired) => change.mutate(isRequired)}
    />
  );
}
