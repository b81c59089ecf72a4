"use client";

import { Search } from "lucide";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const Palette = dynamic(() => import("@/components/admin/palette").then((module) => module.Palette), { ssr: false });

/** Ctrl+K, or the button: goes to any part of the admin area or any job by a few letters. The palette is loaded when first opened. */
export function PaletteOpener() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setIsOpen((before) => !before);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Button className="px-3" aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        <Icon of={Search} size={16} /> <span className="max-sm:sr-only">Go to</span>
        <kbd className="hidden font-normal text-muted lg:inline">Ctrl K</kbd>
      </Button>
      {isOpen && <Palette close={() => setIsOpen(false)} />}
    </>
  );
}
