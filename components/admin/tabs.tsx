"use client";

import { Tabs as RadixTabs } from "radix-ui";
import { type ReactNode, useState } from "react";

export type Tab = { value: string; label: string; content: ReactNode };

/** Tabs whose choice stands in the address, so that a reload and a link keep it. Arrow keys move between them. */
export function Tabs({ parameter, initial, label, tabs }: { parameter: string; initial: string; label: string; tabs: Tab[] }) {
  const [value, setValue] = useState(initial);
  const choose = (next: string) => {
    setValue(next);
    const address = new URL(location.href);
    address.searchParams.set(parameter, next);
    history.replaceState(history.state, "", address);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <RadixTabs.List aria-label={label} className="flex flex-wrap border-line border-b">
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} className="admin-tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
