"use client";

import { NoticeSelect, NoticeText } from "@/components/admin/notice-form/controls";
import { RowList } from "@/components/admin/notice-form/row-list";
import type { Notice } from "@/lib/notice/schema";

type Stage = NonNullable<Notice["stages"]>[number];

const KINDS = optionsOf({
  exam: "Exam",
  admit_card: "Admit card",
  answer_key: "Answer key",
  objection: "Objections",
  result: "Result",
  interview: "Interview",
  document_verification: "Document verification",
  joining: "Joining",
  correction: "Window for corrections",
  fee: "Payment of the fee",
  apply: "Applying",
} satisfies Record<Stage["kind"], string>);
const STATUSES = optionsOf({
  provisional: "Provisional",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
} satisfies Record<Stage["status"], string>);

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Until which hour, and what follows when. */
export function DatesStep() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <NoticeText
          path="closingTime"
          label="Closes at"
          type="time"
          hint="On the last date, Indian time. Blank: the notice gives no hour"
          className="max-w-56"
        />
        <NoticeText path="feePaidBy" label="Fee paid by" type="date" className="max-w-48" />
      </div>
      <RowList path="stages" what="Stage" blank={{ kind: null, status: "provisional" }}>
        {(path) => (
          <>
            <NoticeSelect path={`${path}.kind`} label="Kind" options={KINDS} className="sm:w-40" />
            <NoticeText path={`${path}.name`} label="Name" className="sm:w-36" />
            <NoticeText path={`${path}.from`} label="From" type="date" className="sm:w-40" />
            <NoticeText path={`${path}.to`} label="To" type="date" className="sm:w-40" />
            <NoticeSelect path={`${path}.status`} label="Status" options={STATUSES} isSet className="sm:w-32" />
            <NoticeText path={`${path}.url`} label="Address" type="url" className="sm:w-56" />
          </>
        )}
      </RowList>
    </>
  );
}
