"use client";

import type { ReactNode } from "react";
import { NoticeCheckbox, NoticeSelect, NoticeText, NoticeTextarea, NoticeTyped } from "@/components/admin/notice-form/controls";
import { PayFields } from "@/components/admin/notice-form/pay-fields";
import { QualificationFields } from "@/components/admin/notice-form/qualification-fields";
import { RelaxationFields } from "@/components/admin/notice-form/relaxation-fields";
import { useLeaf } from "@/components/admin/notice-form/use-leaf";
import { FieldSet } from "@/components/ui/field-set";
import { STATE_LIST, WHOLE, WORDS } from "@/lib/notice/editing/typed-values";

const RULES = [
  { value: "not_attained", label: "Not attained on that day" },
  { value: "not_exceeding", label: "Not exceeded on that day" },
];
const SEXES = [
  { value: "male", label: "Men only" },
  { value: "female", label: "Women only" },
];
const LINE = "flex flex-wrap items-start gap-3";

/** Whom one post takes, and what it pays. */
export function PostConditions({ index }: { index: number }) {
  const path = `posts.${index}`;
  return (
    <>
      <Part id={`job-notice-posts-${index}-age`} title="Age">
        <AgeFields path={`${path}.age`} />
      </Part>
      <Part title="Relaxations">
        <RelaxationFields path={`${path}.relaxations`} />
        <NoticeTyped
          path={`${path}.reservationFor`}
          as={STATE_LIST}
          label="Categories count only for people of"
          placeholder="Everywhere"
          className="max-w-sm"
        />
      </Part>
      <Part title="Qualification">
        <QualificationFields path={`${path}.qualification`} />
      </Part>
      <Part title="Pay">
        <PayFields path={`${path}.pay`} />
      </Part>
      <Part title="Other conditions">
        <div className={LINE}>
          <NoticeSelect path={`${path}.sex`} label="Sex" options={SEXES} className="w-36" />
          <NoticeTyped
            path={`${path}.domicile`}
            as={STATE_LIST}
            label="Only people of"
            placeholder="Any state"
            className="w-56"
          />
          <NoticeTyped path={`${path}.experienceMonths`} as={WHOLE} label="Experience in months" className="w-40" />
          <NoticeTyped path={`${path}.languages`} as={WORDS} label="Languages" className="w-48" />
          <NoticeTyped path={`${path}.places`} as={WORDS} label="Places of posting" className="w-64" />
        </div>
        <NoticeTextarea path={`${path}.physical`} label="Physical standards" rows={2} />
      </Part>
    </>
  );
}

function AgeFields({ path }: { path: string }) {
  const { value } = useLeaf(path);
  const isNone = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return (
    <>
      {!isNone && (
        <div className={LINE}>
          <NoticeTyped path={`${path}.min`} as={WHOLE} label="At least" inputMode="numeric" className="w-24" />
          <NoticeTyped path={`${path}.max`} as={WHOLE} label="At most" inputMode="numeric" className="w-24" />
          <NoticeText path={`${path}.on`} label="Counted on" type="date" className="w-40" />
          <NoticeSelect path={`${path}.maxRule`} label="The greatest age is" options={RULES} className="w-56" />
          <NoticeText path={`${path}.bornFrom`} label="Born from" type="date" className="w-40" />
          <NoticeText path={`${path}.bornTo`} label="Born to" type="date" className="w-40" />
        </div>
      )}
      <NoticeCheckbox path={path} on={{}} label="The notice sets no age limit" />
    </>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <FieldSet id={id} label={title} isFramed className="grid gap-2">
      {children}
    </FieldSet>
  );
}
