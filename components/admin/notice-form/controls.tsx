"use client";

import type { ComponentProps } from "react";
import { useLeaf, useTyped } from "@/components/admin/notice-form/use-leaf";
import { Checkbox } from "@/components/ui/checkbox";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { TypedValue } from "@/lib/notice/editing/typed-values";

/** What stands in a control of which nothing is known. */
const UNKNOWN = "Unknown";

type Given = { path: string };
type InputProps = Given & Omit<ComponentProps<typeof Input>, "value" | "onChange" | "name" | "id">;

/** A line of text of the notice, a day or a time; blank is unknown. */
export function NoticeText({ path, ...input }: InputProps) {
  const { id, value, set, error } = useLeaf(path);
  return (
    <Input
      autoComplete="off"
      {...input}
      id={id}
      error={error}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => set(event.target.value || null)}
    />
  );
}

/** A number, an amount or a list that is typed as one line. */
export function NoticeTyped({ path, as, ...input }: InputProps & { as: TypedValue }) {
  return <Input autoComplete="off" placeholder={UNKNOWN} {...input} {...useTyped(path, as)} />;
}

/** A text of several lines. */
export function NoticeTextarea({
  path,
  ...textarea
}: Given & Omit<ComponentProps<typeof Textarea>, "value" | "onChange" | "name" | "id">) {
  const { id, value, set, error } = useLeaf(path);
  return (
    <Textarea
      {...textarea}
      id={id}
      error={error}
      value={typeof value === "string" ? value : ""}
      onChange={(event) => set(event.target.value || null)}
    />
  );
}

type SelectProps = Given &
  Pick<ComponentProps<typeof Select>, "label" | "isLabelHidden" | "hint" | "className"> & {
    options: readonly { value: string; label: string }[];
    /** Something is always chosen. */
    isSet?: boolean;
  };

/** A choice of one; none is unknown. */
export function NoticeSelect({ path, isSet, ...select }: SelectProps) {
  const { id, value, set, error } = useLeaf(path);
  return (
    <Select
      {...select}
      id={id}
      error={error}
      empty={isSet ? undefined : UNKNOWN}
      value={typeof value === "string" || typeof value === "number" ? String(value) : ""}
      onChange={(event) => set(event.target.value || null)}
    />
  );
}

/** A box whose tick is a value of its own; without it the value is unknown. */
export function NoticeCheckbox({ path, on = true, ...box }: Given & { label: string; on?: unknown; className?: string }) {
  const { id, value, set, error } = useLeaf(path);
  return (
    <Checkbox
      {...box}
      // The id of the path is that of the group that the tick is about.
      id={on === true ? id : `${id}-none`}
      error={error}
      checked={JSON.stringify(value) === JSON.stringify(on)}
      onCheckedChange={(isChecked) => set(isChecked ? on : null)}
    />
  );
}
