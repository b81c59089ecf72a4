"use client";

import { NoticeSelect, NoticeText } from "@/components/admin/notice-form/controls";
import { RowList } from "@/components/admin/notice-form/row-list";

const KINDS = [
  { value: "exam", label: "Exam" },
  { value: "admit_card", label: "Admit card" },
  { value: "answer_key", label: "Answer key" },
  { value: "objection", label: "Objections" },
  { value: "result", label: "Result" },
  { value: "interview", label: "Interview" },
  { value: "document_verification", label: "Document verification" },
  { value: "joining", label: "Joining" },
  { value: "correction", label: "Window for corrections" },
  { value: "fee", label: "Payment of the fee" },
  { value: "apply", label: "Applying" },
];
const STATUSES = [
  { value: "provisional", label: "Provisional" },
  { value: "confirmed", label: "Confirmed" },
  { value: "cancelled", label: "Cancelled" },
];

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
