"use client";

import { NoticeCheckbox, NoticeSelect, NoticeText, NoticeTyped } from "@/components/admin/notice-form/controls";
import { RowList } from "@/components/admin/notice-form/row-list";
import { useLeaf } from "@/components/admin/notice-form/use-leaf";
import { GROUP_MARKS, PERCENT, WORDS } from "@/lib/notice/editing/typed-values";
import { LEVELS } from "@/lib/notice/terms";

const LEVEL_WORDS = {
  "5th": "5th pass",
  "8th": "8th pass",
  "10th": "10th pass",
  "12th": "12th pass",
  iti: "ITI",
  diploma: "Diploma",
  graduate: "Graduate",
  engineering: "Engineering degree",
  postgraduate: "Postgraduate",
  doctorate: "Doctorate",
} as const satisfies Record<(typeof LEVELS)[number], string>;
const OPTIONS = LEVELS.map((value) => ({ value, label: LEVEL_WORDS[value] }));
const APPEARING = [
  { value: "allowed", label: "May apply" },
  { value: "not_allowed", label: "May not apply" },
];

/** Any of some qualifications; or none is needed, which an empty list says. */
export function QualificationFields({ path }: { path: string }) {
  const { value } = useLeaf(path);
  const isNone = JSON.stringify(value) === NONE_NEEDED;
  return (
    <>
      {!isNone && (
        <>
          <RowList path={`${path}.anyOf`} what="Choice" blank={{ level: null }} least={1}>
            {(row) => <Choice path={row} />}
          </RowList>
          <div className="flex flex-wrap gap-3">
            <NoticeSelect path={`${path}.appearing`} label="Who still studies for it" options={APPEARING} className="w-44" />
            <NoticeText path={`${path}.heldBy`} label="To be held by" type="date" className="w-40" />
            <NoticeSelect path={`${path}.notAbove`} label="Not above" options={OPTIONS} className="w-44" />
            <NoticeText path={`${path}.desirable`} label="Desirable" className="min-w-0 flex-1 sm:min-w-56" />
          </div>
        </>
      )}
      <NoticeCheckbox path={path} on={{ anyOf: [] }} label="No qualification is needed" />
    </>
  );
}

const NONE_NEEDED = JSON.stringify({ anyOf: [] });

function Choice({ path }: { path: string }) {
  return (
    <>
      <NoticeSelect path={`${path}.level`} label="Level" options={OPTIONS} className="sm:w-44" />
      <NoticeTyped
        path={`${path}.subjects`}
        as={WORDS}
        label="Any of these subjects"
        placeholder="Any subject"
        className="sm:w-56"
      />
      <NoticeTyped path={`${path}.minMarks`} as={PERCENT} label="Marks, per cent" inputMode="decimal" className="sm:w-32" />
      <NoticeTyped
        path={`${path}.minMarksFor`}
        as={GROUP_MARKS}
        label="Marks of groups"
        placeholder="SC 45, ST 45"
        className="sm:w-40"
      />
      <NoticeText path={`${path}.also`} label="And also" placeholder="CTET; or a licence" maxLength={200} className="sm:w-56" />
    </>
  );
}
