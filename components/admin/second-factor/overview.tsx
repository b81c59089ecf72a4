import type { RefObject } from "react";
import { Panel } from "@/components/admin/second-factor/panel";
import { StatusLine } from "@/components/admin/second-factor/status-line";
import { Button } from "@/components/ui/button";
import type { SecondFactorDto } from "@/lib/staff/second-factor-schema";

type Props = {
  state: SecondFactorDto;
  isRequired: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onEnrol: () => void;
  onStep: (step: "renew" | "off") => void;
};

/** Whether the second factor is on, and what can be done about it. */
export function Overview({ state, isRequired, heading, onEnrol, onStep }: Props) {
  return (
    <Panel title="Your account" heading={heading}>
      <StatusLine state={state} />
      {state.isOn && isRequired && <p>It is required of all staff and cannot be turned off.</p>}
      <div className="flex flex-wrap gap-3">
        {state.isOn ? (
          <>
            <Button onClick={() => onStep("renew")}>New recovery codes</Button>
            {!isRequired && (
              <Button variant="danger" onClick={() => onStep("off")}>
                Turn off
              </Button>
            )}
          </>
        ) : (
          <Button variant="primary" onClick={onEnrol}>
            Set up
          </Button>
        )}
      </div>
    </Panel>
  );
}
