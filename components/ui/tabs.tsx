"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";

const listVariants = cva("", {
  variants: {
    variant: {
      segments: "mb-4 grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1",
      line: "mb-4 flex flex-wrap border-line border-b",
    },
  },
  defaultVariants: { variant: "line" },
});

const tabVariants = cva("min-h-11 px-3 font-semibold text-muted hover:text-ink data-[state=active]:text-ink", {
  variants: {
    variant: {
      segments: "rounded-md border border-transparent data-[state=active]:border-control data-[state=active]:bg-surface",
      line: "-mb-px border-transparent border-b-2 data-[state=active]:border-neel",
    },
  },
  defaultVariants: { variant: "line" },
});

export type Tab<T extends string> = { value: T; label: string; content: ReactNode };

type Props<T extends string> = VariantProps<typeof tabVariants> & {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onValueChange: (value: T) => void;
};

/** Views of one place, of which one is in sight. Arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, value, onValueChange, variant }: Props<T>) {
  const choose = (next: string) => {
    const tab = tabs.find((one) => one.value === next);
    if (tab) onValueChange(tab.value);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose}>
      <Primitive.List aria-label={label} className={listVariants({ variant })}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={tabVariants({ variant })}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        // What a panel holds takes the focus itself.
        <Primitive.Content key={tab.value} value={tab.value} tabIndex={-1}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
