"use client";

import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, type FieldProps, type Own } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";

type Line = Omit<Own<"input">, "type">;

type Props = FieldProps & Line & { showLabel: string; hideLabel: string };

/** A labelled password, hidden until one asks to see it. */
export function PasswordInput({ showLabel, hideLabel, ...props }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field<Line> {...props}>
      {(input) => (
        <div className="relative">
          <input
            {...input}
            type={isShown ? "text" : "password"}
            autoCapitalize="off"
            spellCheck={false}
            className="field pr-12"
          />
          <Button
            variant="bare"
            aria-label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-md text-muted hover:text-ink"
          >
            <Icon of={isShown ? EyeOff : Eye} size={20} />
          </Button>
        </div>
      )}
    </Field>
  );
}
