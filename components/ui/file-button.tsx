"use client";

import { type ComponentProps, useRef } from "react";
import { Button } from "@/components/ui/button";

type Props = ComponentProps<typeof Button> & {
  /** What the button and the field under it are called. */
  label: string;
  /** The kinds of file, as the attribute of that name takes them. */
  accept: string;
  onFile: (file: File) => void;
};

/** A button that asks the device for a file; the same file may be chosen again. */
export function FileButton({ label, accept, onFile, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
