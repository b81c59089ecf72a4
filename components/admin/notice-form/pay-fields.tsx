"use client";

import { NoticeText, NoticeTyped } from "@/components/admin/notice-form/controls";
import { useLeaf } from "@/components/admin/notice-form/use-leaf";
import { Select } from "@/components/ui/select";
import { RUPEES, WHOLE } from "@/lib/notice/editing/typed-values";

const KINDS = [
  { value: "level", label: "Level of a pay matrix" },
  { value: "range", label: "Range" },
  { value: "consolidated", label: "Consolidated" },
  { value: "stipend", label: "Stipend" },
] as const;
const COMMISSIONS = [
  { value: "7", label: "7th" },
  { value: "6", label: "6th" },
  { value: "8", label: "8th" },
] as const;
/** What a new choice of each kind begins with. */
const BLANK = {
  level: { kind: "level", commission: 7, level: null },
  range: { kind: "range", min: null },
  consolidated: { kind: "consolidated", amount: null },
  stipend: { kind: "stipend", amount: null },
} as const;

/** The pay of a post: a level of a commission's matrix, a range, or one amount. */
export function PayFields({ path }: { path: string }) {
  const { value, set, id } = useLeaf(path);
  const pay = (value ?? {}) as { kind?: string; commission?: unknown };
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        id={`${id}-kind`}
        label="Kind"
        empty="Unknown"
        options={KINDS}
        value={pay.kind ?? ""}
        onChange={(event) => set(BLANK[event.target.value as keyof typeof BLANK] ?? null)}
        className="w-48"
      />
      {pay.kind === "level" && (
        <>
          <Commission path={`${path}.commission`} />
          <NoticeText path={`${path}.level`} label="Level" className="w-20" />
          <NoticeTyped path={`${path}.cell`} as={WHOLE} label="Cell" inputMode="numeric" className="w-24" />
        </>
      )}
      {pay.kind === "range" && (
        <>
          <NoticeTyped path={`${path}.min`} as={RUPEES} label="From, rupees a month" inputMode="decimal" className="w-44" />
          <NoticeTyped path={`${path}.max`} as={RUPEES} label="To" inputMode="decimal" className="w-32" />
        </>
      )}
      {(pay.kind === "consolidated" || pay.kind === "stipend") && (
        <NoticeTyped path={`${path}.amount`} as={RUPEES} label="Rupees a month" inputMode="decimal" className="w-40" />
      )}
    </div>
  );
}

function Commission({ path }: { path: string }) {
  const { value, set, id } = useLeaf(path);
  return (
    <Select
      id={id}
      label="Commission"
      options={COMMISSIONS}
      value={String(value ?? "7")}
      onChange={(event) => set(Number(event.target.value))}
      className="w-28"
    />
  );
}
