"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callAdmin } from "@/components/admin/call";
import { Enrolment } from "@/components/admin/second-factor/enrolment";
import { Overview } from "@/components/admin/second-factor/overview";
import { Panel } from "@/components/admin/second-factor/panel";
import { ProofForm } from "@/components/admin/second-factor/proof-form";
import { RecoveryCodes } from "@/components/admin/second-factor/recovery-codes";
import { showToast } from "@/components/ui/toast";
import type { EnrolmentDto, SecondFactorDto } from "@/lib/staff/second-factor-schema";

type Step = "overview" | "enrol" | "renew" | "off";
type WithCodes = { recoveryCodes: string[] };

type Props = {
  username: string;
  state: SecondFactorDto;
  /** Whether it is required of all staff, and so cannot be turned off. */
  isRequired: boolean;
  /** The page to go on to once it is set up, where somebody must do that first. */
  goOn?: string | undefined;
};

/** Own second factor: off, being set up, on; and the recovery codes, the once that they are shown. */
export function SecondFactor({ username, state: initial, isRequired, goOn }: Props) {
  const [state, setState] = useState(initial);
  const [step, setStep] = useState<Step>("overview");
  const [codes, setCodes] = useState<string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

  // What was pressed is gone with its step: who reads by keyboard or ear goes on at the heading of the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step and the codes are what it runs after
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [step, codes]);

  const begin = useMutation({ mutationFn: () => callAdmin<EnrolmentDto>("POST", "/api/admin/second-factor") });
  const enrol = () => {
    begin.mutate();
    setStep("enrol");
  };
  const back = () => setStep("overview");
  const showCodes = (next: string[]) => {
    setState({
      isOn: true,
      since: state.since ?? new Date().toISOString(),
      isReadable: state.isReadable,
      recoveryCodesLeft: next.length,
    });
    setCodes(next);
    back();
  };
  const turnedOff = () => {
    setState({ isOn: false, since: null, isReadable: true, recoveryCodesLeft: 0 });
    showToast({ title: "Second Factor Turned Off", description: "Signing in asks for your password alone." });
    back();
  };

  const leaveCodes = () => (goOn ? location.assign(goOn) : setCodes(null));
  if (codes) return <RecoveryCodes codes={codes} username={username} heading={heading} onDone={leaveCodes} />;
  if (step === "enrol") return <Enrolment heading={heading} begin={begin} onConfirmed={showCodes} onCancel={back} />;
  if (step === "renew") {
    return (
      <Panel title="New recovery codes" heading={heading}>
        <p>You get ten new codes. The old ones stop working.</p>
        <ProofForm<WithCodes>
          call={["POST", "/api/admin/second-factor/recovery-codes"]}
          submit="Make new codes"
          onDone={(body) => showCodes(body.recoveryCodes)}
          onCancel={back}
        />
      </Panel>
    );
  }
  if (step === "off") {
    return (
      <Panel title="Turn off the second factor" heading={heading}>
        <p>Signing in will ask for your password alone. The key in your app and your recovery codes stop working.</p>
        <ProofForm
          call={["DELETE", "/api/admin/second-factor"]}
          submit="Turn off"
          isDangerous
          onDone={turnedOff}
          onCancel={back}
        />
      </Panel>
    );
  }
  return <Overview state={state} isRequired={isRequired} heading={heading} onEnrol={enrol} onStep={setStep} />;
}
