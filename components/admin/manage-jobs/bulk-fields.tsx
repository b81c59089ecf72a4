import { CORRECTION_OPTIONS } from "@/components/admin/job-form/correction-choice";
import type { GivenToBulk } from "@/components/admin/manage-jobs/use-bulk-write";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import type { BulkAction } from "@/lib/jobs/editing/schema";

type Props = {
  action: BulkAction;
  given: GivenToBulk;
  give: (change: Partial<GivenToBulk>) => void;
  /** Whether readers are told of another last date, and with it why. */
  asksWhy: boolean;
  errors: Partial<Record<keyof GivenToBulk, string>>;
};

/** What an action asks for beside the jobs; most ask for nothing. */
export function BulkFields({ action, given: { deadline, correction, reason }, give, asksWhy, errors }: Props) {
  if (action === "close") {
    return (
      <Input
        label="Reason, as readers see it"
        required
        error={errors.reason}
        maxLength={300}
        value={reason}
        onChange={({ target }) => give({ reason: target.value })}
      />
    );
  }
  if (action !== "deadline") return null;
  return (
    <>
      <Input
        label="New deadline"
        type="date"
        required
        error={errors.deadline}
        value={deadline}
        onChange={({ target }) => give({ deadline: target.value })}
        className="max-w-xs"
      />
      {asksWhy && (
        <RadioGroup
          label="Why?"
          required
          error={errors.correction}
          options={CORRECTION_OPTIONS}
          value={correction}
          onValueChange={(chosen) => give({ correction: chosen })}
          className="mt-3"
        />
      )}
    </>
  );
}
