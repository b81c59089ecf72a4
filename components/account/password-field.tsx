"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { TextField } from "@/components/account/text-field";

type Props = Omit<ComponentProps<typeof TextField>, "type"> & { showLabel: string; hideLabel: string };

/** A password, hidden until one asks to see it. */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField {...field} type={isShown ? "text" : "password"} className="pr-12" autoCapitalize="off" spellCheck={false}>
      <button
        type="button"
        aria-label={isShown ? hideLabel : showLabel}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        <Icon aria-hidden size={20} />
      </button>
    </TextField>
  );
}
