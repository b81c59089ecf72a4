import { Bookmark } from "lucide";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  /** The word on the button. */
  label: string;
  /** The word once the job is saved. */
  pressedLabel: string;
  /** The word and the job. */
  name: string;
  variant?: "quiet" | "bare";
  className: string;
};

/** The save toggle. Its surroundings carry `data-job`; components/jobs/job-actions.tsx gives it life. */
export function SaveMark({ label, pressedLabel, name, variant, className }: Props) {
  return (
    <Button variant={variant} data-mark="save" aria-pressed="false" aria-label={name} className={`group ${className}`}>
      <Icon of={Bookmark} size={20} className="group-aria-pressed:fill-current" />
      <span className="group-aria-pressed:hidden">{label}</span>
      <span className="hidden group-aria-pressed:inline">{pressedLabel}</span>
    </Button>
  );
}
