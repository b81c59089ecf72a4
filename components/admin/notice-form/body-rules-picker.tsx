"use client";

import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { withBodyRules } from "@/lib/notice/editing/posts";
import { BODY_KEYS, type BodyKey, type BodyRules, bodyRules, proposedRules } from "@/lib/notice/templates/template";
import { placesOf } from "@/lib/places/places";

const OPTIONS = BODY_KEYS.map((value) => ({ value, label: bodyRules(value).label }));

const CERTAINTIES: Readonly<Record<BodyRules["certainty"], string>> = {
  copied: "Second-hand: compare with the notice.",
  reported: "Not sure: nobody compared all of it with a notice. You are asked to before it is saved.",
};

/** Fills in what the notices of a body say as a rule; its department or place proposes which. The source stands beside it, to compare. */
export function BodyRulesPicker({ onPick }: { onPick: (edit: (values: JobFormValues) => JobFormValues) => void }) {
  const { control } = useFormContext<JobFormValues>();
  const [department, location] = useWatch({ control, name: ["department", "location"] });
  const [chosen, setChosen] = useState<BodyKey | null>(null);
  const key = chosen ?? proposedRules(department, placesOf(location));
  const rules = key && bodyRules(key);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label="Relaxations and fees as usual for"
          empty="Choose..."
          options={OPTIONS}
          value={key ?? ""}
          onValueChange={setChosen}
          className="w-72"
        />
        <Button disabled={!key} onClick={() => key && onPick((values) => withBodyRules(values, key))}>
          Fill in where unknown
        </Button>
      </div>
      {rules && (
        <p className="text-muted">
          {rules.source} ({rules.asOf}). <b>{CERTAINTIES[rules.certainty]}</b>
        </p>
      )}
    </div>
  );
}
