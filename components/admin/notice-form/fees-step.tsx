"use client";

import { NoticeTyped } from "@/components/admin/notice-form/controls";
import { RowList } from "@/components/admin/notice-form/row-list";
import { GROUPS_OR_ALL, RUPEES } from "@/lib/notice/editing/typed-values";
import { GROUPS } from "@/lib/notice/terms";

/** Fees by groups: an entry is for a person of any of its groups, and the lowest that applies counts. */
export function FeesStep() {
  return (
    <>
      <p className="text-muted">
        Groups: <b>all</b>, or {GROUPS.join(", ")}. Whoever belongs to several entries pays the lowest.
      </p>
      <RowList path="fees" what="Fee" blank={{ groups: null, amount: null }}>
        {(path) => (
          <>
            <NoticeTyped path={`${path}.groups`} as={GROUPS_OR_ALL} label="Groups" className="sm:w-72" />
            <NoticeTyped path={`${path}.amount`} as={RUPEES} label="Rupees" inputMode="decimal" className="sm:w-28" />
            <NoticeTyped path={`${path}.refundable`} as={RUPEES} label="Of it refunded" inputMode="decimal" className="sm:w-32" />
          </>
        )}
      </RowList>
    </>
  );
}
