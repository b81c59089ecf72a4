"use client";

import { type RefObject, useEffect, useRef } from "react";
import { CopyButton } from "@/components/admin/second-factor/copy-button";
import { Panel } from "@/components/admin/second-factor/panel";
import { askBeforeLeaving } from "@/components/ui/before-back";
import { Button } from "@/components/ui/button";
import { downloadText } from "@/components/ui/download";

type Props = {
  codes: string[];
  username: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onDone: () => void;
};

/** The recovery codes, the only time that they can be read: the browser asks before the page is left without a word that they are kept. */
export function RecoveryCodes({ codes, username, heading, onDone }: Props) {
  const text = `${codes.join("\n")}\n`;
  const isKept = useRef(false);
  useEffect(() => askBeforeLeaving(() => !isKept.current), []);
  const leave = () => {
    isKept.current = true;
    onDone();
  };
  return (
    <Panel title="Your recovery codes" heading={heading}>
      <p>
        Your second factor is on. Each of these codes signs you in once where your app is not at hand. Keep them somewhere safe
        and away from your phone: <strong>they are not shown again</strong>.
      </p>
      <ul className="grid list-none gap-x-6 gap-y-1 rounded-md bg-sunken p-4 lg:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="wrap-anywhere text-base">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy codes" />
        <Button size="sm" onClick={() => downloadText(text, `recovery-codes-${fileName(username)}.txt`, "text/plain")}>
          Download codes
        </Button>
      </div>
      <Button variant="primary" className="justify-self-start" onClick={leave}>
        I have kept them
      </Button>
    </Panel>
  );
}

const fileName = (username: string) => username.replace(/[^\p{L}\p{N}]+/gu, "-");
