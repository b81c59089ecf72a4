"use client";

import type { UseMutationResult } from "@tanstack/react-query";
import type { RefObject } from "react";
import { type CallFailed, keepToken } from "@/components/admin/call";
import { CopyButton } from "@/components/admin/second-factor/copy-button";
import { Panel } from "@/components/admin/second-factor/panel";
import { ProofForm } from "@/components/admin/second-factor/proof-form";
import { QrCode } from "@/components/admin/second-factor/qr-code";
import { Button, ButtonLink } from "@/components/ui/button";
import type { EnrolmentDto } from "@/lib/staff/second-factor-schema";

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Makes the key. Whoever begins calls it once: a second key would make the one on the screen worthless. */
  begin: UseMutationResult<EnrolmentDto, CallFailed, void>;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};
type Confirmed = { recoveryCodes: string[]; token?: string };

/** A new key as QR code and as text, then password and first code. */
export function Enrolment({ heading, begin, onConfirmed, onCancel }: Props) {
  const { data: begun, error } = begin;
  return (
    <Panel title="Set up an authenticator app" heading={heading}>
      {begin.isPending && <p role="status">Making a key...</p>}
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {error.message}
          <Button size="sm" onClick={() => begin.mutate()}>
            Try again
          </Button>
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      )}
      {begun && (
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
                <ButtonLink size="sm" href={begun.uri} className="hidden pointer-coarse:inline-flex">
                  Open in an app on this device
                </ButtonLink>
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
