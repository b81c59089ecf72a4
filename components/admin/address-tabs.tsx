"use client";

import { useState } from "react";
import { type Tab, Tabs } from "@/components/ui/tabs";

type Props = { parameter: string; initial: string; label: string; tabs: Tab<string>[] };

/** Tabs whose choice stands in the address, so that a reload and a link keep it. */
export function AddressTabs({ parameter, initial, ...tabs }: Props) {
  const [value, setValue] = useState(initial);
  const choose = (next: string) => {
    setValue(next);
    const address = new URL(location.href);
    address.searchParams.set(parameter, next);
    // Without a state of its own, so that the router knows of it, and a refresh does not take it back.
    history.replaceState(null, "", address);
  };
  return <Tabs {...tabs} value={value} onValueChange={choose} />;
}
