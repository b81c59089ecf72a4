import { X } from "lucide";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  id: string;
  title: string;
  /** Stands beside the title. */
  badge?: ReactNode;
  closeLabel: string;
  className?: string;
  children: ReactNode;
};

/**
 * What slides in from the edge of a phone: a native popover, so that it opens (`popoverTarget` of a button), closes, takes the focus and
 * gives it back without a script.
 */
export function Sheet({ id, title, badge, closeLabel, className, children }: Props) {
  return (
    <section id={id} popover="auto" aria-labelledby={`${id}-title`} className={className}>
      <div className="flex min-h-11 items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          {badge}
        </div>
        <Button
          size="icon"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          // A popover gives the focus to this when it opens; in place the button is not shown.
          autoFocus
          className="sheet-close"
        >
          <Icon of={X} size={20} />
        </Button>
      </div>
      {children}
    </section>
  );
}
