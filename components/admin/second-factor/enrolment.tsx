"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { callAdmin, keepToken } from "@/components/admin/call";
import { CopyButton } from "@/components/admin/second-factor/copy-button";
import { Panel } from "@/components/admin/second-factor/panel";
import { ProofForm } from "@/components/admin/second-factor/proof-form";
import { QrCode } from "@/components/admin/second-factor/qr-code";
import type { EnrolmentDto } from "@/lib/staff/second-factor-schema";

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};
type Confirmed = { recoveryCodes: string[]; token?: string };

/** A new key as QR code and as text, then password and first code. */
export function Enrolment({ heading, onConfirmed, onCancel }: Props) {
  const [begun, setBegun] = useState<EnrolmentDto | { problem: string } | null>(null);
  const begin = useCallback(async () => {
    setBegun(null);
    const answer = await callAdmin<EnrolmentDto>("POST", "/api/admin/second-factor");
    setBegun(answer.ok ? answer.body : { problem: answer.body.message ?? "Connection error. Please try again." });
  }, []);
  const hasBegun = useRef(false);
  useEffect(() => {
    // Once: a second key would make the first one, which may be on the screen, worthless.
    if (!hasBegun.current) void begin();
    hasBegun.current = true;
  }, [begin]);

  return (
    <Panel title="Set up an authenticator app" heading={heading}>
      {begun === null && <p role="status">Making a key...</p>}
      {begun && "problem" in begun && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {begun.problem}
          <button type="button" className="button-quiet small" onClick={begin}>
            Try again
          </button>
          <button type="button" className="button-quiet small" onClick={onCancel}>
            Cancel
          </button>
        </p>
      )}
      {begun && "key" in begun && (
        <ol className="list-decimal space-y-6 pl-5">
          <li className="space-y-3">
            <p>Scan this with your authenticator app, or type the key into it.</p>
            <QrCode {...begun.qr} label="QR code of the key below" />
            <div className="grid justify-items-start gap-2">
              <p>
                <span className="block font-semibold">Key</span>
                <code className="break-words text-base">{begun.key}</code>
              </p>
              <div className="flex flex-wrap gap-3">
                <CopyButton text={begun.key.replaceAll(" ", "")} label="Copy key" />
                <a href={begun.uri} className="button-quiet small hidden pointer-coarse:inline-flex">
                  Open in an app on this device
                </a>
              </div>
            </div>
          </li>
          <li className="space-y-3">
            <p>Confirm with your password and the code that the app shows. Your other sessions end.</p>
            <ProofForm<Confirmed>
              call={["POST", "/api/admin/second-factor/confirm"]}
              submit="Turn on"
              isAppOnly
              onDone={({ recoveryCodes, token }) => {
                if (token) keepToken(token);
                onConfirmed(recoveryCodes);
              }}
              onCancel={onCancel}
            />
          </li>
        </ol>
      )}
    </Panel>
  );
}
