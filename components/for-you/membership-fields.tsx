"use client";

import { FieldSet } from "@/components/ui/field-set";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { YES_NO_FACTS } from "@/lib/eligibility/profile-form";
import type { FormPart } from "./profile-form";

const ASKED = ["exServiceman", "centralEmployee", ...YES_NO_FACTS] as const;
const YEARS = { exServiceman: "serviceYears", centralEmployee: "employeeYears" } as const;

/** What relaxes ages and fees, and experience. Not told is not no: both can be said. */
export function MembershipFields({ typed, change, errorOf, t }: FormPart) {
  const years = (field: "serviceYears" | "employeeYears" | "experienceYears") => (
    <Input
      key={field}
      id={field === "experienceYears" ? "own-experienceMonths" : undefined}
      label={t(field)}
      inputMode="decimal"
      maxLength={6}
      value={typed[field]}
      error={errorOf(field)}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  return (
    <FieldSet label={t("more")} isFramed>
      <div className="grid grid-cols-2 items-end gap-x-3 gap-y-3 max-[19em]:grid-cols-1 sm:grid-cols-4">
        {years("experienceYears")}
        {ASKED.flatMap((fact) => [
          <Select
            key={fact}
            id={`own-${fact}`}
            label={t(`facts.${fact}`)}
            empty={t("notTold")}
            options={[
              { value: "yes", label: t("yes") },
              { value: "no", label: t("no") },
            ]}
            value={typed[fact]}
            onChange={({ target }) => change({ [fact]: target.value })}
          />,
          ...(fact in YEARS && typed[fact] === "yes" ? [years(YEARS[fact as keyof typeof YEARS])] : []),
        ])}
      </div>
    </FieldSet>
  );
}
