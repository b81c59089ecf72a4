"use client";

import { NoticeSelect, NoticeText } from "@/components/admin/notice-form/controls";
import { RowList } from "@/components/admin/notice-form/row-list";

const KINDS = [
  { value: "notice", label: "Notice" },
  { value: "corrigendum", label: "Corrigendum" },
  { value: "form", label: "Form" },
  { value: "syllabus", label: "Syllabus" },
  { value: "other", label: "Other" },
];
const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "hi", label: "Hindi" },
];

/** The official documents of a notice. Its number is the advertisement number of the details. */
export function DocumentsStep() {
  return (
    <RowList path="documents" what="Document" blank={{ kind: "notice" }}>
      {(path) => (
        <>
          <NoticeSelect path={`${path}.kind`} label="Kind" options={KINDS} isSet className="sm:w-32" />
          <NoticeText path={`${path}.title`} label="Title" className="sm:w-56" />
          <NoticeText path={`${path}.url`} label="Address" type="url" className="sm:w-64" />
          <NoticeText path={`${path}.publishedOn`} label="Published on" type="date" className="sm:w-40" />
          <NoticeSelect path={`${path}.language`} label="Language" options={LANGUAGES} className="sm:w-32" />
        </>
      )}
    </RowList>
  );
}
