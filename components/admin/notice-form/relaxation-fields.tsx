"use client";

import { useEffect, useRef, useState } from "react";
import { NoticeCheckbox, NoticeText, NoticeTyped } from "@/components/admin/notice-form/controls";
import { RowList } from "@/components/admin/notice-form/row-list";
import { useLeaf } from "@/components/admin/notice-form/use-leaf";
import { GROUP_LIST, WHOLE } from "@/lib/notice/editing/typed-values";

/** Relaxations of the greatest age: an entry is for a person of all its groups, and the most favourable one counts. */
export function RelaxationFields({ path }: { path: string }) {
  const { value } = useLeaf(path);
  const count = Array.isArray(value) ? value.length : 0;
  const [isOpen, setIsOpen] = useState(count === 0);
  const before = useRef(count);
  // What a template or another post brought at once is folded: whoever tabs on need not walk through it.
  useEffect(() => {
    if (count > before.current + 1) setIsOpen(false);
    before.current = count;
  }, [count]);
  return (
    <>
      {!Array.isArray(value) || count > 0 ? (
        <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-neel underline">
            {count === 0 ? "Unknown" : `${count} entries`}
          </summary>
          <Rows path={path} />
        </details>
      ) : null}
      {count === 0 && <NoticeCheckbox path={path} on={[]} label="The notice gives no relaxation" />}
    </>
  );
}

function Rows({ path }: { path: string }) {
  return (
    <RowList path={path} what="Relaxation" blank={{ groups: null }}>
      {(row) => (
        <>
          <NoticeTyped path={`${row}.groups`} as={GROUP_LIST} label="For those who are all of" className="sm:w-52" />
          <NoticeTyped path={`${row}.years`} as={WHOLE} label="Years" inputMode="numeric" className="sm:w-24" />
          <NoticeCheckbox path={`${row}.afterService`} label="After service" className="self-end" />
          <NoticeTyped path={`${row}.toAge`} as={WHOLE} label="Or up to age" inputMode="numeric" className="sm:w-28" />
          <NoticeTyped
            path={`${row}.minServiceYears`}
            as={WHOLE}
            label="After years served"
            inputMode="numeric"
            className="sm:w-36"
          />
          <NoticeText path={`${row}.on`} label="Counted on" type="date" className="sm:w-40" />
        </>
      )}
    </RowList>
  );
}
