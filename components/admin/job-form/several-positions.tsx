"use client";

import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Checkbox } from "@/components/ui/checkbox";
import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { withOnePost } from "@/lib/notice/editing/posts";

/** Whether the notice advertises several positions. Turned off it has none of them any more (spec section 4), which is asked before several go. */
export function SeveralPositions() {
  const { watch, setValue, getValues, reset, clearErrors } = useFormContext<JobFormValues>();
  const isSeveral = watch("useMultiplePositions");
  // What was wrong with the fields that go now would stay in the summary, with a link that leads nowhere.
  useEffect(() => clearErrors(isSeveral ? ["qualification", "positions"] : "jobPositions"), [isSeveral, clearErrors]);
  const [toRemove, setToRemove] = useState<string[]>([]);
  const turnOff = () => {
    setToRemove([]);
    const values = withOnePost(getValues());
    setValue("useMultiplePositions", false, { shouldDirty: true });
    reset(values, { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true });
  };
  const change = (isChecked: boolean) => {
    const named = getValues("jobPositions").flatMap(({ positionName }) => positionName.trim() || []);
    if (isChecked) setValue("useMultiplePositions", true, { shouldDirty: true });
    else if (named.length > 1) setToRemove(named);
    else turnOff();
  };
  return (
    <>
      <Checkbox
        label="The notice advertises several positions"
        checked={isSeveral}
        onCheckedChange={change}
        className="sm:col-span-2"
      />
      {toRemove.length > 0 && (
        <ConfirmDialog
          title={`Remove ${toRemove.length} positions?`}
          question="Without several positions the form has none of them: what was entered of each goes."
          action="Remove them"
          dismissal="Keep them"
          confirm={turnOff}
          close={() => setToRemove([])}
        >
          {toRemove.join(", ")}
        </ConfirmDialog>
      )}
    </>
  );
}
