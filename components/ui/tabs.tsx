"use client";

import { Tabs as Primitive } from "radix-ui";
import { type ReactNode, useState } from "react";
import { cx } from "@/components/ui/cx";

const LISTS = {
  segments: "grid auto-cols-fr grid-flow-col gap-1 max-[17rem]:grid-flow-row rounded-md bg-sunken p-1",
  line: "flex flex-wrap border-line border-b",
} as const;

const TABS = {
  segments:
    "rounded-md border border-transparent data-[state=active]:border-control data-[state=active]:bg-surface forced-colors:data-[state=active]:border-[Highlight]",
  line: "-mb-px border-transparent border-b-2 data-[state=active]:border-neel forced-colors:data-[state=active]:border-[Highlight]",
} as const;

export type Tab<T extends string> = {
  value: T;
  label: string;
  content: ReactNode;
  /** Stays behind the others once it was in sight, with what was typed in it. */
  isKept?: boolean;
};

type Props<T extends string> = {
  variant?: keyof typeof TABS;
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onValueChange: (value: T) => void;
};

/** Views of one place, of which one is in sight. Arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, value, onValueChange, variant = "line" }: Props<T>) {
  const [seen, setSeen] = useState<readonly T[]>([value]);
  if (!seen.includes(value)) setSeen([...seen, value]);
  const choose = (next: string) => {
    const tab = tabs.find((one) => one.value === next);
    if (tab) onValueChange(tab.value);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose}>
      <Primitive.List aria-label={label} className={cx("mb-4", LISTS[variant])}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={cx("min-h-11 px-3 font-semibold text-muted hover:text-ink data-[state=active]:text-ink", TABS[variant])}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        // What a panel holds takes the focus itself.
        <Primitive.Content
          key={tab.value}
          value={tab.value}
          tabIndex={-1}
          hidden={tab.value !== value}
          {...(tab.isKept && seen.includes(tab.value) && { forceMount: true })}
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
